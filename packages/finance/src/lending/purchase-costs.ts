import type { Buyer, DutyProperty } from '../law/duty/purchase.ts';
import { transferDuty } from '../law/duty/transfer-duty.ts';
import { guaranteeCaps, type PurchaseFees, purchaseFees, type Region } from '../rules/buying.ts';
import { insuranceDuty, insuranceTable } from '../rules/mortgage-insurance.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { fourDecimals, toCents } from '../units/ledger.ts';
import { Refusal } from '../units/refusal.ts';
import type { State } from '../units/states.ts';
import { type Scheme, type SchemeCheck, schemeCheck } from './guarantee.ts';
import type { InsuranceMode } from './insurance-mode.ts';
import { type MortgageInsurance, mortgageInsurance } from './mortgage-insurance.ts';

/** What a purchase is, apart from its price and its loan. Dollars. */
export interface PurchaseTerms {
  readonly state: State;
  /** Day of the contract, ISO. */
  readonly contractDate: string;
  readonly buyer: Buyer;
  readonly property: DutyProperty;
  readonly isForeign?: boolean | undefined;
  /** For the scheme's price cap; `metro` unless named. */
  readonly region?: Region | undefined;
  /** Costs by any names, added up; typical ones of the place unless named. */
  readonly fees?: Readonly<Record<string, number>> | undefined;
  /** Typical registration fees of the place on top of `fees`: of the transfer, and of a mortgage where there is one. */
  readonly registration?: 'transfer' | 'transferAndMortgage' | undefined;
  /** Whether mortgage insurance is added to the loan, paid at settlement or waived. */
  readonly lmiMode?: InsuranceMode | undefined;
  readonly scheme?: Scheme | undefined;
  /** Grants the buyer expects; none is ever assumed. */
  readonly grants?: number | undefined;
}

/** Largest price and amount of the purchase calculations, dollars. */
export const largestPrice = 1e8;

/** What is due beside the price, whole cents. */
export interface Costs {
  readonly duty: number;
  readonly surcharge: number;
  readonly fees: number;
}

/** The terms, checked, with the sum of typed fees and the grants in cents. Throws Refusal `outOfRange`. */
export function checkedTerms(terms: PurchaseTerms): CheckedTerms {
  const typed = terms.fees === undefined ? null : Object.values(terms.fees);
  const amount = (value: number) => toCents(inRange('fees', value, [0, largestPrice]));
  return {
    terms,
    typedFees: typed === null ? null : typed.reduce((sum, fee) => sum + amount(fee), 0),
    grants: toCents(inRange('grants', terms.grants ?? 0, [0, largestPrice])),
  };
}

export interface CheckedTerms {
  readonly terms: PurchaseTerms;
  /** Cents, registration apart; null where the typical fees apply. */
  readonly typedFees: number | null;
  readonly grants: number;
}

/**
 * Duty, surcharge and fees at a price in whole cents. Throws Refusal `notAvailable` at `contractDate` for a day without a
 * duty table.
 */
export function costsAt({ terms, typedFees }: CheckedTerms, price: number): Costs {
  const { state, contractDate, buyer, property, isForeign = false } = terms;
  const found = transferDuty({ state, contractDate, buyer, property, isForeign, price: price / 100 });
  const typical = typedFees === null ? typicalFees(state, price / 100) : registrationFees(terms, price / 100);
  if (found.status === 'no-rule') {
    const message = `contractDate is ${contractDate}; the sources hold no transfer duty of ${state} for ${found.financialYear}`;
    throw new Refusal('notAvailable', 'contractDate', message);
  }
  return {
    duty: toCents(found.duty),
    surcharge: toCents(found.foreignSurcharge),
    fees: (typedFees ?? 0) + toCents(typical.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

interface Fee {
  readonly name: string;
  /** Dollars to the cent. */
  readonly amount: number;
}

/** Every fee of a purchase by name, typed ones first. */
export function feesOf(terms: PurchaseTerms, price: number): readonly Fee[] {
  if (terms.fees === undefined) return typicalFees(terms.state, price);
  const typed = Object.entries(terms.fees).map(([name, amount]) => ({ name, amount }));
  return [...typed, ...registrationFees(terms, price)];
}

/** The typical registration fees that were asked for beside typed ones. */
function registrationFees({ state, registration }: PurchaseTerms, price: number): readonly Fee[] {
  if (registration === undefined) return [];
  const [transfer, mortgage] = typicalFees(state, price);
  return [transfer, registration === 'transfer' ? undefined : mortgage].filter((fee) => fee !== undefined);
}

/** The typical fees of a place by name, dollars to the cent. Source: rules/buying. */
export function typicalFees(state: State, price: number): readonly Fee[] {
  const { mortgageRegistration, transferRegistration, legal, inspections, lenderFees } = purchaseFees.value;
  return [
    { name: 'Transfer registration', amount: transferFee(transferRegistration[state], price) },
    { name: 'Mortgage registration', amount: mortgageRegistration[state] },
    { name: 'Legal', amount: legal },
    { name: 'Inspections', amount: inspections },
    { name: 'Lender', amount: lenderFees },
  ];
}

function transferFee(fee: PurchaseFees['transferRegistration'][State], price: number): number {
  const steps = Math.max(0, price - fee.above) / fee.step;
  const amount = fee.fixed + fee.perStep * (fee.orPart ? Math.ceil(steps) : steps);
  return toCents(Math.min(amount, fee.most ?? amount)) / 100;
}

/** The insurance of a loan and the scheme that may stand in for it. */
export interface Cover {
  readonly scheme: SchemeCheck | null;
  /** Null where no insurer in the table covers the loan. */
  readonly insurance: MortgageInsurance | null;
}

const noInsurance: MortgageInsurance = { premium: 0, duty: 0, total: 0, isExtrapolated: false };

/** What covers the part of a base loan above 80 % of the price; whole cents. */
export function coverOf({ terms }: CheckedTerms, price: number, baseLoan: number): Cover {
  const { state, buyer, isForeign = false, region = 'metro', scheme: asked = 'none', lmiMode } = terms;
  const scheme =
    asked === 'none' ? null : schemeCheck({ scheme: asked, state, region, buyer, isForeign, price, baseLoan });
  if (scheme?.eligible || lmiMode === 'waived') return { scheme, insurance: noInsurance };
  return { scheme, insurance: mortgageInsurance(baseLoan / 100, price / 100, state) };
}

/** The rules behind a purchase at a price in cents. */
export function purchaseRules({ terms, typedFees }: CheckedTerms, price: number): readonly Rule<unknown>[] {
  const { state, contractDate, buyer, property, isForeign = false, scheme = 'none' } = terms;
  const duty = transferDuty({ state, contractDate, buyer, property, isForeign, price: price / 100 });
  return [
    ...(duty.status === 'computed' ? duty.rules : []),
    insuranceTable,
    insuranceDuty,
    ...(scheme === 'none' ? [] : [guaranteeCaps]),
    ...(typedFees === null || terms.registration !== undefined ? [purchaseFees] : []),
  ];
}

/** A loan as percent of a price, four decimals; both in cents. */
export function lvrPct(loan: number, price: number): number {
  return price === 0 ? 0 : fourDecimals((loan / price) * 100);
}
