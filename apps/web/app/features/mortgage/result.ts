import { type MortgageInputs, type MortgageRepayment, mortgageRepayment, paymentsPerYear } from '@freehold/finance';
import { type MortgageDraft, type MortgageScenario, scenarioOf } from './draft.ts';

/** What the screen shows of a mortgage, from the engine; its payments are made of it (`payments.ts`). Dollars, not rounded. */
export interface MortgageResult {
  readonly scenario: MortgageScenario;
  readonly inputs: MortgageInputs;
  readonly figures: MortgageRepayment;
  /** The day of the last repayment, ISO; null in a made page, which knows no day. */
  readonly payoffDate: string | null;
  readonly perYear: number;
}

// A placeholder day for prerendering; it never shows.
const someDay = '2026-01-01';

/** The result of a draft on a day (ISO), or null while the draft is not valid. */
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
