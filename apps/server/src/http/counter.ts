/** Counts by key; a key whose count returns to zero is removed. */
export interface Counter {
  of(key: string): number;
  add(key: string, change: 1 | -1): void;
}

/** An empty counter. */
export function createCounter(): Counter {
  const counts = new Map<string, number>();
  return {
    of: (key) => counts.get(key) ?? 0,
    add: (key, change) => {
      const count = (counts.get(key) ?? 0) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}
