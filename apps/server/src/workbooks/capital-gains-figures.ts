import type { CapitalGainsForm } from '@freehold/contract';
import {
  capitalGainsDiscounts,
  cents,
  firstDayOf,
  heldTwelveMonths,
  reformedGains,
  yearsBetween,
} from '@freehold/finance';
import { type HomeFigures, homeFigures } from './capital-gains-home.ts';
import { lawOfSale, levyOn, taxOn, type YearLaw, yearOf } from './capital-gains-law.ts';

/** The first day of the law that indexes costs. */
export const reformDay = '2027-07-01';

/** What both ways of taxing the gain start from: years as fractions, the value in dollars, the share as a fraction. */
export interface SharedFigures {
  readonly held: number;
  readonly yearsToReform: number;
  readonly yearsToSale: number;
  readonly yearsFromReform: number;
  /** Value of the whole property on 1 July 2027; 0 where the sale needs none. */
  readonly value: number;
  readonly factor: number;
  readonly share: number;
  readonly yearStart: string;
  readonly scaleFrom: string;
}

/** One way of taxing the gain, step by step: costs of the whole property, then the owner's share, dollars. */
export interface WayFigures {
  readonly earlyBase: number;
  /** Below 0 for a loss. */
  readonly earlyGain: number;
  readonly base: number;
  readonly plainBase: number;
  readonly gain: number;
  readonly loss: number;
  readonly losses: number;
  readonly earlyLeft: number;
  readonly left: number;
  readonly kept: number;
  readonly discount: number;
  readonly net: number;
  readonly minimumGain: number;
  readonly income: number;
  readonly incomeTax: number;
  readonly levy: number;
  readonly minimumTax: number;
  readonly tax: number;
}

/** Everything that the workbook's formulas come to. */
export interface CapitalGainsFigures {
  readonly home: HomeFigures;
  readonly shared: SharedFigures;
  readonly byDiscount: WayFigures;
  readonly byIndexation: WayFigures;
  readonly rules: 'discount' | 'indexation';
  readonly steps: YearLaw['steps'];
}

/** The steps of the tax on a sale by both ways, as the workbook's formulas take them. */
export function capitalGainsFigures(form: CapitalGainsForm): CapitalGainsFigures {
  const home = homeFigures(form);
  // A home let later is taken to be bought then; from here on as if that were what was entered.
  const bought = {
    ...form,
    boughtOn: home.acquiredOn,
    boughtFor: home.cells.price.value,
    buyingCosts: home.cells.costs.value,
  };
  const shared = sharedFigures(bought);
  const taxing = { form: bought, shared, home, law: lawOfSale(form.soldOn) };
  const byDiscount = taxed(discountParts(bought, shared), taxing);
  const byIndexation = taxed(indexationParts(bought, taxing), taxing);
  return {
    home,
    shared,
    byDiscount,
    byIndexation,
    rules: rulesOf(form, byDiscount.tax > byIndexation.tax),
    steps: taxing.law.steps,
  };
}

function rulesOf({ soldOn, dwelling }: CapitalGainsForm, isIndexationLess: boolean): CapitalGainsFigures['rules'] {
  if (soldOn < reformDay) return 'discount';
  return dwelling === 'established' || isIndexationLess ? 'indexation' : 'discount';
}

function sharedFigures(form: CapitalGainsForm): SharedFigures {
  const { boughtOn, soldOn, inflation, share } = form;
  const isHeld = heldTwelveMonths(boughtOn, soldOn);
  const years = (from: string, to: string) => (from < to ? yearsBetween(from, to) : 0);
  const yearsToReform = years(boughtOn, reformDay);
  const yearsToSale = years(boughtOn, soldOn);
  const yearsFromReform = years(reformDay, soldOn);
  const indexedYears = boughtOn < reformDay ? yearsFromReform : yearsToSale;
  return {
    held: isHeld ? 1 : 0,
    yearsToReform,
    yearsToSale,
    yearsFromReform,
    value: isSplit(form) ? value2027Of(form, yearsToReform / yearsToSale) : 0,
    factor: isHeld ? (1 + inflation / 100) ** indexedYears : 1,
    share: share / 100,
    yearStart: firstDayOf(yearOf(soldOn)),
    scaleFrom: lawOfSale(soldOn).scaleFrom,
  };
}

function isSplit({ boughtOn, soldOn }: CapitalGainsForm): boolean {
  return boughtOn < reformDay && soldOn >= reformDay;
}

function value2027Of({ value2027, boughtFor, soldFor }: CapitalGainsForm, part: number): number {
  return value2027 ?? cents(boughtFor * (soldFor / boughtFor) ** part);
}

type Parts = Pick<WayFigures, 'earlyBase' | 'earlyGain' | 'base' | 'plainBase'> & {
  /** The part of the gain on the sale that no day as a home exempts. */
  readonly taxedPart: 'whole' | 'late';
  readonly earlyDiscountPct: number;
  readonly discountPct: number;
  readonly hasMinimum: boolean;
};

function costsOf({ boughtFor, buyingCosts, depreciation }: CapitalGainsForm): number {
  return boughtFor + buyingCosts - depreciation;
}

function discountParts(form: CapitalGainsForm, { held }: SharedFigures): Parts {
  const base = costsOf(form) + form.sellingCosts;
  return {
    earlyBase: 0,
    earlyGain: 0,
    base,
    plainBase: base,
    taxedPart: 'whole',
    earlyDiscountPct: 0,
    discountPct: held * capitalGainsDiscounts.value.person,
    hasMinimum: form.soldOn >= reformDay && held === 0,
  };
}

function indexationParts(form: CapitalGainsForm, { shared, home }: Taxing): Parts {
  const { held, value, factor, share } = shared;
  const isReformed = form.soldOn >= reformDay;
  const later = home.cells.works.value;
  const start = isSplit(form) ? value - later : costsOf(form);
  const earlyBase = isSplit(form) ? costsOf(form) + later : 0;
  return {
    earlyBase,
    earlyGain: isSplit(form) ? (value - earlyBase) * share * home.cells.early.value : 0,
    base: start * (isReformed ? factor : 1) + form.sellingCosts,
    plainBase: start + form.sellingCosts,
    taxedPart: 'late',
    earlyDiscountPct: held * capitalGainsDiscounts.value.person,
    discountPct: 0,
    hasMinimum: isReformed,
  };
}

interface Taxing {
  readonly form: CapitalGainsForm;
  readonly shared: SharedFigures;
  readonly home: HomeFigures;
  readonly law: YearLaw;
}

function taxed(parts: Parts, { form, shared, home, law }: Taxing): WayFigures {
  const { earlyBase, earlyGain, base, plainBase } = parts;
  const part = shared.share * home.cells[parts.taxedPart].value;
  const gain = Math.max(0, form.soldFor - base) * part;
  const loss = Math.max(0, plainBase - form.soldFor) * part;
  const losses = loss + Math.max(0, -earlyGain) + form.losses;
  const early = Math.max(0, earlyGain);
  const earlyLeft = Math.max(0, early - losses);
  const left = Math.max(0, gain - Math.max(0, losses - early));
  const kept = Math.max(0, losses - early - gain);
  const discount = (earlyLeft * parts.earlyDiscountPct + left * parts.discountPct) / 100;
  const net = earlyLeft + left - discount;
  const minimumGain = parts.hasMinimum ? left : 0;
  const income = form.income + net;
  const incomeTax = cents(taxOn(income, law) - taxOn(form.income, law));
  const levy = cents(levyOn(income, law) - levyOn(form.income, law));
  const onTop = taxOn(income, law) - taxOn(Math.max(0, income - minimumGain), law);
  const least = (reformedGains.value.minimumTaxPct / 100) * minimumGain;
  const minimumTax = Math.max(0, Math.floor(least - onTop + 1e-7));
  return {
    ...{ earlyBase, earlyGain, base, plainBase, gain, loss, losses, earlyLeft, left, kept, discount, net, minimumGain },
    ...{ income, incomeTax, levy, minimumTax, tax: cents(incomeTax + levy + minimumTax) },
  };
}
