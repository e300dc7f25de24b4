import type { Scenario } from '@freehold/contract';
import type { FormDefinition } from '#app/calculator/form-definition.ts';
import {
  type DraftField,
  draftErrors,
  draftFields,
  type MortgageDraft,
  type MortgageScenario,
  parseDraft,
  startingDraft,
  toDraft,
} from './draft.ts';

/** Id of the element that stands for a field. */
export function fieldId(field: string): string {
  return `mortgage-${field}`;
}

/** The mortgage calculator's form as the shared parts know it. */
export const mortgageForm: FormDefinition<MortgageDraft, DraftField> = {
  storageKey: 'freehold.draft.mortgage',
  blank: startingDraft,
  fields: draftFields,
  labels: {
    loanAmount: 'Loan amount',
    interestRate: 'Interest rate',
    loanTerm: 'Loan term',
    repaymentFrequency: 'Repayment frequency',
    loanType: 'Loan type',
    additionalRepayments: 'Extra monthly repayment',
    priceRise: 'Inflation',
  },
  idOf: fieldId,
  errorsOf: draftErrors,
  parseDraft,
  toDraft: (scenario) => (scenario.kind === 'mortgage' ? toDraft(scenario.inputs) : null),
};

/** What a link to these inputs holds. */
export function linkedScenario(inputs: MortgageScenario): Scenario {
  return { v: 1, kind: 'mortgage', inputs };
}
