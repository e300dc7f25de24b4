import { parseDate } from '../../../units/calendar.ts';
import { Refusal } from '../../../units/refusal.ts';
import { cents, threeDecimals } from '../../../units/statute.ts';
import { reformDay } from '../settings.ts';
import { heldTwelveMonths, yearsBetween } from './days.ts';
import type { Sale } from './sale.ts';

/**
 * The factor by which a cost of a day is indexed to the sale, never from before 1 July 2027: the sale quarter's CPI over
 * the cost's, to three decimals (s 960-275(5)), or growth at a rate for projections, unrounded. 1 for an asset held less
 * than 12 months (s 114-10). Throws Refusal `cpiQuarterMissing`.
 */
function indexFactor({ indexation, acquiredOn, soldOn }: Sale, day: string): number {
  if (indexation.method === 'none' || !heldTwelveMonths(acquiredOn, soldOn)) return 1;
  const from = day < reformDay ? reformDay : day;
  if (indexation.method === 'rate') return (1 + indexation.annualPct / 100) ** yearsBetween(from, soldOn);
  const numberOf = (date: string) => {
    const quarter = quarterOf(date);
    const number = indexation.numbers[quarter];
    if (number !== undefined && number > 0) return number;
    throw new Refusal('cpiQuarterMissing', 'sale.indexation.numbers', `sale.indexation.numbers has no ${quarter}`);
  };
  return threeDecimals(numberOf(soldOn) / numberOf(from));
}

/** A day's calendar quarter, written 2027-Q3 for July to September. */
function quarterOf(date: string): string {
  const { year, month } = parseDate('day', date);
  return `${year}-Q${Math.ceil(month / 3)}`;
}

/** A gain or a loss before exemptions and shares; at most one of the two is above 0. */
export interface Part {
  readonly gain: number;
  readonly loss: number;
}

/** The sums of a whole asset's sale, dollars, before the owner's share. */
export interface SaleParts {
  /** Value just before 1 July 2027, where the sale needs it. */
  readonly value2027: number | null;
  /** The part up to 30 June 2027, taxed in the year of the sale. */
  readonly deferred: Part;
  readonly later: Part;
  readonly indexFactor: number | null;
  readonly costBase: number;
}

interface Cost {
  readonly amount: number;
  readonly on: string;
  /** Costs of owning (element 3) are never indexed and never make a loss. */
  readonly isOwnership: boolean;
}

/** What is bought up to this day has no third element, costs of owning, in its cost base (ITAA 1997 s 110-25(4)). */
export const lastWithoutOwnership = '1991-08-20';

const nothing: Part = { gain: 0, loss: 0 };

/** One cost base for the whole ownership, without indexation: the law before 1 July 2027, companies and super funds. */
export function wholeParts(sale: Sale): SaleParts {
  const costs = costsOf(sale);
  const works = worksBefore(sale) + worksFrom(sale);
  const base = sum(costs) - works + sellingCosts(sale);
  const reduced = sum(costs.filter(({ isOwnership }) => !isOwnership)) - works + sellingCosts(sale);
  return {
    value2027: null,
    deferred: nothing,
    later: part(sale.salePrice, base, reduced),
    indexFactor: null,
    costBase: base,
  };
}

/** An asset bought from 1 July 2027: each cost indexed from its own quarter (s 110-36). */
export function indexedParts(sale: Sale): SaleParts {
  // Building deductions come off the price before it is indexed (openLaw.capitalWorksWhen).
  const all = costsOf({ ...sale, purchasePrice: sale.purchasePrice - worksBefore(sale) - worksFrom(sale) });
  const base = indexedSum(sale, all) + sellingCosts(sale);
  const reduced = sum(all.filter(({ isOwnership }) => !isOwnership)) + sellingCosts(sale);
  return {
    value2027: null,
    deferred: nothing,
    later: part(sale.salePrice, base, reduced),
    indexFactor: indexFactor(sale, sale.acquiredOn),
    costBase: base,
  };
}

/**
 * An asset held on 30 June 2027: taken to be sold and bought again for its value (ss 112-155, 112-160). Indexation never
 * makes a loss or a larger one (s 110-55). Throws Refusal `value2027Missing`.
 */
export function splitParts(sale: Sale): SaleParts {
  const value = value2027(sale);
  const costs = costsOf(sale, { isBoughtAgain: true });
  const early = costs.filter(({ on }) => on < reformDay);
  const base0 = sum(early) - worksBefore(sale);
  const reduced0 = sum(early.filter(({ isOwnership }) => !isOwnership)) - worksBefore(sale);
  const restart: Cost = { amount: value - worksFrom(sale), on: reformDay, isOwnership: false };
  const late = [restart, ...costs.filter(({ on }) => on >= reformDay)];
  const base1 = indexedSum(sale, late) + sellingCosts(sale);
  const reduced1 = sum(late.filter(({ isOwnership }) => !isOwnership)) + sellingCosts(sale);
  return {
    value2027: value,
    deferred: part(value, base0, reduced0),
    later: part(sale.salePrice, base1, reduced1),
    indexFactor: indexFactor(sale, reformDay),
    costBase: base1,
  };
}

/** A pre-1985 asset of a company or super fund: restarts at its value of 1 July 2027, without indexation (s 112-175). */
export function restartedParts(sale: Sale): SaleParts {
  const value = value2027(sale);
  const late = costsOf(sale, { isBoughtAgain: true }).filter(({ on }) => on >= reformDay);
  const start = value - worksFrom(sale) + sellingCosts(sale);
  const base = start + sum(late);
  const reduced = start + sum(late.filter(({ isOwnership }) => !isOwnership));
  return {
    value2027: value,
    deferred: nothing,
    later: part(sale.salePrice, base, reduced),
    indexFactor: null,
    costBase: base,
  };
}

/** The value just before 1 July 2027: a valuation, or an estimate to the cent until the official formula is made. */
function value2027({ value2027: given, ...sale }: Sale): number {
  if (given === undefined) {
    const message = 'sale.value2027 is missing; a sale of an asset held on 30 June 2027 needs its value';
    throw new Refusal('value2027Missing', 'sale.value2027', message);
  }
  if (given.method === 'valuation') return given.amount;
  const { purchasePrice, salePrice, acquiredOn, soldOn } = sale;
  if (given.formula === 'straightLine') {
    const held = yearsInDays(acquiredOn, soldOn);
    const part = held === 0 ? 1 : yearsInDays(acquiredOn, reformDay) / held;
    return cents(purchasePrice + (salePrice - purchasePrice) * part);
  }
  const part = yearsBetween(acquiredOn, reformDay) / yearsBetween(acquiredOn, soldOn);
  return cents(purchasePrice * (salePrice / purchasePrice) ** part);
}

function yearsInDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/**
 * The purchase price first, then purchase costs and the items; costs of owning only of what was bought after 20 August
 * 1991, as what is bought again on 1 July 2027 is from then on (ss 110-25(4), 112-155(2), 112-175(2)).
 */
function costsOf(
  { purchasePrice, purchaseCosts = 0, acquiredOn, costItems = [] }: Sale,
  { isBoughtAgain = false } = {},
): readonly Cost[] {
  const counted = costItems.filter(
    ({ element, on }) => element !== 3 || acquiredOn > lastWithoutOwnership || (isBoughtAgain && on >= reformDay),
  );
  return [
    { amount: purchasePrice, on: acquiredOn, isOwnership: false },
    { amount: purchaseCosts, on: acquiredOn, isOwnership: false },
    ...counted.map(({ element, amount, on }) => ({ amount, on, isOwnership: element === 3 })),
  ];
}

function indexedSum(sale: Sale, costs: readonly Cost[]): number {
  return costs.reduce((total, cost) => total + cost.amount * (cost.isOwnership ? 1 : indexFactor(sale, cost.on)), 0);
}

function sum(costs: readonly Cost[]): number {
  return costs.reduce((total, { amount }) => total + amount, 0);
}

/** Between the two bases there is neither a gain nor a loss. */
function part(proceeds: number, base: number, reducedBase: number): Part {
  return { gain: Math.max(0, proceeds - base), loss: Math.max(0, reducedBase - proceeds) };
}

function sellingCosts(sale: Sale): number {
  return sale.sellingCosts ?? 0;
}

function worksBefore({ capitalWorksClaimed }: Sale): number {
  return capitalWorksClaimed?.before2027 ?? 0;
}

function worksFrom({ capitalWorksClaimed }: Sale): number {
  return capitalWorksClaimed?.from2027 ?? 0;
}
