const listeners = new Set<() => void>();

/** Tells that a change was made in the demo, which is kept nowhere. */
export function tellDemoChange(): void {
  for (const listener of listeners) listener();
}

/** Calls back on every change made in the demo; returns how to stop. */
export function subscribeToDemoChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
