/** Numbers that are typed digit by digit, such as the 14 on a card. */

/** How long one waits for another digit. */
const patience = 700;

export class Typing<T> {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a digit; `meant` is told what was typed as soon as nothing longer can be meant. */
  take(digit: string, keys: ReadonlyMap<string, T>, meant: (one: T) => void): void {
    clearTimeout(this.#timer);
    this.#typed += digit;
    if (!this.#leads(keys)) this.#typed = digit;
    if (!this.#leads(keys)) this.#typed = "";
    const found = keys.get(this.#typed);
    if (found === undefined) return;
    const play = () => {
      this.#typed = "";
      meant(found);
    };
    if ([...keys.keys()].some((key) => key !== this.#typed && key.startsWith(this.#typed)))
      this.#timer = setTimeout(play, patience);
    else play();
  }

  /** Whether what is typed so far is the beginning of something. */
  #leads(keys: ReadonlyMap<string, T>): boolean {
    return [...keys.keys()].some((key) => key.startsWith(this.#typed));
  }
}
