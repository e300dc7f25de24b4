import {
  type AssignedPurchase,
  type AssignedPurchaseInputs,
  assignedPurchase,
  assignedValueYears,
  explainAssignedPurchase,
  presentValue,
  presentValueRate,
  propertyFinancials,
} from '@freehold/finance';
import { type WorkingRow, workingRows } from '#app/calculator/working-rows.ts';
import { money, rate } from '#app/lib/format.ts';
import { orNotProvided } from '../shared/property-facts.ts';
import type { Terms } from './assignment-draft.ts';

/** One row of the financial summary. */
export interface PurchaseRow {
  readonly label: string;
  readonly figure: string;
  readonly note: string | null;
}

export interface PurchaseView {
  readonly purchase: AssignedPurchase;
  readonly rows: readonly PurchaseRow[];
  readonly working: readonly WorkingRow[];
}

interface PurchaseFacts {
  readonly price: number;
  readonly rentalYield: number | null;
  /** The client's, dollars; null when not known. */
  readonly capacity: number | null;
}

/** The financial summary of buying a property on these terms (decision B-44). */
export function purchaseView({ price, rentalYield, capacity }: PurchaseFacts, terms: Terms): PurchaseView {
  const inputs: AssignedPurchaseInputs = { price, ...terms, borrowingCapacity: capacity };
  const purchase = assignedPurchase(inputs);
  const rent = (yieldPct: number) =>
    money(propertyFinancials({ price, rentalYield: yieldPct, growthRate: 0 }).annualRentalIncome);
  const rows: readonly PurchaseRow[] = [
    { label: 'Price', figure: money(price), note: null },
    { label: 'Deposit', figure: money(purchase.downPayment), note: `${rate(terms.downPaymentPct)} of the price.` },
    { label: 'Loan', figure: money(purchase.loanAmount), note: null },
    { label: 'Monthly repayment', figure: money(purchase.monthlyRepayment), note: 'Principal and interest.' },
    { label: 'Total interest', figure: money(purchase.totalInterest), note: `Over ${terms.loanTermYears} years.` },
    { label: 'Annual rent', figure: orNotProvided(rentalYield, rent), note: 'Price times rental yield.' },
    {
      label: `Value after ${assignedValueYears} years`,
      figure: money(purchase.valueAfter10Years),
      note: todaysNote(purchase.valueAfter10Years),
    },
  ];
  return { purchase, rows, working: workingRows(explainAssignedPurchase(inputs)) };
}

function todaysNote(amount: number): string {
  const priceRise = presentValueRate.value;
  const today = presentValue({ amount, years: assignedValueYears, priceRise });
  return `${money(today)} in today’s dollars, with prices rising ${rate(priceRise)} a year.`;
}
