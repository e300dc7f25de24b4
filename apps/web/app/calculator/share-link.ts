import { type DecodedScenario, decodeScenario, encodeScenario, type Scenario } from '@freehold/contract';

/** Contents of the page address's fragment. */
export type SharedInputs =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken' }
  | ({ readonly kind: 'scenario' } & DecodedScenario);

const prefix = '#s=';

/**
 * URL that opens a calculator with these inputs. They follow the #, which browsers never send to a server, and hold no
 * contact details.
 */
export function shareAddress(page: string, scenario: Scenario): string {
  return `${page.split('#')[0]}${prefix}${encodeScenario(scenario)}`;
}

/** The inputs in a fragment such as `#s=…`, and the names of those that could not be read. */
export function sharedInputs(fragment: string): SharedInputs {
  if (!fragment.startsWith(prefix)) return { kind: 'none' };
  const decoded = decodeScenario(fragment.slice(prefix.length));
  return decoded === null ? { kind: 'broken' } : { kind: 'scenario', ...decoded };
}
