const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Index of the row a key moves to; null for other keys. */
export function rowAfterKey(key: string, { place, count }: { place: number; count: number }): number | null {
  return steps[key]?.(place, count - 1) ?? null;
}
