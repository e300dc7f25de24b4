import type { Tally } from '../check/tally.ts';

/** Claims checked for one user's start, each printed with the user's name. */
export class Results {
  readonly #title: string;
  #passed = 0;
  #failed = 0;

  constructor(title: string) {
    this.#title = title;
  }

  /** Records a claim; `seen` is printed if it does not hold. */
  claim(text: string, holds: boolean, seen: unknown = ''): void {
    if (holds) this.#passed += 1;
    else this.#failed += 1;
    console.log(holds ? `  ✓ ${this.#title}: ${text}` : `  ✗ ${this.#title}: ${text} ${String(seen)}`);
  }

  tally(): Tally {
    return { passed: this.#passed, failed: this.#failed, skipped: 0 };
  }
}
