const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The row that a key leads to from the row at a place, of so many; null for a key that leads nowhere. */
export function rowAfterKey(key: string, { place, count }: { place: number; count: number }): number | null {
  return steps[key]?.(place, count - 1) ?? null;
}
