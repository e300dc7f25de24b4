import { type MortgageInputs, type MortgageRepayment, mortgageRepayment, paymentsPerYear } from '@freehold/finance';
import { type MortgageDraft, type MortgageScenario, scenarioOf } from './draft.ts';

/** The figures the screen shows of a mortgage; payments are derived from it (`payments.ts`). Dollars, not rounded. */
export interface MortgageResult {
  readonly scenario: MortgageScenario;
  readonly inputs: MortgageInputs;
  readonly figures: MortgageRepayment;
  /** ISO date of the last repayment; null while prerendering, when today is unknown. */
  readonly payoffDate: string | null;
  readonly perYear: number;
}

// A placeholder day for prerendering; it never shows.
const someDay = '2026-01-01';

/** The result of a draft on a day (ISO), or null while the draft is invalid. */
export function resultOf(draft: MortgageDraft, day: string | null): MortgageResult | null {
  const scenario = scenarioOf(draft);
  if (scenario === null) return null;
  const inputs = { ...scenario, loanTerm: Number(scenario.loanTerm), today: day ?? someDay };
  const figures = mortgageRepayment(inputs);
  return {
    scenario,
    inputs,
    figures,
    payoffDate: day === null ? null : figures.payoffDate,
    perYear: paymentsPerYear(inputs.repaymentFrequency),
  };
}
