import { borrowingInputs, borrowingScenario, type BorrowingForm as Form, type Scenario } from '@freehold/contract';
import type { FormDefinition } from '#app/calculator/form-definition.ts';
import {
  type BorrowingDraft,
  type DraftField,
  draftErrors,
  draftFields,
  emptyDraft,
  parseDraft,
  toDraft,
} from './draft.ts';

/** Element id of a field. */
export function fieldId(field: string): string {
  return `borrowing-${field}`;
}

/** The borrowing calculator's form, as the shared calculator code uses it. */
export const borrowingForm: FormDefinition<BorrowingDraft, DraftField> = {
  storageKey: 'freehold.draft.borrowing',
  blank: emptyDraft,
  fields: draftFields,
  labels: {
    grossIncome: 'Income before tax',
    maritalStatus: 'Marital status',
    partnerIncome: 'Partner’s income before tax',
    dependants: 'Dependants',
    existingLoans: 'Existing loans',
  },
  idOf: fieldId,
  errorsOf: draftErrors,
  parseDraft,
  toDraft: (scenario) => (scenario.kind === 'borrowing' ? toDraft(scenario.inputs) : null),
};

/** The inputs to put in a share link; a partner’s income that does not count is left out. */
export function scenarioOf(form: Form): Scenario {
  return borrowingScenario({ ...form, partnerIncome: borrowingInputs(form).partnerIncome });
}
