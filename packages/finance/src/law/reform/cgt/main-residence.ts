import { addDays, daysBetween, isoDate, parseDate } from '../../../units/calendar.ts';
import { Refusal } from '../../../units/refusal.ts';
import { reformDay } from '../settings.ts';
import { plusYears } from './days.ts';
import type { ExemptDays, Period, ResidenceByDays, ResidenceByPeriods, Sale } from './sale.ts';

/** Capital gains tax began on this day; an asset bought before it was outside the tax until 1 July 2027. */
export const firstCgtDay = '1985-09-20';

/** A home first used for income up to this day keeps what was paid for it (ITAA 1997 s 118-192(1)). */
export const lastWithoutFirstUse = '1996-08-20';

/** Last day before the new law. */
const lastOldDay = '2027-06-30';

/** Exempt days of the whole ownership, and of its parts before and from 1 July 2027; null where nothing is exempt. */
export interface Exemption {
  readonly whole: ExemptDays | null;
  readonly pre: ExemptDays | null;
  readonly post: ExemptDays | null;
}

const noExemption: Exemption = { whole: null, pre: null, post: null };

/** The part of a gain that is taxed: 1 less the exempt share of the days (s 118-185). */
export function taxablePart(days: ExemptDays | null): number {
  return days === null || days.ownershipDays === 0 ? 1 : 1 - days.exemptDays / days.ownershipDays;
}

/**
 * The exempt days of a main residence, from counted days or from periods (ss 118-110, 118-145, 118-185): days lived in,
 * and absences after them without limit while the home earns nothing, six years per absence while it does. Days before
 * first moving in are never exempt. Throws Refusal `dateOrder` and `outOfRange`.
 */
export function exemptionOf(residence: Sale['mainResidence']): Exemption {
  if (residence === undefined) return noExemption;
  if (!isByPeriods(residence)) return byDays(residence);
  const { ownedFrom, ownedTo } = residence;
  const exempt = exemptDaysOf(residence);
  const within = (from: string, to: string): ExemptDays | null =>
    from > to ? null : { ownershipDays: daysIn({ from, to }), exemptDays: countWithin(exempt, { from, to }) };
  return {
    whole: within(ownedFrom, ownedTo),
    pre: within(ownedFrom, ownedTo < lastOldDay ? ownedTo : lastOldDay),
    post: within(ownedFrom > reformDay ? ownedFrom : reformDay, ownedTo),
  };
}

/** True for a residence told by periods. */
export function isByPeriods(residence: ResidenceByDays | ResidenceByPeriods): residence is ResidenceByPeriods {
  return 'ownedFrom' in residence;
}

function byDays(residence: ResidenceByDays): Exemption {
  for (const [name, days] of Object.entries(residence)) {
    const isPossible = days === undefined || (days.exemptDays >= 0 && days.exemptDays <= days.ownershipDays);
    const field = `sale.mainResidence.${name}.exemptDays`;
    if (!isPossible) throw new Refusal('outOfRange', field, `${field} is not from 0 to the days of ownership`);
  }
  const { whole = null, pre = whole, post = whole } = residence;
  return { whole: whole ?? pre ?? post, pre, post };
}

/**
 * The sale of a home first let after 20 August 1996 and exempt until then, if it is only part-exempt: taken to be bought
 * on that day for its value then (s 118-192). Other sales come back as they are, also of a home bought before the tax
 * began.
 */
export function boughtAtFirstIncomeUse(sale: Sale): Sale {
  const residence = sale.mainResidence;
  if (residence === undefined || !isByPeriods(residence) || residence.firstIncomeUse === undefined) return sale;
  const { on, marketValue } = residence.firstIncomeUse;
  const before = { from: residence.ownedFrom, to: dayBefore(on) };
  const exempt = exemptDaysOf(residence);
  const isExemptBefore = on > before.from && countWithin(exempt, before) === daysIn(before);
  const all = { from: residence.ownedFrom, to: residence.ownedTo };
  const isFullyExempt = countWithin(exempt, all) === daysIn(all);
  const isPreCgt = sale.acquiredOn < firstCgtDay;
  if (isPreCgt || on <= lastWithoutFirstUse || !isExemptBefore || isFullyExempt) return sale;
  return {
    ...sale,
    acquiredOn: on,
    purchasePrice: marketValue,
    purchaseCosts: 0,
    costItems: (sale.costItems ?? []).filter((item) => item.on >= on),
    mainResidence: {
      whole: { ownershipDays: daysIn({ ...all, from: on }), exemptDays: countWithin(exempt, { ...all, from: on }) },
      ...splitDays(exempt, { ...all, from: on }),
    },
  };
}

function splitDays(exempt: readonly Period[], { from, to }: Period): Pick<ResidenceByDays, 'pre' | 'post'> {
  if (from >= reformDay || to < reformDay) return {};
  const within = (period: Period) => ({ ownershipDays: daysIn(period), exemptDays: countWithin(exempt, period) });
  return { pre: within({ from, to: lastOldDay }), post: within({ from: reformDay, to }) };
}

/**
 * The exempt days as periods that do not overlap, in order. Who has moved into another home and treats that as the main
 * residence no longer treats this one so, for the rest of the absence (s 118-145(1), (4)).
 */
function exemptDaysOf(residence: ResidenceByPeriods): readonly Period[] {
  const lived = checkedPeriods('livedIn', residence);
  const rented = checkedPeriods('rented', residence);
  const exempt: Period[] = [];
  for (const [index, stay] of lived.entries()) {
    exempt.push(stay);
    if (residence.absenceChoice === false) continue;
    const next = lived[index + 1];
    const away = { from: dayAfter(stay.to), to: next === undefined ? residence.ownedTo : dayBefore(next.from) };
    const absence = { ...away, to: endOfChoice(away, residence.livedElsewhere) };
    if (absence.from <= absence.to) exempt.push(...exemptAbsence(absence, rented));
  }
  return exempt;
}

/** The last day of an absence on which no other home was lived in yet. */
function endOfChoice(away: Period, livedElsewhere: readonly Period[] = []): string {
  const moved = livedElsewhere.flatMap((period) => overlap(period, away)?.from ?? []);
  return moved.reduce((last, from) => (dayBefore(from) < last ? dayBefore(from) : last), away.to);
}

/**
 * The exempt days of one absence: those without income, and those with income until six years of them are used up,
 * counted to the day before the sixth anniversary of the first.
 */
function exemptAbsence(absence: Period, rented: readonly Period[]): readonly Period[] {
  const earning = rented.flatMap((period) => overlap(period, absence) ?? []);
  const [first] = earning;
  if (first === undefined) return [absence];
  let left = daysIn({ from: first.from, to: dayBefore(plusYears(first.from, 6)) });
  const exempt: Period[] = [];
  let day = absence.from;
  for (const period of earning) {
    if (day < period.from) exempt.push({ from: day, to: dayBefore(period.from) });
    const counted = Math.min(left, daysIn(period));
    if (counted > 0) exempt.push({ from: period.from, to: dayPlus(period.from, counted - 1) });
    left -= counted;
    day = dayAfter(period.to);
  }
  if (day <= absence.to) exempt.push({ from: day, to: absence.to });
  return exempt;
}

/** The periods in order, cut to the ownership. Throws Refusal `dateOrder` for one that ends before it starts, or overlaps. */
function checkedPeriods(name: 'livedIn' | 'rented', residence: ResidenceByPeriods): readonly Period[] {
  const owned = { from: residence.ownedFrom, to: residence.ownedTo };
  const field = `sale.mainResidence.${name}`;
  const sorted = [...residence[name]].sort((a, b) => (a.from < b.from ? -1 : 1));
  const isOrdered = sorted.every(({ from, to }, index) => from <= to && from > (sorted[index - 1]?.to ?? ''));
  if (!isOrdered)
    throw new Refusal('dateOrder', field, `${field} must be periods that end after they start and do not overlap`);
  if (owned.from > owned.to) {
    throw new Refusal('dateOrder', 'sale.mainResidence.ownedTo', 'sale.mainResidence.ownedTo is before ownedFrom');
  }
  return sorted.flatMap((period) => overlap(period, owned) ?? []);
}

function overlap(a: Period, b: Period): Period | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}

function countWithin(periods: readonly Period[], within: Period): number {
  return periods.reduce((sum, period) => {
    const shared = overlap(period, within);
    return sum + (shared === null ? 0 : daysIn(shared));
  }, 0);
}

/** Days of a period, both ends counted. */
function daysIn({ from, to }: Period): number {
  return from > to ? 0 : daysBetween(parseDate('from', from), parseDate('to', to)) + 1;
}

function dayPlus(day: string, count: number): string {
  return isoDate(addDays(parseDate('day', day), count));
}

function dayAfter(day: string): string {
  return dayPlus(day, 1);
}

function dayBefore(day: string): string {
  return dayPlus(day, -1);
}
