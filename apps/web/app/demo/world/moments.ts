const dayMs = 86_400_000;

/** The moment so many days before another, and `minutes` later, as ISO text. */
export function daysBefore(now: Date, days: number, minutes = 0): string {
  return new Date(now.getTime() - days * dayMs + minutes * 60_000).toISOString();
}
