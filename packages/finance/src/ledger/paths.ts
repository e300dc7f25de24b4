/**
 * A drawn future: percentage points by simulated year that are added to the plan's own percents. `growth` has a row of
 * years for each property, those to buy after those owned. All 0 is the plan, bit for bit.
 */
export interface Paths {
  readonly growth: Float64Array;
  readonly rents: Float64Array;
  /** On loan rates. */
  readonly rates: Float64Array;
  /** On consumer prices, wages and the return on super. */
  readonly prices: Float64Array;
}
