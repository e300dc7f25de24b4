import { Decimal } from 'decimal.js';
import { atLeast, d, toCents } from './decimals.ts';
import { basicTax, medicareLevy } from './person-tax.ts';

/** The loss rule and the capital gains rules of Act 49 of 2026 from the law's steps, in exact decimals. */

export interface Row {
  readonly kind: 'caught' | 'free' | 'commercial' | 'mixed';
  readonly caughtPct: number;
  readonly sharePct: number;
  readonly rent: number;
  readonly deductions: number;
}

export interface RentalYear {
  readonly rows: readonly Row[];
  readonly broughtForward: number;
  readonly revenueGains: number;
  /** Deferred residential and residential gains. */
  readonly gains: readonly [number, number];
}

/** Percent of a row that is caught. */
function caughtPctOf({ kind, caughtPct }: Row): number {
  if (kind === 'mixed') return caughtPct;
  return kind === 'caught' ? 100 : 0;
}

/** One owner's pool of a year: s 26-155 and s 102-5 steps 3 and 4. */
export function pool({ rows, broughtForward, revenueGains, gains }: RentalYear) {
  const part = (row: Row, isCaught: boolean) => {
    const caught = caughtPctOf(row);
    return d(row.sharePct)
      .div(100)
      .times(isCaught ? caught : 100 - caught)
      .div(100);
  };
  const total = (of: (row: Row) => Decimal) => rows.reduce((sum, row) => sum.plus(of(row)), d(0));
  const dwellings = (isCaught: boolean, of: 'rent' | 'deductions') =>
    total((row) => (row.kind === 'commercial' ? d(0) : part(row, isCaught).times(row[of])));
  const commercial = total((row) =>
    row.kind === 'commercial' ? d(row.rent).minus(row.deductions).times(row.sharePct).div(100) : d(0),
  );
  const excess = atLeast(0, dwellings(true, 'deductions').plus(broughtForward).minus(dwellings(true, 'rent')));
  const exemptIncome = dwellings(false, 'rent').minus(dwellings(false, 'deductions'));
  const held = excess.minus(Decimal.min(excess, atLeast(0, exemptIncome).plus(revenueGains)));
  const onDeferred = Decimal.min(held, gains[0]);
  const onResidential = Decimal.min(held.minus(onDeferred), gains[1]);
  const caughtNet = dwellings(true, 'rent').minus(dwellings(true, 'deductions')).minus(broughtForward).plus(held);
  return {
    quarantinedAmount: toCents(held),
    carriedForward: toCents(held.minus(onDeferred).minus(onResidential)),
    netRentInTaxableIncome: toCents(caughtNet.plus(exemptIncome).plus(commercial)),
  };
}

export interface PlainSale {
  readonly acquired: string;
  readonly sold: string;
  readonly price: number;
  readonly buyingCosts: number;
  readonly sellingCosts: number;
  readonly proceeds: number;
  readonly sharePct: number;
  /** A cost of element 4 at the end of 2028, and one of element 3 then. */
  readonly improvement: number;
  readonly ownership: number;
  readonly worksBefore: number;
  readonly worksFrom: number;
  readonly value2027: number;
  readonly inflationPct: number;
  readonly exemptDays: number;
  readonly ownedDays: number;
  readonly otherIncome: number;
  readonly losses: number;
  readonly quarantined: number;
}

/** The day on which the improvement and the ownership cost of a drawn sale fall. */
export const costDay = '2028-12-31';

function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

function anniversary(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years);
  const same = `${year}${day.slice(4)}`;
  return day.endsWith('02-29') && new Date(`${same}T00:00Z`).getUTCDate() !== 29 ? `${year}-02-28` : same;
}

/** Full years and the part of the one begun. */
function years(from: string, to: string): Decimal {
  let full = 0;
  while (anniversary(from, full + 1) <= to) full += 1;
  const last = dayNumber(anniversary(from, full));
  return d(full).plus(d(dayNumber(to) - last).div(dayNumber(anniversary(from, full + 1)) - last));
}

function yearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** Gains and losses before exemption and share: the part to 30 June 2027, and the rest. */
function parts(sale: PlainSale) {
  const isNew = sale.sold >= '2027-07-01';
  const isHeld = sale.sold > anniversary(sale.acquired, 1);
  const factor = (day: string) => {
    const from = day < '2027-07-01' ? '2027-07-01' : day;
    const grows = isNew && isHeld;
    return grows ? d(1).plus(d(sale.inflationPct).div(100)).pow(years(from, sale.sold)) : d(1);
  };
  const hasCosts = sale.sold >= costDay && sale.acquired <= costDay;
  const [improvement, ownership] = hasCosts ? [sale.improvement, sale.ownership] : [0, 0];
  const early = d(sale.price).plus(sale.buyingCosts).minus(sale.worksBefore);
  const isSplit = isNew && sale.acquired < '2027-07-01';
  const start = (isSplit ? d(sale.value2027) : early).minus(sale.worksFrom);
  const indexed = start.times(factor(sale.acquired)).plus(d(improvement).times(factor(costDay)));
  const proceeds = d(sale.proceeds).minus(sale.sellingCosts);
  return {
    deferredGain: isSplit ? atLeast(0, d(sale.value2027).minus(early)) : d(0),
    deferredLoss: isSplit ? atLeast(0, early.minus(sale.value2027)) : d(0),
    gain: atLeast(0, proceeds.minus(indexed).minus(ownership)),
    loss: atLeast(0, start.plus(improvement).minus(proceeds)),
    isNew,
    isHeld,
  };
}

/** A person's sale of a residential asset bought after 1985, with losses of earlier years, by the enacted law. */
export function saleSecondWay(sale: PlainSale) {
  const { isNew, isHeld, ...whole } = parts(sale);
  const taxed = d(1).minus(d(sale.exemptDays).div(sale.ownedDays)).times(sale.sharePct).div(100);
  const [deferredGain, saleGain] = [whole.deferredGain.times(taxed), whole.gain.times(taxed)];
  const losses = d(sale.losses).plus(whole.loss.times(taxed)).plus(whole.deferredLoss.times(taxed));
  const onDeferred = Decimal.min(deferredGain, losses);
  const onSale = Decimal.min(saleGain, losses.minus(onDeferred));
  const [early, late] = [deferredGain.minus(onDeferred), saleGain.minus(onSale)];
  const quarantined = d(isNew ? sale.quarantined : 0);
  const onEarly = Decimal.min(quarantined, early);
  const onLate = Decimal.min(quarantined.minus(onEarly), late);
  const [earlyLeft, lateLeft] = [early.minus(onEarly), late.minus(onLate)];
  const discount = isHeld ? earlyLeft.plus(isNew ? 0 : lateLeft).div(2) : d(0);
  const net = earlyLeft.plus(lateLeft).minus(discount);
  return {
    deferredGain: toCents(deferredGain),
    deferredLoss: toCents(whole.deferredLoss.times(taxed)),
    saleGain: toCents(saleGain),
    saleLoss: toCents(whole.loss.times(taxed)),
    lossesCarriedForward: toCents(losses.minus(onDeferred).minus(onSale)),
    quarantinedLeft: toCents(quarantined.minus(onEarly).minus(onLate)),
    discountAmount: toCents(discount),
    netCapitalGain: toCents(net),
    ...taxesSecondWay(sale, net, isNew ? lateLeft : d(0)),
  };
}

function taxesSecondWay(sale: PlainSale, net: Decimal, minimumTaxGain: Decimal) {
  const year = yearOf(sale.sold);
  const other = d(sale.otherIncome);
  const taxable = other.plus(net);
  const tax = toCents(basicTax(year, taxable).minus(basicTax(year, other)));
  const medicare = toCents(medicareLevy(year, taxable).minus(medicareLevy(year, other)));
  const onTop = basicTax(year, taxable).minus(basicTax(year, atLeast(0, taxable.minus(minimumTaxGain))));
  // Twenty places are far finer than the inputs; forty digits of a third are still not the third.
  const gap = minimumTaxGain.times(0.3).minus(onTop).toDecimalPlaces(20);
  const minimumTax = atLeast(0, gap.floor());
  return {
    incomeYear: year,
    minimumTax: minimumTax.toNumber(),
    totalTaxOnGain: toCents(d(tax).plus(medicare).plus(minimumTax)),
  };
}
