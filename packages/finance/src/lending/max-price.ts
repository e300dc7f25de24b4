import { insuranceTable } from '../rules/mortgage-insurance.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { SchemeCheck } from './guarantee.ts';
import {
  type CheckedTerms,
  type Costs,
  type Cover,
  checkedTerms,
  costsAt,
  coverOf,
  lvrPct,
  type PurchaseTerms,
  purchaseRules,
} from './purchase-costs.ts';
import { reasonsText } from './scheme-words.ts';

export interface MaxPriceInputs extends PurchaseTerms {
  /** The buyer's cash in dollars, and how much of it to keep back. */
  readonly cash: number;
  readonly keepCash?: number | undefined;
  /** Largest base loan, percent of the price; 95 unless named. */
  readonly maxBaseLvrPct?: number | undefined;
  /** Largest loan with insurance, percent of the price; 97 unless named, null for no limit. */
  readonly maxTotalLvrPct?: number | null | undefined;
  /** Largest loan with insurance, dollars. */
  readonly maxLoan?: number | undefined;
}

/** What stops a higher price: `cash` when there is no price at all, null at the end of the search. */
export type PriceLimit = 'lvr' | 'loan' | 'scheme' | 'cash';

/** The largest price and its settlement. Whole dollars for the price, dollars to the cent for the rest. */
export interface MaxPrice {
  readonly maxPrice: number;
  readonly binding: PriceLimit | null;
  readonly duty: number;
  readonly foreignSurcharge: number;
  readonly feesTotal: number;
  readonly baseLoan: number;
  readonly lmi: number;
  readonly lmiExtrapolated: boolean;
  readonly totalLoan: number;
  readonly fundsRequired: number;
  readonly baseLvrPct: number;
  readonly totalLvrPct: number;
  readonly scheme: SchemeCheck | null;
  readonly sentence: string;
  readonly rules: readonly Rule<unknown>[];
}

/** Highest price the search looks at, dollars. */
const searchEnd = 5e7;

/** Above it an ACT investor's duty drops by some 13 dollars; the Territory's drop of 3 cents is less than a dollar adds. */
const dutyDrop = 1_455_000;

/** A drop of duty or premium can make a price this far above feasible again. */
const reach = 10_000;

interface Limits {
  readonly checked: CheckedTerms;
  /** Cash to spend, cents; negative where more is to be kept than there is. */
  readonly cash: number;
  readonly maxBaseLvrPct: number;
  readonly maxTotalLvrPct: number;
  readonly maxLoan: number;
}

/** A price tried out, whole cents. */
interface Attempt {
  readonly price: number;
  readonly costs: Costs;
  readonly cover: Cover;
  readonly base: number;
  readonly total: number;
  readonly failing: Exclude<PriceLimit, 'cash'> | null;
}

/**
 * The largest whole-dollar price, to 50 million, that the cash and the limits of the loan allow. The base loan of a price
 * is what cash does not cover. Source: lending specification, section B2. Throws Refusal `outOfRange`, and `notAvailable`
 * at `contractDate` for a day without a duty table.
 */
export function maxPrice(inputs: MaxPriceInputs): MaxPrice {
  const limits = limitsOf(inputs);
  let best = largest(limits, 0, searchEnd);
  for (const price of edgesAbove(limits, best)) {
    if (price > best && attempt(limits, price).failing === null) best = largest(limits, price, searchEnd);
  }
  const found = attempt(limits, best);
  const next = best < searchEnd ? attempt(limits, best + 1) : null;
  return answer(limits, found, next);
}

function limitsOf(inputs: MaxPriceInputs): Limits {
  const amount = (name: 'cash' | 'keepCash' | 'maxLoan', value: number) => toCents(inRange(name, value, [0, 1e9]));
  const total = inputs.maxTotalLvrPct === undefined ? 97 : inputs.maxTotalLvrPct;
  return {
    checked: checkedTerms(inputs),
    cash: amount('cash', inputs.cash) - amount('keepCash', inputs.keepCash ?? 0),
    maxBaseLvrPct: inRange('maxBaseLvrPct', inputs.maxBaseLvrPct ?? 95, [0, 100]),
    maxTotalLvrPct: total === null ? Number.POSITIVE_INFINITY : inRange('maxTotalLvrPct', total, [0, 200]),
    maxLoan: inputs.maxLoan === undefined ? Number.POSITIVE_INFINITY : amount('maxLoan', inputs.maxLoan),
  };
}

/** The largest feasible price of a range whose start is feasible; the loan needed grows with the price. */
function largest(limits: Limits, from: number, to: number): number {
  let [low, high] = [from, to + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (attempt(limits, middle).failing === null) low = middle;
    else high = middle;
  }
  return low;
}

/** Prices a little above, from which duty or premium is lower again. */
function edgesAbove(limits: Limits, best: number): readonly number[] {
  const near = attempt(limits, best + reach).base;
  const here = attempt(limits, best).base;
  const loans = insuranceTable.value.loanUpTo.map((dollars) => dollars * 100);
  const loanEdges = loans
    .filter((edge) => here <= edge && edge < near)
    .map((edge) => firstAbove((price) => attempt(limits, price).base > edge, best, best + reach));
  return [dutyDrop + 1, ...loanEdges];
}

function firstAbove(isAbove: (price: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isAbove(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function attempt(limits: Limits, dollars: number): Attempt {
  const { checked, cash } = limits;
  const price = dollars * 100;
  const costs = costsAt(checked, price);
  const need = price + costs.duty + costs.surcharge + costs.fees - checked.grants - cash;
  const isUpfront = checked.terms.lmiMode === 'upfront';
  let base = Math.max(0, need);
  let cover = coverOf(checked, price, base);
  for (let round = 0; isUpfront && round < 100 && cover.insurance !== null; round += 1) {
    const raised = Math.max(0, need + toCents(cover.insurance.total));
    if (raised === base) break;
    base = raised;
    cover = coverOf(checked, price, base);
  }
  const total = base + (isUpfront ? 0 : toCents(cover.insurance?.total ?? 0));
  return { price, costs, cover, base, total, failing: failingOf(limits, { price, cover, base, total }) };
}

function failingOf(
  { maxBaseLvrPct, maxTotalLvrPct, maxLoan }: Limits,
  { price, cover, base, total }: Pick<Attempt, 'price' | 'cover' | 'base' | 'total'>,
): Attempt['failing'] {
  const isOverLvr = base * 100 > price * maxBaseLvrPct || total * 100 > price * maxTotalLvrPct;
  if (isOverLvr || cover.insurance === null) return 'lvr';
  if (total > maxLoan) return 'loan';
  return cover.scheme !== null && !cover.scheme.eligible && base * 100 > price * 80 ? 'scheme' : null;
}

function answer(limits: Limits, found: Attempt, next: Attempt | null): MaxPrice {
  const { price, costs, cover, base, total } = found;
  const binding: PriceLimit | null = price === 0 ? 'cash' : (next?.failing ?? null);
  const has = price > 0;
  const lmi = has ? toCents(cover.insurance?.total ?? 0) : 0;
  const isUpfront = limits.checked.terms.lmiMode === 'upfront';
  const dues = price + costs.duty + costs.surcharge + costs.fees + (isUpfront ? lmi : 0);
  const result = {
    maxPrice: price / 100,
    binding,
    duty: has ? fromCents(costs.duty) : 0,
    foreignSurcharge: has ? fromCents(costs.surcharge) : 0,
    feesTotal: has ? fromCents(costs.fees) : 0,
    baseLoan: has ? fromCents(base) : 0,
    lmi: fromCents(lmi),
    lmiExtrapolated: has && cover.insurance?.isExtrapolated === true,
    totalLoan: has ? fromCents(total) : 0,
    fundsRequired: has ? fromCents(dues - base - limits.checked.grants) : 0,
    baseLvrPct: has ? lvrPct(base, price) : 0,
    totalLvrPct: has ? lvrPct(total, price) : 0,
    scheme: has ? cover.scheme : null,
    rules: purchaseRules(limits.checked, price),
  };
  return { ...result, sentence: sentenceOf(result, next) };
}

function sentenceOf(
  { maxPrice: price, binding, totalLoan, totalLvrPct }: Omit<MaxPrice, 'sentence'>,
  next: Attempt | null,
): string {
  if (binding === 'cash') return 'Your cash does not cover the deposit and costs of any price. More savings would.';
  const most = `You could pay up to ${amountText(price)}`;
  if (binding === null) return `${most}, the highest price that is looked at.`;
  if (binding === 'loan')
    return `${most}. The loan of ${amountText(totalLoan)} is the limit; a larger deposit or a larger loan limit would lift it.`;
  if (binding === 'scheme') {
    return `${most}. Above it the scheme does not apply: ${reasonsText(next?.cover.scheme?.reasons ?? [])}. More savings would lift it.`;
  }
  return `${most}. Your deposit is the limit: the loan is then ${percentText(totalLvrPct)} of the price. More savings would lift it.`;
}
