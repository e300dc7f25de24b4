import type { Calculation } from '@freehold/contract';
import type { State } from '@freehold/finance';
import { numberText } from '../text/rates.ts';
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
}

interface PlanStartHome {
  readonly use: 'home' | 'rent';
  readonly state?: State;
  readonly worth?: number;
  readonly owing?: number;
  readonly rent?: number;
}

/** Starts the fragment of a page of questions that a calculator filled in. */
export const planStartMark = '#start=';

/** The address that opens the questions with these figures, in the fragment, which is never sent. */
export function planStartAddress(start: PlanStart): string {
  // As the fields show it: whole dollars.
  const text = JSON.stringify(start, (_, value) => (typeof value === 'number' ? numberText(Math.round(value)) : value));
  return `/plan${planStartMark}${encodeURIComponent(text)}`;
}

/** What a tool's calculation brings to a plan. */
export function toolPlanStart({ tool, inputs }: Calculation): PlanStart {
  switch (tool) {
    case 'borrowing-power':
      return {
        isCouple: inputs.adults === 'two',
        income: inputs.salary,
        ...(inputs.adults === 'two' && { partnerIncome: inputs.salary2 }),
        savings: inputs.cash,
        ...(inputs.living !== null && { spending: inputs.living }),
        want: 'buyNext',
      };
    case 'buying-costs':
      return { ...(inputs.solveFor === 'cash' && { savings: inputs.cash }), want: 'buyNext' };
    case 'loan-planner':
      return { homes: [{ use: 'home', owing: inputs.loan }], savings: inputs.offset };
    case 'investment-property':
      return { income: inputs.income, want: 'buyNext' };
    case 'capital-gains':
      return { income: inputs.income, homes: [{ use: 'rent', worth: inputs.soldFor }], want: 'keepOrSell' };
    case 'land-tax':
      return { homes: [{ use: 'rent', state: inputs.state }] };
  }
}
