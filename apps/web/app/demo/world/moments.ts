const dayMs = 86_400_000;

/** ISO time a number of days before another, plus `minutes`. */
export function daysBefore(now: Date, days: number, minutes = 0): string {
  return new Date(now.getTime() - days * dayMs + minutes * 60_000).toISOString();
}
