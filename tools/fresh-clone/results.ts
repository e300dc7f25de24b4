import type { Tally } from '../check/tally.ts';

/** The claims that were checked, counted and printed one by one. */
export class Results {
  #passed = 0;
  #failed = 0;

  /** Notes one claim; `seen` is printed with it when it does not hold. */
  claim(text: string, holds: boolean, seen: unknown = ''): void {
    if (holds) this.#passed += 1;
    else this.#failed += 1;
    console.log(holds ? `  ✓ ${text}` : `  ✗ ${text} ${String(seen)}`);
  }

  tally(): Tally {
    return { passed: this.#passed, failed: this.#failed, skipped: 0 };
  }
}
