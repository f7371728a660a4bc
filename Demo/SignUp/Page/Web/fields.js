// The fields of the form, each made of what the program says about it.

const element = (name, properties = {}, ...children) => {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in created) created[key] = value; else created.setAttribute(key, value);
  }
  created.append(...children);
  return created;
};

// Nothing is written that is there already, so that screen readers announce changes only.
const setText = (target, text) => { if (target.textContent !== text) target.textContent = text; };

// Marks a text that is in another language than the page.
const setLanguage = (target, language) => {
  if (language) target.lang = language; else target.removeAttribute("lang");
};

// Replaces the children of a list if its lines have changed, and returns whether they have.
const setLines = (list, lines, makeLine) => {
  const key = JSON.stringify(lines);
  if (list.shownLines === key) return false;
  list.shownLines = key;
  list.replaceChildren(...lines.map(makeLine));
  return true;
};

const requirementMarks = { satisfied: "✓", open: "○", failed: "✗" };

// A text, toggle or choice with its label, messages and rules.
class Field {
  // The fields that are formatted with each edit have a number of edits that the program has not answered yet.
  editsUnderWay = 0;
  // Whether the user has edited the field before the first state came, or since the form was submitted here.
  isEdited = false;

  constructor(view, send) {
    this.name = view.name;
    this.kind = view.kind;
    this.send = send;
    this.input = this.makeInput(view);
    this.label = element("label", { htmlFor: view.name });
    this.asterisk = element("span", { className: "asterisk", textContent: "*", "aria-hidden": "true" });
    this.mark = element("span", { className: "mark", "aria-hidden": "true" });
    this.rules = element("ul", { className: "rules", id: `${view.name}-rules`, hidden: true });
    this.messages = element("div", { className: "messages", id: `${view.name}-messages` });
    this.retry = element("button", { className: "plain", type: "button", hidden: true });
    this.retry.addEventListener("click", () => {
      this.input.focus();
      this.send({ retry: {} });
    });
    const box = element("div", { className: "box" }, this.input, this.mark);
    const title = element("div", { className: "title" }, this.label, this.asterisk);
    const isToggle = this.kind === "toggle";
    this.element = element(
      "div", { className: isToggle ? "field toggle" : "field" },
      ...(isToggle ? [box, title] : [title, box]), this.rules, this.messages, this.retry);
    this.element.dataset.field = view.name;
    this.listen();
    this.setValue(view);
  }

  makeInput(view) {
    const described = { id: view.name, "aria-describedby": `${view.name}-messages` };
    switch (view.kind) {
      case "toggle": return element("input", { ...described, type: "checkbox", autocomplete: "off" });
      case "choice": return element("select", { ...described, autocomplete: "off" });
      default:
        return element("input", {
          ...described, type: view.kind === "secret" ? "password" : "text", maxLength: 1000,
          inputMode: view.hints.inputMode, autocomplete: view.hints.autocomplete,
          autocapitalize: view.hints.capitalization, spellcheck: false,
        });
    }
  }

  listen() {
    this.input.addEventListener("beforeinput", (event) => this.editIsAboutToBeMade(event));
    this.input.addEventListener("input", () => this.sendValue());
    this.input.addEventListener("focus", () => this.send({ focus: { field: this.name } }));
    this.input.addEventListener("blur", () => this.send({ blur: { field: this.name } }));
  }

  // MARK: Values

  setValue(view) {
    if (this.kind === "toggle") this.input.checked = view.isOn;
    else this.input.value = view.text ?? "";
  }

  sendValue() {
    this.isEdited = true;
    const field = this.name;
    this.send(this.kind === "toggle"
      ? { toggle: { field, isOn: this.input.checked } } : { edit: { field, text: this.input.value } });
  }

  // Passes an edit of a field that is formatted as the user types to the program, which answers with the text to show.
  editIsAboutToBeMade(event) {
    if (this.kind !== "formattedText" || this.input.readOnly) return;
    const edit = this.editOf(event);
    // What an input method composes, and what the browser restores, goes to the program as a whole.
    if (!edit) return;
    event.preventDefault();
    this.isEdited = true;
    this.editsUnderWay += 1;
    this.send(edit);
  }

  editOf(event) {
    const field = this.name, kind = event.inputType;
    // Edits follow each other faster than answers, and begin where the one before ended.
    const isFirst = this.editsUnderWay === 0;
    const selection = isFirst ? { start: this.input.selectionStart, end: this.input.selectionEnd } : null;
    const isComposed = event.isComposing || kind === "insertCompositionText" || kind.startsWith("history");
    if (isComposed || kind === "insertLineBreak") return null;
    if (kind.startsWith("insert")) {
      const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
      return { insert: { field, text, selection } };
    }
    const isForward = kind.endsWith("Forward");
    const deletesMore = kind.startsWith("deleteWord") || kind.includes("Line");
    if (deletesMore && selection && selection.start === selection.end) {
      if (isForward) selection.end = this.input.value.length; else selection.start = 0;
    }
    return { delete: { field, isForward, selection } };
  }

  // Shows the text that the program has made of an edit.
  takeEdit({ text, cursor }) {
    this.editsUnderWay = Math.max(0, this.editsUnderWay - 1);
    this.input.value = text;
    if (document.activeElement === this.input) this.input.setSelectionRange(cursor, cursor);
  }

  // MARK: What is shown

  // Shows a state, and returns the text to announce, or null. The language is that of the messages, if it is not that of the page.
  show(view, texts, language, isSending) {
    setText(this.label, view.label);
    setLanguage(this.label, view.language);
    this.asterisk.hidden = !view.isRequired;
    this.element.dataset.status = view.status;
    this.input.setAttribute("aria-invalid", String(view.status === "invalid"));
    if (this.kind !== "toggle") {
      this.input.setAttribute("aria-required", String(view.isRequired));
      this.input.readOnly = isSending;
    }
    this.showChoices(view);
    this.showRules(view.requirements, texts, language);
    setText(this.retry, texts.tryAgain);
    this.retry.hidden = view.status !== "awaitingRetry";
    return this.showMessages(view, texts, language);
  }

  showChoices(view) {
    if (this.kind !== "choice") return;
    const choices = [{ value: "", label: "–" }, ...view.choices];
    const haveChanged = setLines(this.input, choices, ({ value, label }) => element("option", { value, textContent: label }));
    if (haveChanged) this.setValue(view);
    setLanguage(this.input, view.language);
  }

  showRules(requirements, texts, language) {
    const isShown = requirements.length > 0;
    if (this.rules.hidden === isShown) {
      this.rules.hidden = !isShown;
      const ids = isShown ? [this.messages.id, this.rules.id] : [this.messages.id];
      this.input.setAttribute("aria-describedby", ids.join(" "));
    }
    const lines = requirements.map(({ text, status }) => ({ text, status, language, spokenStatus: texts[status] }));
    setLines(this.rules, lines, ({ text, status, language, spokenStatus }) => element(
      "li", { className: status },
      element("span", { className: "icon", textContent: requirementMarks[status], "aria-hidden": "true" }),
      element("span", { textContent: text, dir: "auto", ...(language && { lang: language }) }),
      element("span", { className: "unseen", textContent: ` (${spokenStatus})` })));
  }

  showMessages(view, texts, language) {
    const lines = view.messages.map((text) => ({ text, language }));
    if (view.suggestion) lines.push({ text: view.suggestion.question, language, suggestion: view.suggestion.text });
    if (view.status === "waiting") lines.unshift({ text: texts.checking });
    if (view.confirmation) lines.push({ text: view.confirmation });
    const haveChanged = setLines(this.messages, lines, (line) => this.makeMessage(line));
    return haveChanged && lines.length ? `${view.label}: ${lines.map(({ text }) => text).join(" ")}` : null;
  }

  // A message, or the button that takes a suggestion.
  makeMessage({ text, language, suggestion }) {
    const message = suggestion === undefined
      ? element("div", { textContent: text, dir: "auto" })
      : element("button", { className: "plain", type: "button", textContent: text, dir: "auto" });
    setLanguage(message, language);
    if (suggestion !== undefined) message.addEventListener("click", () => this.take(suggestion));
    return message;
  }

  // Puts a text in the place of the one that was typed, as if the user had typed it.
  take(text) {
    if (this.input.readOnly) return;
    this.input.focus();
    this.input.value = text;
    this.sendValue();
  }
}

// Fields that belong together, with a title, and the buttons of a list.
class Group {
  constructor(view, send) {
    this.id = view.id;
    this.title = element("legend", { className: view.canBeRemoved ? "element" : "" });
    this.details = element("p", { className: "details" });
    this.fields = element("div", { className: "fields" });
    this.messages = element("div", { className: "messages list-messages", dir: "auto" });
    this.add = element("button", { className: "secondary", type: "button", id: `${view.id}-add` });
    this.add.addEventListener("click", () => send({ addGuest: {} }));
    this.remove = element("button", { className: "plain remove", type: "button" });
    this.remove.addEventListener("click", () => {
      document.getElementById("guests-add").focus();
      send({ remove: { group: this.id } });
    });
    this.element = element(
      "fieldset", {}, this.title, this.details, this.fields, this.messages, this.add, this.remove);
    this.element.dataset.group = view.id;
  }

  show(view, texts, language) {
    setText(this.title, view.title ?? "");
    this.title.hidden = !view.title;
    setText(this.details, view.details ?? "");
    this.details.hidden = !view.details;
    setText(this.messages, view.messages.join(" "));
    setLanguage(this.messages, language);
    this.messages.hidden = view.messages.length === 0;
    setText(this.add, view.addButton ?? "");
    this.add.hidden = !view.addButton;
    setText(this.remove, texts.remove);
    this.remove.hidden = !view.canBeRemoved;
    this.remove.setAttribute("aria-label", `${texts.remove}: ${view.title}`);
  }
}
