// What the library knows of the form: the focused field, the requests on a time line, and the value.

const byId = (id) => document.getElementById(id);

class Inspector {
  show(view, state, texts) {
    setText(byId("state"), `.${state}`);
    setText(byId("path"), view.path);
    setLines(byId("declaration"), [view.declaration], (code) => element("code", { textContent: code }));
    this.showControl(view, texts);
    setLines(byId("value"), view.value, ({ text, isChanged }) => element(
      "span", { className: isChanged ? "line changed" : "line" }, text, "\n"));
  }

  showControl(view, texts) {
    setLines(byId("properties"), view.properties, ({ name, value }) => element(
      "div", {}, element("dt", { textContent: name }), element("dd", { textContent: value })));
    setLines(byId("rules"), view.rules, ({ text, status, isWarning }) => element(
      "li", { className: status },
      element("span", { className: "icon", "aria-hidden": "true" }),
      element("code", { textContent: text }),
      element("small", { textContent: isWarning ? `${status}, warning` : status })));
    setLines(byId("failures"), view.failures, ({ name, message }) => element(
      "li", { className: "failed" },
      element("code", { textContent: name, lang: "en" }), " ",
      element("span", { textContent: message, dir: "auto" })));
    byId("failures-title").hidden = view.failures.length === 0;
  }
}

// The requests, each a bar from when it was sent to when it was answered. All bars share a scale.
class TimeLine {
  // How much time the widest scale shows, in milliseconds.
  static greatestSpan = 10_000;
  static leastSpan = 2_000;
  static pause = 100;

  requests = [];
  texts = {};

  // Shows requests. The time is that of the program's clock.
  show(requests, elapsed, texts) {
    this.requests = requests;
    this.texts = texts;
    this.offset = elapsed - performance.now();
    byId("no-requests").hidden = requests.length > 0;
    this.draw();
  }

  draw() {
    clearTimeout(this.timer);
    const now = performance.now() + this.offset;
    const isUnderWay = (request) => request.answeredAt === undefined && request.fate !== "failed";
    const endOf = (request) => isUnderWay(request) ? now : request.answeredAt ?? request.cancelledAt ?? now;
    const end = Math.max(...this.requests.map(endOf));
    const start = Math.max(Math.min(...this.requests.map((request) => request.sentAt)), end - TimeLine.greatestSpan);
    const span = Math.max(end - start, TimeLine.leastSpan);
    const share = (time) => Math.min(100, Math.max(0, (time - start) / span * 100));
    const rows = this.requests.map((request) => ({
      ...request, from: share(request.sentAt), to: share(endOf(request)),
      changedAt: request.cancelledAt === undefined ? null : share(request.cancelledAt),
      duration: ((endOf(request) - request.sentAt) / 1000).toFixed(1),
    }));
    setLines(byId("requests"), rows, (row) => this.row(row));
    if (this.requests.some(isUnderWay)) this.timer = setTimeout(() => this.draw(), TimeLine.pause);
  }

  row({ value, fate, answer, from, to, changedAt, duration }) {
    const bar = element("span", { className: "bar" });
    bar.style.insetInlineStart = `${from}%`;
    bar.style.inlineSize = `max(.5rem, ${(changedAt ?? to) - from}%)`;
    const track = element("span", { className: "track", "aria-hidden": "true" }, bar);
    if (changedAt !== null) {
      const rest = element("span", { className: "rest" });
      rest.style.insetInlineStart = `${changedAt}%`;
      rest.style.inlineSize = `${to - changedAt}%`;
      track.append(rest);
    }
    const said = answer === undefined ? [] : [" ", element("code", { textContent: answer, lang: "en", dir: "auto" })];
    return element(
      "li", { className: fate },
      element("code", { className: "sent-value", textContent: value, dir: "auto" }), track,
      element(
        "span", { className: "fate" },
        element("b", { textContent: this.texts[fate === "failed" ? "unanswered" : fate] }), ...said,
        element("small", { textContent: ` ${duration} s`, lang: "en", dir: "ltr" })));
  }
}
