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
    // requestAnimationFrame runs before paint; a task queued from it runs after.
    requestAnimationFrame(() => setTimeout(run));
  }
  return () => waiting.delete(work);
}
