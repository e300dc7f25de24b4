import type { State } from '@freehold/finance';
import { numberText } from '../text/rates.ts';
import type { Brought, BroughtHome, BroughtLoan } from './brought.ts';
import type { FirstQuestion } from './first-plan.ts';

/** Figures that a calculator brings to the five questions of a plan; what it does not know is asked. Dollars; income a year, rent a week. */
export interface PlanStart {
  readonly isCouple?: boolean;
  readonly income?: number;
  readonly partnerIncome?: number;
  readonly homes?: readonly PlanStartHome[];
  readonly savings?: number;
  readonly spending?: number;
  readonly want?: FirstQuestion;
  /** What no question asks for. */
  readonly brought?: Brought;
}

export interface PlanStartHome {
  readonly use: 'home' | 'rent';
  readonly state?: State;
  readonly worth?: number;
  readonly owing?: number;
  readonly rent?: number;
  readonly loan?: BroughtLoan;
  readonly known?: BroughtHome;
}

/** Starts the fragment of a page of questions that a calculator filled in. */
export const planStartMark = '#start=';

const typed: ReadonlySet<string> = new Set([
  'income',
  'partnerIncome',
  'worth',
  'owing',
  'rent',
  'savings',
  'spending',
] satisfies readonly (keyof PlanStart | keyof PlanStartHome)[]);

/** The address that opens the questions with these figures, in the fragment, which is never sent. */
export function planStartAddress(start: PlanStart): string {
  // What a question asks for as its field shows it: whole dollars.
  const text = JSON.stringify(start, (name, value) =>
    typeof value === 'number' && typed.has(name) ? numberText(Math.round(value)) : value,
  );
  return `/plan${planStartMark}${encodeURIComponent(text)}`;
}

/** What the mortgage calculator brings: dollars, percent a year, years. */
export function mortgagePlanStart(loan: {
  readonly loanAmount: number;
  readonly interestRate: number;
  readonly loanTerm: string;
  readonly repaymentFrequency: string;
  readonly loanType: 'principal_and_interest' | 'interest_only';
  readonly additionalRepayments: number;
}): PlanStart {
  const { loanAmount, interestRate, loanTerm, repaymentFrequency, loanType, additionalRepayments: extra } = loan;
  const months = Number(loanTerm) * 12;
  const kind =
    loanType === 'interest_only'
      ? { ioMonths: months }
      : { ...(extra > 0 && { extra: Math.round(extra * 100) / 100 }) };
  const notCarried =
    repaymentFrequency === 'monthly' ? [] : [`repaying ${repaymentFrequency}, as a plan counts months`];
  return {
    homes: [{ use: 'home', owing: loanAmount, loan: { rate: interestRate, months, ...kind } }],
    ...(notCarried.length > 0 && { brought: { notCarried } }),
  };
}
