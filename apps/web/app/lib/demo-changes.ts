const listeners = new Set<() => void>();

/** Reports a change made in the demo, which is stored nowhere. */
export function tellDemoChange(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to changes made in the demo; returns the unsubscribe function. */
export function subscribeToDemoChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
