import type { Scenario } from '@freehold/contract';
import { mortgageLabels } from '@freehold/domain';
import type { FormDefinition } from '#app/calculator/form-definition.ts';
import { scenarioReader } from '#app/calculator/scenario-link.ts';
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

/** Id of a field's element. */
export function fieldId(field: string): string {
  return `mortgage-${field}`;
}

/** The mortgage calculator's form as the calculator layer sees it. */
export const mortgageForm: FormDefinition<MortgageDraft, DraftField> = {
  storageKey: 'freehold.draft.mortgage',
  blank: startingDraft,
  fields: draftFields,
  labels: { ...mortgageLabels, priceRise: 'Inflation' },
  idOf: fieldId,
  errorsOf: draftErrors,
  parseDraft,
  readLink: scenarioReader((scenario) => (scenario.kind === 'mortgage' ? toDraft(scenario.inputs) : null)),
};

/** Content of a link to these inputs. */
export function linkedScenario(inputs: MortgageScenario): Scenario {
  return { v: 1, kind: 'mortgage', inputs };
}
