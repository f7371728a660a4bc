// Connects the form, the inspector and the program.

class Page {
  // The groups and fields that are shown, by their names.
  groups = new Map();
  fields = new Map();
  view = null;
  inspector = new Inspector();
  timeLine = new TimeLine();
  trouble = null;

  constructor() {
    this.connection = new Connection({
      onState: (state) => this.show(state),
      onEdit: (edit) => this.fields.get(edit.field)?.takeEdit(edit),
      onTrouble: (text) => this.complain(text),
      onRecovery: () => this.complain(null),
    });
    const post = (event) => this.connection.post(event);
    byId("form").addEventListener("submit", (event) => {
      event.preventDefault();
      for (const field of this.fields.values()) field.isEdited = false;
      post({ submit: {} });
    });
    byId("again").addEventListener("click", () => post({ startOver: {} }));
    byId("language").addEventListener("change", (event) => post({ speak: { language: event.target.value } }));
    for (const example of document.querySelectorAll(".example")) {
      example.addEventListener("click", () => this.typeUserName(example.textContent));
    }
    this.connection.receiveStates();
  }

  typeUserName(name) {
    const field = this.fields.get("userName");
    field?.take(name);
  }

  // Shows that the program does not answer, or that it does again.
  complain(text) {
    if (this.trouble === text) return;
    this.trouble = text;
    const message = text ? this.view?.texts[text] ?? text : this.view?.notice ?? "";
    setText(byId("notice"), message);
  }

  show({ view, elapsed }) {
    const former = this.view;
    this.view = view;
    this.showLanguage(view);
    const news = this.showFields(view, former);
    this.inspector.show(view.inspector, view.state, view.texts);
    this.timeLine.show(view.inspector.requests, elapsed, view.texts);
    byId("submit").setAttribute("aria-busy", String(view.progress !== undefined));
    if (!this.trouble) setText(byId("notice"), view.notice ?? "");
    const progress = view.progress ?? view.notice;
    if (progress) news.push(progress);
    if (former && news.length) setText(byId("live"), news.slice(0, 2).join(" "));
    this.showAccount(view, former);
    this.moveFocus(view, former);
    this.sendAgain(view, former);
  }

  showLanguage(view) {
    const root = document.documentElement;
    root.lang = view.textLanguage;
    root.dir = view.isRightToLeft ? "rtl" : "ltr";
    byId("language").value = view.language;
    document.title = view.texts.title;
    for (const target of document.querySelectorAll("[data-text]")) setText(target, view.texts[target.dataset.text]);
  }

  // Shows the fields in their groups, and returns the texts to announce.
  showFields(view, former) {
    const news = [];
    const shown = new Set();
    const language = view.language === view.textLanguage ? undefined : view.language;
    const hasNewValues = former && former.resets !== view.resets;
    for (const groupView of view.groups) {
      const group = this.group(groupView);
      group.show(groupView, view.texts, language);
      shown.add(group.id);
      for (const fieldView of groupView.fields) {
        const field = this.field(fieldView, group);
        shown.add(field.name);
        const hasFirstValue = !former && !field.isEdited;
        if (hasNewValues || hasFirstValue) field.setValue(fieldView);
        const text = field.show(fieldView, view.texts, language, view.isSending);
        if (text) news.push(text);
      }
      this.putInOrder(group.fields, groupView.fields.map((fieldView) => this.fields.get(fieldView.name).element));
    }
    this.removeOthers(this.fields, shown);
    this.removeOthers(this.groups, shown);
    this.putInOrder(byId("groups"), view.groups.map((groupView) => this.groups.get(groupView.id).element));
    return news;
  }

  group(view) {
    if (!this.groups.has(view.id)) {
      this.groups.set(view.id, new Group(view, (event) => this.connection.post(event)));
    }
    return this.groups.get(view.id);
  }

  field(view) {
    if (!this.fields.has(view.name)) {
      this.fields.set(view.name, new Field(view, (event) => this.connection.post(event)));
    }
    return this.fields.get(view.name);
  }

  // Inserts elements that are not there yet. Those that are keep their place, and with it the focus.
  putInOrder(container, elements) {
    let place = container.firstElementChild;
    for (const next of elements) {
      if (next === place) place = place.nextElementSibling; else container.insertBefore(next, place);
    }
  }

  removeOthers(parts, shown) {
    for (const [name, part] of parts) {
      if (shown.has(name)) continue;
      part.element.remove();
      parts.delete(name);
    }
  }

  showAccount(view, former) {
    const isDone = view.account.length > 0;
    byId("legend").hidden = isDone;
    if (isDone !== byId("done").hidden) return;
    byId("account").replaceChildren(...view.account.flatMap(({ label, value }) => [
      element("dt", { textContent: view.texts[label] }), element("dd", { textContent: value, dir: "auto" }),
    ]));
    byId("done").hidden = !isDone;
    byId("form").hidden = isDone;
    if (former) (isDone ? byId("done") : byId("userName")).focus();
  }

  moveFocus(view, former) {
    const hasMoved = former && view.focusMoves > former.focusMoves;
    if (hasMoved) this.fields.get(view.focus)?.input.focus();
  }

  // Sends edits again that were made while the values were being sent, and were not taken.
  sendAgain(view, former) {
    const hasEnded = former?.isSending && !view.isSending;
    if (former && !hasEnded) return;
    for (const field of this.fields.values()) {
      if (hasEnded && field.isEdited && view.account.length === 0) field.sendValue();
      field.isEdited = false;
    }
  }
}

new Page();
