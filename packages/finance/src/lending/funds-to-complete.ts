import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { fromCents, toCents, wholeCentsDown } from '../units/ledger.ts';
import { Refusal } from '../units/refusal.ts';
import { amountText } from '../working/amount-text.ts';
import type { SchemeCheck } from './guarantee.ts';
import {
  checkedTerms,
  costsAt,
  coverOf,
  largestPrice,
  lvrPct,
  type PurchaseTerms,
  purchaseRules,
} from './purchase-costs.ts';
import { schemeText } from './scheme-words.ts';

export interface FundsInputs extends PurchaseTerms {
  /** Dollars, 1 to 100 million. */
  readonly price: number;
  /** The base loan, before mortgage insurance: percent of the price or dollars; 80 % unless named. */
  readonly loan?: { readonly lvrPct?: number | undefined; readonly amount?: number | undefined } | undefined;
  readonly cashAvailable?: number | undefined;
}

/** What a purchase takes on the day, dollars to the cent. */
export interface FundsToComplete {
  readonly duty: number;
  readonly foreignSurcharge: number;
  readonly feesTotal: number;
  readonly baseLoan: number;
  readonly lmiPremium: number;
  readonly lmiDuty: number;
  /** Premium and its duty. */
  readonly lmi: number;
  /** The loan is larger than the premium table's last column. */
  readonly lmiExtrapolated: boolean;
  readonly totalLoan: number;
  /** The buyer's own money at settlement. */
  readonly fundsRequired: number;
  /** Percent of the price, four decimals. */
  readonly baseLvrPct: number;
  readonly totalLvrPct: number;
  /** Null where no cash was named. */
  readonly shortfall: number | null;
  readonly cashLeft: number | null;
  /** Null where no scheme was asked for. */
  readonly scheme: SchemeCheck | null;
  readonly sentence: string;
  readonly rules: readonly Rule<unknown>[];
}

/**
 * The money a buyer needs on settlement day: price, duty by the law of the contract's day, foreign surcharge, fees and
 * mortgage insurance paid upfront, less the loan and grants. Dollars to the cent. Source: lending specification, section
 * B1. Throws Refusal `outOfRange`, `incompatible` for both kinds of loan, and `notAvailable` at `loan` above 95 % without
 * a scheme, at `contractDate` for a day without a duty table.
 */
export function fundsToComplete(inputs: FundsInputs): FundsToComplete {
  const checked = checkedTerms(inputs);
  const price = toCents(inRange('price', inputs.price, [1, largestPrice]));
  const base = baseLoanOf(inputs, price);
  const costs = costsAt(checked, price);
  const { scheme, insurance } = coverOf(checked, price, base);
  if (insurance === null) {
    const message = `loan is ${lvrPct(base, price)} % of the price; mortgage insurance ends at 95 % unless a scheme stands in or it is waived`;
    throw new Refusal('notAvailable', 'loan', message);
  }
  const lmi = toCents(insurance.total);
  const isUpfront = inputs.lmiMode === 'upfront';
  const total = isUpfront ? base : base + lmi;
  const dues = price + costs.duty + costs.surcharge + costs.fees + (isUpfront ? lmi : 0);
  const required = dues - base - checked.grants;
  const cash = cashOf(inputs);
  return {
    duty: fromCents(costs.duty),
    foreignSurcharge: fromCents(costs.surcharge),
    feesTotal: fromCents(costs.fees),
    baseLoan: fromCents(base),
    lmiPremium: insurance.premium,
    lmiDuty: insurance.duty,
    lmi: fromCents(lmi),
    lmiExtrapolated: insurance.isExtrapolated,
    totalLoan: fromCents(total),
    fundsRequired: fromCents(required),
    baseLvrPct: lvrPct(base, price),
    totalLvrPct: lvrPct(total, price),
    shortfall: cash === null ? null : fromCents(Math.max(0, required - cash)),
    cashLeft: cash === null ? null : fromCents(Math.max(0, cash - required)),
    scheme,
    sentence: `${sentenceOf(required, cash)}${schemeText(scheme, lmi)}`,
    rules: purchaseRules(checked, price),
  };
}

function baseLoanOf({ loan = {} }: FundsInputs, price: number): number {
  if (loan.amount === undefined) {
    // Down: a cent above 80 % of an odd price would need insurance.
    return wholeCentsDown((price * inRange('loan.lvrPct', loan.lvrPct ?? 80, [0, 100])) / 100);
  }
  if (loan.lvrPct !== undefined) {
    throw new Refusal('incompatible', 'loan', 'loan names a percentage and an amount; one of them is needed');
  }
  return toCents(inRange('loan.amount', loan.amount, [0, price / 100]));
}

function cashOf({ cashAvailable }: FundsInputs): number | null {
  return cashAvailable === undefined ? null : toCents(inRange('cashAvailable', cashAvailable, [0, 1e9]));
}

function sentenceOf(required: number, cash: number | null): string {
  if (required <= 0) {
    const over = required < 0 ? ` and ${amountText(fromCents(-required))} is left over` : '';
    return `You need no money of your own at settlement: the loan and the grants cover everything${over}.`;
  }
  const needed = `You need ${amountText(fromCents(required))} of your own at settlement`;
  if (cash === null) return `${needed}. A larger loan or a grant would lower it.`;
  if (required <= cash) return `${needed}; ${amountText(fromCents(cash - required))} of your cash is left.`;
  return `${needed}: ${amountText(fromCents(required - cash))} more than you have. A larger loan, a grant or more savings would close it.`;
}
