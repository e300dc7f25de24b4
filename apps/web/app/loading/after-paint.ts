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

/** Runs work in one transition once the next frame is painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  waiting.add(work);
  if (!isAsked) {
    isAsked = true;
    // requestAnimationFrame runs before paint; a task queued from it runs after.
    requestAnimationFrame(() => setTimeout(run));
  }
  return () => waiting.delete(work);
}
