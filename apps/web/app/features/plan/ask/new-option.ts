import { limits, type Operation, type OptionChange, type Plan } from '@freehold/plan';
import { freeOptionId, optionNames } from '../model/option-names.ts';

/** A new option of a plan, and the operations that make it. */
export interface NewOption {
  readonly id: string;
  /** `Plan D`. */
  readonly title: string;
  readonly ops: readonly Operation[];
}

const mostCharacters = 60;

/**
 * An option with changes on top of what is open: of an open option, its changes come first. Null where the plan has as many
 * options as it can have, or there is nothing to change.
 */
export function newOption(
  plan: Plan,
  open: string | null,
  { name, changes }: { readonly name: string; readonly changes: readonly OptionChange[] },
): NewOption | null {
  if (Object.keys(plan.options ?? {}).length >= limits.options || changes.length === 0) return null;
  const id = freeOptionId(plan);
  const before = open === null ? [] : (plan.options?.[open]?.changes ?? []);
  const short = name.length > mostCharacters ? `${name.slice(0, mostCharacters - 1)}…` : name;
  const options = { ...plan.options, [id]: { changes: [] } };
  const letter = optionNames({ options }).find((one) => one.id === id)?.letter ?? '';
  const title = `Plan ${letter}`;
  return { id, title, ops: [{ put: `options/${id}`, to: { name: short, changes: [...before, ...changes] } }] };
}
