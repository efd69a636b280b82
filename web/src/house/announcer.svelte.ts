// What a screen reader is told: what happened, one thing after another; and what cannot wait.

class Announcer {
  /** What is new, in its order; old lines go, or they would be read again. */
  lines = $state<{ id: number; text: string }[]>([]);
  urgent = $state("");
  #count = 0;

  tell(text: string): void {
    if (!text) return;
    this.lines = [...this.lines.slice(-7), { id: ++this.#count, text }];
  }

  /** Nothing of it stays in the page. */
  forget(): void {
    this.lines = [];
    this.urgent = "";
  }

  interrupt(text: string): void {
    this.urgent = text;
  }
}

export const announcer = new Announcer();
