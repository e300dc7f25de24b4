/** One owner's rental results of a year and the pool of earlier years, dollars. */
export interface RentalResult {
  /** Of properties whose losses may be set against other income. */
  readonly free: number;
  /** Of properties whose losses are quarantined. */
  readonly quarantined: number;
  readonly pool: number;
}

/**
 * What of a year's rental results is assessable, negative for a loss that may be claimed, and the pool that is carried.
 * Illustrative: equals `gearingYear` while every property is held whole, grandfathered, new or quarantined, and nothing
 * is sold. Source: lending specification, section D2.
 */
export function pooledResult({ free, quarantined, pool }: RentalResult): {
  readonly assessable: number;
  readonly pool: number;
} {
  const available = Math.max(0, free) + Math.max(0, quarantined);
  const losses = pool + Math.max(0, -quarantined);
  const used = Math.min(losses, available);
  return { assessable: free + Math.max(0, quarantined) - used, pool: losses - used };
}
