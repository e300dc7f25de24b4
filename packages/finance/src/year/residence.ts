import type { HomeUse } from '../household/household.ts';
import { yearsBetween } from '../law/reform/cgt/days.ts';
import { boughtAtFirstIncomeUse, lastWithoutFirstUse } from '../law/reform/cgt/main-residence.ts';
import type { Period, ResidenceByPeriods, Sale } from '../law/reform/cgt/sale.ts';
import { firstDayOfMonth, monthNumber } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { addDays, isoDate, parseDate } from '../units/calendar.ts';
import { fromCents } from '../units/ledger.ts';
import { cents } from '../units/statute.ts';
import { amountText } from '../working/amount-text.ts';

/** The first and the last day of an ownership, ISO. */
interface Owned {
  readonly boughtOn: string;
  readonly soldOn: string;
}

/**
 * The periods lived in and let from the purchase to the sale, in the run and as recorded before it, with when another home
 * of the household's people was lived in; null for one that never was the home.
 */
export function residenceOf(run: Run, home: RunningHome, owned: Owned): ResidenceByPeriods | null {
  const livedIn = periodsOf(home, owned, 'home');
  if (livedIn.length === 0) return null;
  const rented = periodsOf(home, owned, 'rent');
  return {
    ...{ ownedFrom: owned.boughtOn, ownedTo: owned.soldOn, livedIn, rented },
    livedElsewhere: run.homes.flatMap((other) => (other === home ? [] : livedInOther(other, owned.soldOn))),
    firstIncomeUse: firstIncomeUse(run, home, rented),
  };
}

/**
 * Dollars, of the household's part, that a home now let was worth when it was first let, where that is known and stands
 * for its cost: it was lived in from the purchase and let after 20 August 1996 (ITAA 1997 s 118-192). Else null.
 */
export function worthWhenLet(home: RunningHome): number | null {
  const { boughtOn, ofEntity } = home;
  const since = boughtOn === null || ofEntity ? null : letSince(home, boughtOn);
  return since === null || since <= lastWithoutFirstUse ? null : worthThenOf(home);
}

/** Dollars, of the household's part, that a home was worth when it was first let before the run; null is not known. */
function worthThenOf({ home, part }: RunningHome): number | null {
  const worth = home.livedIn?.worthThen;
  // What was worth nothing is taxed on all of its price, to the cent.
  return worth === undefined ? null : Math.max(0.01, cents(worth * part));
}

/** Lists what is counted of a sale of a former home in place of what is not known, or of what its owner may choose. */
export function noteResidence({ notKnown }: Run, { home }: RunningHome, sale: Sale): void {
  const residence = sale.mainResidence;
  if (residence === undefined || !('ownedFrom' in residence)) return;
  const { firstIncomeUse: first, livedIn, livedElsewhere = [] } = residence;
  const isBoughtThen = boughtAtFirstIncomeUse(sale).acquiredOn === first?.on;
  if (first !== undefined && isBoughtThen && home.livedIn !== undefined && home.livedIn.worthThen === undefined) {
    const countedAs =
      `What it was worth when it was first let is not known: counted as ${amountText(first.marketValue)}, as if it had ` +
      'grown evenly from the price paid to its value at the start. The law takes it to be bought then for its market ' +
      'value (ITAA 1997 s 118-192); a valuation replaces the estimate.';
    notKnown.set(`${home.id}.worthThen`, { subject: home.id, field: 'livedIn', countedAs });
  }
  const left = livedIn.at(-1)?.to ?? '';
  if (!livedElsewhere.some(({ to }) => to > left)) return;
  const countedAs =
    'From when another home is lived in, the days on which this one is not are taxed: to treat it as the main residence ' +
    'still, for up to six years while let, is to give up the exemption of the other (ITAA 1997 s 118-145).';
  notKnown.set(`${home.id}.absence`, { subject: home.id, field: 'livedIn', countedAs });
}

interface Change {
  readonly from: string;
  readonly use: HomeUse;
}

/** Uses from the purchase on, each from a day on. */
function changesOf({ home, uses }: RunningHome, boughtOn: string): readonly Change[] {
  const inRun = uses.filter(({ from }) => from > boughtOn);
  const now = { from: boughtOn, use: home.use };
  const stay = stayBefore(home.livedIn);
  if (stay === null || stay.left <= boughtOn) return [now, ...inRun];
  const isFromPurchase = isMovedInAtOnce(stay.movedIn, boughtOn);
  const lived = { from: isFromPurchase ? boughtOn : stay.movedIn, use: 'home' } as const;
  // Days before moving in are taxed whatever they were used for (s 118-185).
  const before: readonly Change[] = isFromPurchase ? [] : [{ from: boughtOn, use: 'empty' }];
  return [...before, lived, { from: stay.left, use: home.use }, ...inRun];
}

/** The day it was moved into, the earliest where none is recorded, and the first after it was left. */
function stayBefore(
  livedIn: RunningHome['home']['livedIn'],
): { readonly movedIn: string; readonly left: string } | null {
  if (livedIn === undefined) return null;
  const { from, until } = livedIn;
  const left = firstDayOfMonth(monthNumber(until) + 1);
  return { movedIn: from === undefined ? '' : firstDayOfMonth(monthNumber(from)), left };
}

/** Months from the contract to the settlement of most purchases, at most. */
export const monthsToSettle = 3;

/**
 * Whether a home was moved into as soon as it could be (s 118-135): within three months of the contract, as days before
 * settlement are none of ownership (s 118-130(2)).
 */
function isMovedInAtOnce(movedIn: string, boughtOn: string): boolean {
  return movedIn === '' || monthNumber(movedIn) - monthNumber(boughtOn) <= monthsToSettle;
}

function periodsOf(home: RunningHome, { boughtOn, soldOn }: Owned, wanted: HomeUse): readonly Period[] {
  const changes = changesOf(home, boughtOn);
  return changes.flatMap(({ from, use }, index) => {
    const next = changes[index + 1];
    return use === wanted ? [{ from, to: next === undefined ? soldOn : dayBefore(next.from) }] : [];
  });
}

/** Long before any run: when a home whose contract is not recorded counts as lived in from. */
const longAgo = '1900-01-01';

/** When a home that is people's was lived in up to a day. */
function livedInOther(other: RunningHome, day: string): readonly Period[] {
  const wasOwned = other.owned || other.soldOn !== null;
  const boughtOn = other.boughtOn ?? longAgo;
  const soldOn = other.soldOn ?? day;
  if (!wasOwned || other.ofEntity || boughtOn >= soldOn) return [];
  return periodsOf(other, { boughtOn, soldOn }, 'home');
}

/** The day since which a home that was lived in from the purchase has been let up to the run's start; null if it was not. */
function letSince({ home }: RunningHome, boughtOn: string): string | null {
  const stay = stayBefore(home.livedIn);
  if (stay === null || home.use !== 'rent' || stay.left <= boughtOn) return null;
  return isMovedInAtOnce(stay.movedIn, boughtOn) ? stay.left : null;
}

/** When it was first let and its value then (s 118-192): in the run, or as recorded or estimated before it. */
function firstIncomeUse(run: Run, home: RunningHome, [first]: readonly Period[]): ResidenceByPeriods['firstIncomeUse'] {
  const { firstLet, boughtOn } = home;
  const since = boughtOn === null ? null : letSince(home, boughtOn);
  if (boughtOn !== null && since !== null)
    return { on: since, marketValue: worthThenOf(home) ?? worthBetween(run, home, { boughtOn, on: since }) };
  if (firstLet === null || firstLet.on !== first?.from) return undefined;
  // What was worth nothing is taxed on all of its price, to the cent.
  return { on: firstLet.on, marketValue: fromCents(Math.max(1, firstLet.value)) };
}

/** Dollars on a day between the purchase and the start, growing by the same percent each year from the price to the value. */
function worthBetween(
  { start }: Run,
  { home, price, part }: RunningHome,
  { boughtOn, on }: { readonly boughtOn: string; readonly on: string },
): number {
  const value = Math.max(0.01, home.value * part);
  const paid = Math.max(0.01, price ?? value);
  const elapsed = yearsBetween(boughtOn, on) / yearsBetween(boughtOn, firstDayOfMonth(start));
  return cents(paid * (value / paid) ** elapsed);
}

function dayBefore(day: string): string {
  return isoDate(addDays(parseDate('day', day), -1));
}
