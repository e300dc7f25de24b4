import type { Holding } from '../household/holding.ts';
import type { Fractions } from './running-entity.ts';

/** Something that grows by a percent a year, as a factor of its amount at the start. */
export interface Growing {
  readonly percent: number;
  readonly series: 'prices' | 'rents';
  factor: number;
}

/** A part of a holding that was bought at one time; whole cents and parts of cents of the household's part. */
export interface Parcel {
  units: number;
  /** What was paid for it; null is not known. */
  cost: number | null;
  readonly boughtOn: string;
  /** Owned at the start, whose day is not recorded. */
  readonly isOfStart: boolean;
}

export interface RunningHolding {
  readonly holding: Holding;
  readonly account: number;
  readonly part: number;
  readonly owners: Fractions;
  readonly income: Growing;
  readonly growthPct: number;
  /** In the order in which they were bought. */
  readonly parcels: Parcel[];
  /** Units held at the start. */
  readonly unitsAtStart: number;
  /** Value of a unit on 1 July 2027, cents; null until then, and in a run that starts later. */
  unit2027: number | null;
  /** Whole cents at the start of a simulated year, and parts of cents once something was bought or sold in it. */
  base: number;
  steps: number;
  owned: boolean;
}
