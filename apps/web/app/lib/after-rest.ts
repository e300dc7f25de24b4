interface RestQueue {
  /** Does this once nothing else has been asked for in a while; what waited before is forgotten. */
  afterRest(work: () => void): void;
  /** Does now what waits. */
  settle(): void;
}

/** Work of which only the newest counts, done once nothing new has come for so many milliseconds. */
export function restQueue(ms: number): RestQueue {
  let waiting: (() => void) | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    clearTimeout(rest);
    const work = waiting;
    waiting = undefined;
    work?.();
  }

  return {
    afterRest(work) {
      clearTimeout(rest);
      waiting = work;
      rest = setTimeout(settle, ms);
    },
    settle,
  };
}
