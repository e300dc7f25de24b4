import { Decimal } from 'decimal.js';
import { atLeast, d, pick } from './decimals.ts';
import { dutySecondWay, type Purchase } from './duty.ts';
import { level } from './loan.ts';
import { basicTax, lito, medicareLevy, studyLoan } from './person-tax.ts';

/** Lenders' tests and purchases from the words of the lending specification, sections A and B, in exact decimals. */

const year = '2026-27';
const shading = { salary: 1, nonTaxable: 1, casual: 0.8, overtime: 0.8, dividends: 0.8 } as const;
type Income = { readonly type: keyof typeof shading; readonly annual: number };

export interface Borrower {
  readonly applicants: readonly { readonly helpDebt: boolean; readonly incomes: readonly Income[] }[];
  readonly adults: number;
  readonly dependants: number;
  readonly declared: number;
  readonly card: number;
  readonly loan: { readonly balance: number; readonly limit: number; readonly rate: number; readonly months: number };
  /** A rental the first applicant holds in part; the loan above is its own. */
  readonly rental: { readonly weekly: number; readonly sharePct: number; readonly deductible: boolean };
  readonly newRent: number;
  readonly rate: number;
  readonly termYears: number;
  readonly ioYears: number;
  readonly isInvestor: boolean;
}

/** The surplus a month with a new loan, exact. */
export function surplusSecondWay(who: Borrower, newLoan: number): Decimal {
  const rents = [who.rental.weekly, who.newRent].map((weekly) => d(weekly).times(52).times(0.8));
  const interests = [
    d(who.loan.balance).times(who.loan.rate).div(100),
    who.isInvestor ? d(newLoan).times(who.rate).div(100) : d(0),
  ];
  const shares = [d(who.rental.sharePct).div(100), d(1)];
  const net = who.applicants.map(({ helpDebt, incomes }, place) => {
    const counted = (row: Income) => d(row.annual).times(shading[row.type]);
    const all = incomes.reduce((sum, row) => sum.plus(counted(row)), d(0));
    const taxed = incomes
      .filter(({ type }) => type !== 'nonTaxable')
      .reduce((sum, row) => sum.plus(counted(row)), d(0));
    if (place > 0) return all.minus(taxOf(taxed, d(0), helpDebt));
    const results = rents.map((rent, index) => rent.minus(interests[index] ?? 0).times(shares[index] ?? 0));
    const [old = d(0), bought = d(0)] = results;
    const rental = (who.rental.deductible ? old : atLeast(0, old)).plus(bought);
    const taxable = atLeast(0, taxed.plus(rental));
    const rentCounted = rents.reduce((sum, rent, index) => sum.plus(rent.times(shares[index] ?? 0)), d(0));
    return all.plus(rentCounted).minus(taxOf(taxable, atLeast(0, rental.negated()), helpDebt));
  });
  const benchmark = who.adults === 1 ? [1_400, 1_800, 2_100, 2_400] : [2_100, 2_400, 2_700, 3_000];
  const living = Math.max(who.declared, benchmark[Math.min(3, who.dependants)] ?? 0);
  const card = who.card === 0 ? d(0) : Decimal.max(25, d(who.card).times(0.038));
  const assessed = (rate: number) => Decimal.max(d(rate).plus(3), 5.5).div(1_200);
  const owed = level(d(Math.max(who.loan.balance, who.loan.limit)), assessed(who.loan.rate), who.loan.months);
  const fresh = level(d(newLoan), assessed(who.rate), (who.termYears - who.ioYears) * 12);
  const income = net.reduce((sum, amount) => sum.plus(amount), d(0)).div(12);
  return income.minus(living).minus(card).minus(owed).minus(fresh);
}

function taxOf(taxable: Decimal, claimedLoss: Decimal, helpDebt: boolean): Decimal {
  const tax = atLeast(0, basicTax(year, taxable).minus(lito(year, taxable))).plus(medicareLevy(year, taxable));
  return helpDebt ? tax.plus(studyLoan(year, taxable.plus(claimedLoss))) : tax;
}

export function drawBorrower(random: () => number): Borrower {
  const whole = (most: number) => Math.floor(random() * most);
  const types: readonly [Income['type'], ...Income['type'][]] = [
    'salary',
    'nonTaxable',
    'casual',
    'overtime',
    'dividends',
  ];
  const person = () => ({
    helpDebt: random() < 0.3,
    incomes: Array.from({ length: 1 + whole(2) }, () => ({ type: pick(random, types), annual: whole(180_000) })),
  });
  const termYears = 1 + whole(40);
  return {
    applicants: Array.from({ length: 1 + whole(2) }, person),
    adults: 1 + whole(2),
    dependants: whole(6),
    declared: whole(5_000),
    card: pick(random, [0, whole(600), whole(30_000)]),
    loan: { balance: whole(500_000), limit: whole(500_000), rate: whole(1_200) / 100, months: 1 + whole(360) },
    rental: { weekly: whole(900), sharePct: whole(101), deductible: random() < 0.5 },
    newRent: pick(random, [0, whole(900)]),
    rate: whole(1_200) / 100,
    termYears,
    ioYears: pick(random, [0, Math.min(15, whole(termYears))]),
    isInvestor: random() < 0.5,
  };
}

/** The premium table as printed: rows from 81 to 95 %, columns to 300, 500, 600, 750 thousand and a million. */
const premiums =
  `.475 .568 .904 .904 .913|.485 .568 .904 .904 .913|.596 .699 .932 1.090 1.109|.662 .829 .960 1.090 1.146|
.727 .969 1.165 1.333 1.407|.876 1.081 1.258 1.407 1.463|.932 1.146 1.407 1.631 1.733|1.062 1.305 1.463 1.631 1.752|
1.295 1.621 1.948 2.218 2.395|1.463 1.873 2.180 2.367 2.516|2.013 2.618 3.513 3.783 3.820|2.013 2.674 3.569 3.867 3.932|
2.330 3.028 3.802 4.081 4.156|2.376 3.028 3.802 4.286 4.324|2.609 3.345 3.998 4.613 4.603`
    .split('|')
    .map((row) => row.trim().split(' ').map(Number));
const premiumDuty = { NSW: 9, QLD: 9, VIC: 10, WA: 10, TAS: 10, NT: 10, SA: 11, ACT: 0 };
const caps = {
  NSW: [1_500_000, 800_000],
  VIC: [950_000, 650_000],
  QLD: [1_000_000, 700_000],
  WA: [850_000, 600_000],
  SA: [900_000, 500_000],
  TAS: [700_000, 550_000],
  ACT: [1_000_000, 1_000_000],
  NT: [600_000, 600_000],
} as const;

export interface Buying extends Purchase {
  readonly fees: number;
  readonly grants: number;
  readonly cash: number;
  readonly keepCash: number;
  readonly lmiMode: 'capitalise' | 'upfront' | 'waived';
  readonly scheme: 'none' | 'fiveDeposit' | 'singleParent';
  readonly region: 'metro' | 'other';
  readonly maxBaseLvrPct: number;
  readonly maxTotalLvrPct: number | null;
  readonly maxLoan: number | null;
}

const half = (value: Decimal) => value.toDecimalPlaces(20).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

function isEligible(buying: Buying, base: Decimal): boolean {
  const [metro, other] = caps[buying.state];
  return (
    buying.buyer === 'first' &&
    !buying.isForeign &&
    buying.price <= (buying.region === 'metro' ? metro : other) &&
    base.times(100).lte(d(buying.price).times(buying.scheme === 'singleParent' ? 98 : 95)) &&
    base.times(100).gt(d(buying.price).times(80))
  );
}

/** Premium with its duty; null where the table has none. */
export function insuranceSecondWay(buying: Buying, base: Decimal): Decimal | null {
  if (buying.lmiMode === 'waived' || (buying.scheme !== 'none' && isEligible(buying, base))) return d(0);
  const price = d(buying.price);
  if (base.times(100).lte(price.times(80))) return d(0);
  for (let k = 81; k <= 95; k += 1) {
    if (base.times(100).gt(price.times(k))) continue;
    const edges = [300_000, 500_000, 600_000, 750_000];
    const column = edges.filter((edge) => base.gt(edge)).length;
    const premium = half(base.times(premiums[k - 81]?.[column] ?? 0).div(100));
    return premium.plus(half(premium.times(premiumDuty[buying.state]).div(100)));
  }
  return null;
}

/** The limit that fails at the price with the loan the purchase needs; null if none does. */
export function failingSecondWay(buying: Buying): 'lvr' | 'loan' | 'scheme' | null {
  const { duty, foreignSurcharge } = dutySecondWay(buying);
  const price = d(buying.price);
  const need = price
    .plus(duty)
    .plus(foreignSurcharge)
    .plus(buying.fees)
    .minus(buying.grants)
    .minus(d(buying.cash).minus(buying.keepCash));
  let base = atLeast(0, need);
  let insurance = insuranceSecondWay(buying, base);
  for (let round = 0; buying.lmiMode === 'upfront' && insurance !== null && round < 100; round += 1) {
    base = atLeast(0, need.plus(insurance));
    insurance = insuranceSecondWay(buying, base);
  }
  if (base.times(100).gt(price.times(buying.maxBaseLvrPct)) || insurance === null) return 'lvr';
  const total = buying.lmiMode === 'upfront' ? base : base.plus(insurance);
  if (buying.maxTotalLvrPct !== null && total.times(100).gt(price.times(buying.maxTotalLvrPct))) return 'lvr';
  if (buying.maxLoan !== null && total.gt(buying.maxLoan)) return 'loan';
  const needsScheme = buying.scheme !== 'none' && base.times(100).gt(price.times(80));
  return needsScheme && !isEligible(buying, base) ? 'scheme' : null;
}

export function drawBuying(purchase: Purchase, random: () => number): Buying {
  const whole = (most: number) => Math.floor(random() * most);
  return {
    ...purchase,
    fees: whole(800_000) / 100,
    grants: pick(random, [0, 0, 10_000]),
    cash: whole(pick(random, [150_000, 900_000])),
    keepCash: pick(random, [0, whole(20_000)]),
    lmiMode: pick(random, ['capitalise', 'capitalise', 'upfront', 'waived']),
    scheme: pick(random, ['none', 'none', 'fiveDeposit', 'singleParent']),
    region: pick(random, ['metro', 'other']),
    maxBaseLvrPct: pick(random, [95, 90, 80, 98]),
    maxTotalLvrPct: pick(random, [97, null, 100]),
    maxLoan: pick(random, [null, whole(1_200_000)]),
  };
}
