// What the page sends to the program, and what it receives.

const pause = () => new Promise((resume) => setTimeout(resume, 1000));

// Sends events in their order, one request at a time, and waits for states.
class Connection {
  static eventsPerRequest = 50;

  constructor({ onState, onEdit, onTrouble, onRecovery }) {
    this.onState = onState;
    this.onEdit = onEdit;
    this.onTrouble = onTrouble;
    this.onRecovery = onRecovery;
    this.version = 0;
    // Events that were not sent yet.
    this.queue = [];
    this.isPosting = false;
    // Whether the program no longer knows this page.
    this.isOver = false;
  }

  async post(event) {
    const before = this.queue.at(-1);
    const replacesBefore = event.edit && before?.edit?.field === event.edit.field;
    if (replacesBefore) this.queue.pop();
    this.queue.push(event);
    if (this.isPosting) return;
    this.isPosting = true;
    while (this.queue.length && !this.isOver) {
      const events = this.queue.splice(0, Connection.eventsPerRequest);
      const response = await this.call("/events", {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(events),
      });
      if (!response) this.queue.unshift(...events);
      if (response?.status === 200) (await response.json()).forEach(this.onEdit);
    }
    this.isPosting = false;
  }

  async receiveStates() {
    while (!this.isOver) {
      const response = await this.call(`/state?after=${this.version}`);
      // The program may end in the middle of a response.
      const state = response?.status === 200 ? await response.json().catch(pause) : null;
      if (!state || state.version <= this.version) continue;
      this.version = state.version;
      this.onState(state);
    }
  }

  // Returns a response, or null if the program does not answer.
  async call(path, options) {
    try {
      const response = await fetch(path, options);
      this.onRecovery();
      if (response.status === 410) {
        this.isOver = true;
        this.onTrouble("expired");
      } else if (!response.ok) {
        this.onTrouble("serverFailed");
        await pause();
      }
      return response;
    } catch {
      this.onTrouble("noAnswer");
      await pause();
      return null;
    }
  }
}
