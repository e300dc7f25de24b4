/** Says one sentence after a run of changes. */
export interface Speaker {
  /** Says what `words` gives 600 ms after the last call; while they are null, since figures are on their way, later. */
  readonly soon: (words: () => string | null) => void;
  readonly stop: () => void;
}

const quietMs = 600;
const leastBetweenMs = 1_000;
const againMs = 100;

/** A speaker that says at most one sentence a second, the newest. */
export function startSpeaker(say: (text: string) => void): Speaker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saidAt = Number.NEGATIVE_INFINITY;

  function plan(words: () => string | null, afterMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => speak(words), afterMs);
  }

  function speak(words: () => string | null) {
    const early = saidAt + leastBetweenMs - performance.now();
    if (early > 0) return plan(words, early);
    const text = words();
    if (text === null) return plan(words, againMs);
    saidAt = performance.now();
    say(text);
  }

  return { soon: (words) => plan(words, quietMs), stop: () => clearTimeout(timer) };
}
