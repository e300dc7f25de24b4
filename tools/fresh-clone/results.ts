import type { Tally } from '../check/tally.ts';

/** The claims that were checked of one person's start, each printed with who it was. */
export class Results {
  readonly #title: string;
  #passed = 0;
  #failed = 0;

  constructor(title: string) {
    this.#title = title;
  }

  /** Notes one claim; `seen` is printed with it when it does not hold. */
  claim(text: string, holds: boolean, seen: unknown = ''): void {
    if (holds) this.#passed += 1;
    else this.#failed += 1;
    console.log(holds ? `  ✓ ${this.#title}: ${text}` : `  ✗ ${this.#title}: ${text} ${String(seen)}`);
  }

  tally(): Tally {
    return { passed: this.#passed, failed: this.#failed, skipped: 0 };
  }
}
