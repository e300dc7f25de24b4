import { decodeScenario, encodeScenario, type OpenedScenario, type Scenario } from '@freehold/contract';
import type { LinkedDraft } from './form-definition.ts';
import { linkAddress } from './share-link.ts';

/** URL that opens a calculator with the inputs of a scenario. */
export function shareAddress(page: string, scenario: Scenario): string {
  return linkAddress(page, encodeScenario(scenario));
}

/** A form's reader of links, from the draft that shows a scenario; null for a scenario of another calculator. */
export function scenarioReader<Draft>(toDraft: (scenario: OpenedScenario) => Draft | null) {
  return (encoded: string): LinkedDraft<Draft> | null => {
    const decoded = decodeScenario(encoded);
    return decoded && { draft: toDraft(decoded.scenario), dropped: decoded.dropped };
  };
}
