import type { Holding } from '../household/holding.ts';
import type { Home } from '../household/household.ts';
import { fromCents, wholeCents } from '../units/ledger.ts';
import { firstDayOfMonth, monthNumber } from './clock.ts';
import type { Run } from './running.ts';
import type { Parcel, RunningHolding } from './running-holding.ts';
import type { RunningHome } from './running-home.ts';

/** What was sold of a parcel, in cents. */
export interface SoldParcel extends Pick<Parcel, 'boughtOn' | 'isOfStart'> {
  readonly cost: number | null;
  readonly price: number;
  readonly units: number;
}

/** Months before the start at which what is owned then is counted as bought: longer than the twelve of the discount. */
const monthsBefore = 24;

/** Act 49 of 2026 starts on its first day. */
const reformMonth = monthNumber('2027-07');

/** What of a holding is owned at the start, from its value in cents. */
export function parcelsAtStart(
  { costBase, value2027 }: Holding,
  { value, part, start }: { readonly value: number; readonly part: number; readonly start: number },
): Parcel[] {
  const cost = costBase === undefined ? null : wholeCents(costBase * part * 100);
  const bought = (value2027 === undefined ? start : Math.min(start, reformMonth)) - monthsBefore;
  return value === 0 ? [] : [{ units: value, cost, boughtOn: firstDayOfMonth(bought), isOfStart: true }];
}

/** What a unit of the start was worth on 1 July 2027, cents; null where that is not recorded. */
export function unitOf2027({ value2027 }: Holding, { value, part }: { value: number; part: number }): number | null {
  return value2027 === undefined || value === 0 ? null : wholeCents(value2027 * part * 100) / value;
}

/** The household's part of what a property of the start was worth on 1 July 2027; null where that is not recorded. */
export function worthOf2027({ value2027 }: Home, part: number): RunningHome['worth2027'] {
  return value2027 === undefined ? null : { value: fromCents(wholeCents(value2027 * part * 100)), by: 'household' };
}

/** Value of a unit of a holding now, cents: a unit is a cent of the start, or of what was bought with nothing before. */
function unitPrice({ books }: Run, { account, parcels }: RunningHolding): number {
  const units = parcels.reduce((sum, parcel) => sum + parcel.units, 0);
  const value = books.now[account] ?? 0;
  return units > 0 && value > 0 ? value / units : 1;
}

/**
 * Before anything moves in July 2027 keeps what a property and a unit of a holding are worth: what their cost is from then
 * on (ITAA 1997 s 112-160).
 */
export function keepReformValues(run: Run): void {
  if (run.start + run.month !== reformMonth) return;
  for (const holding of run.holdings) holding.unit2027 = unitPrice(run, holding);
  for (const home of run.homes)
    if (home.owned) home.worth2027 = { value: fromCents(run.books.now[home.account] ?? 0), by: 'run' };
}

/**
 * The part of what was held of a holding at the start that still is, from 0 to 1: what its income is paid on, as that of
 * what is bought later is not modelled. All of one without a value, until it is sold.
 */
export function startingPart({ owned, parcels, unitsAtStart }: RunningHolding): number {
  if (!owned) return 0;
  if (unitsAtStart === 0) return 1;
  const left = parcels.reduce((sum, { units, isOfStart }) => sum + (isOfStart ? units : 0), 0);
  return left / unitsAtStart;
}

/** Adds to a holding what is bought of it this month; before its money is posted. */
export function addUnits(run: Run, holding: RunningHolding, cents: number): void {
  const boughtOn = firstDayOfMonth(run.start + run.month);
  holding.parcels.push({ units: cents / unitPrice(run, holding), cost: cents, boughtOn, isOfStart: false });
  holding.base += cents / grownSinceBase(holding);
}

/** Takes from a holding what is sold of it this month, what was bought first first; before its money is posted. */
export function takeUnits(run: Run, holding: RunningHolding, cents: number): readonly SoldParcel[] {
  const unit = unitPrice(run, holding);
  const { parcels } = holding;
  const sold: SoldParcel[] = [];
  let left = cents;
  for (let first = parcels[0]; first !== undefined && left > 0; first = parcels[0]) {
    const { units, cost, boughtOn, isOfStart } = first;
    const worth = units * unit;
    // Parts of a cent are of the rounding of its value.
    const part = worth <= left + 0.5 ? 1 : left / worth;
    const paid = cost === null ? null : cost * part;
    sold.push({ boughtOn, isOfStart, cost: paid, price: Math.min(worth, left), units: units * part });
    left -= worth;
    if (part === 1) parcels.shift();
    else Object.assign(first, { units: units * (1 - part), cost: cost === null ? null : cost * (1 - part) });
  }
  // Of one that is sold out nothing is left to grow: what its value was rounded by is gone with it.
  holding.base = cents === run.books.now[holding.account] ? 0 : holding.base - cents / grownSinceBase(holding);
  return sold;
}

/** How a value has grown in equal steps since its base was set. */
function grownSinceBase({ growthPct, steps }: RunningHolding): number {
  return 1 + ((growthPct / 100) * steps) / 12;
}
