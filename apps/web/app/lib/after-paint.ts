import { startTransition } from 'react';

const waiting = new Set<() => void>();
let isAsked = false;

function run() {
  isAsked = false;
  const works = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const work of works) work();
  });
}

/** Does work once the next frame is painted, all that waits in one transition. Returns what takes it back. */
export function afterPaint(work: () => void): () => void {
  waiting.add(work);
  if (!isAsked) {
    isAsked = true;
    // What is asked for in a frame runs before it is painted; a task asked for there comes after.
    requestAnimationFrame(() => setTimeout(run));
  }
  return () => waiting.delete(work);
}
