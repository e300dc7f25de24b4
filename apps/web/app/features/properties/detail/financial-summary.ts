import type { Property } from '@freehold/contract';
import {
  assignedPurchase,
  explainPropertyFinancials,
  presentValue,
  presentValueRate,
  propertyFinancials,
  propertyValueYears,
  variableLoanRates,
} from '@freehold/finance';
import { type WorkingRow, workingRows } from '#app/calculator/working-rows.ts';
import { money, percent, rate } from '#app/lib/format.ts';
import { orNotProvided } from '../shared/property-facts.ts';
import { missingNumbers, type PropertyNumbers } from '../shared/property-numbers.ts';

/** One row of the Financial Summary. */
export interface SummaryRow {
  readonly label: string;
  readonly figure: string;
  /** A note needed to read the figure correctly. */
  readonly note: string | null;
}

export interface FinancialSummary {
  readonly rows: readonly SummaryRow[];
  readonly working: readonly WorkingRow[];
}

const repaymentNote =
  'Indicative: about 0.4% of price, roughly a 90% loan at 3.5% over 30 years. A quick example; the figure above is at today’s rate.';

const loanTerms = { downPaymentPct: 10, loanTermYears: 30, interestRate: variableLoanRates.value.investor } as const;
const todaysNoteOfLoan = `A 90% loan over ${loanTerms.loanTermYears} years, principal and interest at ${percent(loanTerms.interestRate)}, a typical variable rate for investors.`;

/** The Financial Summary (decision B-31); missing figures count as 0 and are marked as not provided (D-19). */
export function financialSummary(property: Pick<Property, keyof PropertyNumbers> | PropertyNumbers): FinancialSummary {
  const { price, growthRate, rentalYield } = property;
  const inputs = { price: price ?? 0, growthRate: growthRate ?? 0, rentalYield: rentalYield ?? 0 };
  const { monthlyRepaymentEstimate, annualRentalIncome, fiveYearValue } = propertyFinancials(inputs);
  const rows: readonly SummaryRow[] = [
    { label: 'Price', figure: orNotProvided(price, money), note: null },
    {
      label: 'Repayment at today’s rate',
      figure: `${money(repaymentAt(inputs.price))} a month`,
      note: todaysNoteOfLoan,
    },
    { label: 'Estimated monthly repayment', figure: money(monthlyRepaymentEstimate), note: repaymentNote },
    { label: 'Annual rental income', figure: money(annualRentalIncome), note: countedAsZero({ price, rentalYield }) },
    {
      label: 'Gross yield',
      figure: orNotProvided(rentalYield, percent),
      note: 'Rent of a year by the price of today.',
    },
    { label: 'Growth rate', figure: orNotProvided(growthRate, percent), note: 'A year, an assumption.' },
    {
      label: `Value in ${propertyValueYears} years`,
      figure: money(fiveYearValue),
      note: countedAsZero({ price, growthRate }) ?? todaysNote(fiveYearValue),
    },
  ];
  return { rows, working: workingRows(explainPropertyFinancials(inputs)) };
}

/** Repayment of a 90 % loan at the current typical rate, dollars a month. */
function repaymentAt(price: number): number {
  return assignedPurchase({ price, ...loanTerms, growthPct: 0, borrowingCapacity: null }).monthlyRepayment;
}

function countedAsZero(numbers: Partial<PropertyNumbers>): string | null {
  const missing = missingNumbers(numbers);
  return missing === '' ? null : `Without the ${missing}, which counts as 0 here.`;
}

function todaysNote(amount: number): string {
  const priceRise = presentValueRate.value;
  const today = presentValue({ amount, years: propertyValueYears, priceRise });
  return `${money(today)} in today’s dollars, with prices rising ${rate(priceRise)} a year.`;
}
