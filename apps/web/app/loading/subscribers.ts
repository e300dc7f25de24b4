/** The listeners of a store; each store outside React has one such set. */
export function subscribers() {
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener; returns the function that removes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
    count: (): number => listeners.size,
  };
}
