import type { Home, HomeUse } from '../household/household.ts';
import type { GearingStatus } from '../law/reform/gearing-status.ts';
import type { Fractions } from './running-entity.ts';
import type { Growing } from './running-holding.ts';
import type { HomeYear, Value2027Used } from './timeline.ts';

/** A property in a run. */
export interface RunningHome {
  readonly growthPct: number;
  /** Row in the growth of a drawn future. */
  readonly row: number;
  /** Whole cents when the base was last set, and months since. */
  base: number;
  steps: number;
  /** Growth over whole simulated years since the start, for a price that is still to be paid. */
  grown: number;
  readonly home: Home;
  readonly account: number;
  /** The household's part of the whole. */
  readonly part: number;
  readonly owners: Fractions;
  /** An entity is among the owners. */
  readonly ofEntity: boolean;
  /** Of an entity's: money of the month into the first account, whole cents; deals apart. */
  readonly moved: { regular: number; deals: number };
  readonly rents: Growing;
  readonly costs: Growing;
  /** Dollars a week when the rent's factor was `weeklyAt`. */
  weekly: number;
  weeklyAt: number;
  use: HomeUse;
  owned: boolean;
  /** The day of its sale in the run. */
  soldOn: string | null;
  /** Contract day, price and costs of the household's part, dollars; null is not known. */
  boughtOn: string | null;
  price: number | null;
  purchaseCosts: number;
  /** Uses since the purchase, each from a day on. */
  readonly uses: { readonly from: string; readonly use: HomeUse }[];
  /** The day in the run from which it was first let, and what it was worth then, whole cents. */
  firstLet: { readonly on: string; readonly value: number } | null;
  /** What it cost to improve, dollars; in a month of the run, or null before it. */
  readonly improvements: { readonly amount: number; readonly on: string; readonly builtIn: number | null }[];
  /** The month of the run from which its building has nothing left to deduct. */
  worksUntil: number;
  readonly works: { before2027: number; from2027: number };
  /** What owning it cost in the run while it was not let, whole cents: by financial year and use, from a month of the run. */
  readonly ownership: { readonly year: number; readonly spell: number; readonly month: number; cents: number }[];
  /** The household's part of what it was worth on 1 July 2027, dollars; null until then, and where a later start does not say. */
  worth2027: Pick<Value2027Used, 'value' | 'by'> | null;
  /** How the loss rule treats it, bought on this day, before or from 2027-28; null until first asked. */
  readonly gearing: { acquiredOn: string | null; isReformed: boolean | null; status: GearingStatus };
  /** What loans for it cost to take, whole cents not deducted yet, from a month to before another (s 25-25). */
  expenses: {
    readonly loan: string;
    readonly from: number;
    readonly until: number;
    left: number;
    readonly total: number;
    isRepaid: boolean;
  }[];
  /** Sums of the financial year, whole cents; depreciation in parts of cents. */
  readonly year: { -readonly [Sum in Exclude<keyof HomeYear, 'home' | 'value'>]: number };
}
