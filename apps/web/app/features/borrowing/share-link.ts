import {
  type BorrowingForm,
  borrowingInputs,
  borrowingScenario,
  decodeScenario,
  encodeScenario,
} from '@freehold/contract';

/** What the fragment of the page's address holds. */
export type SharedInputs =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'inputs'; readonly form: BorrowingForm };

const prefix = '#s=';

/**
 * The address that opens the calculator with these inputs. They stand behind the #, which browsers never send to a server,
 * and hold no contact data; a partner's income that does not count is left out.
 */
export function shareAddress(page: string, form: BorrowingForm): string {
  const { partnerIncome } = borrowingInputs(form);
  const scenario = borrowingScenario({ ...form, partnerIncome });
  return `${page.split('#')[0]}${prefix}${encodeScenario(scenario)}`;
}

/** The inputs in a fragment such as `#s=…`. */
export function sharedInputs(fragment: string): SharedInputs {
  if (!fragment.startsWith(prefix)) return { kind: 'none' };
  const scenario = decodeScenario(fragment.slice(prefix.length));
  return scenario === null ? { kind: 'broken' } : { kind: 'inputs', form: scenario.inputs };
}
