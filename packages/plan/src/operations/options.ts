import { samePlan } from '../canonical.ts';
import type { Operation, OptionChange } from '../schema/operations.ts';
import type { Plan } from '../schema/plan.ts';
import { at } from '../tree.ts';
import { apply, type Missed, pathOf } from './apply.ts';

/** An operation of an option that does not apply, with the place of its change in the option. */
export type MissedChange = Missed & { readonly change: number };

/** A plan without options: what is run and shown. */
export type Resolved = {
  readonly plan: Omit<Plan, 'options'>;
  readonly missed: readonly MissedChange[];
};

/**
 * The plan with an option's changes on top, in their order, or as it is without an option. A field that the option does
 * not touch follows the plan. What no longer applies is returned, not applied. Throws RangeError for an option that the
 * plan does not have.
 */
export function resolve(plan: Plan, optionId?: string): Resolved {
  const { options: _, ...base } = plan;
  if (optionId === undefined) return { plan: base, missed: [] };
  const changes = new Map(changesOf(plan, optionId).flatMap(placedOperations));
  const { plan: resolved, missed } = apply(base, [...changes.keys()]);
  return { plan: resolved, missed: missed.map((each) => ({ ...each, change: changes.get(each.op) ?? 0 })) };
}

function placedOperations(change: OptionChange, index: number): readonly (readonly [Operation, number])[] {
  // A copy, so that each operation is one of its own.
  return change.skip ? [] : operationsOf(change).map((op) => [{ ...op }, index] as const);
}

/** The operations of an option's change. */
export function operationsOf(change: OptionChange): readonly Operation[] {
  if ('ops' in change) return change.ops;
  const { label: _, skip: __, ...op } = change;
  return [op];
}

/** Switches one change of an option on or off: operations on the plan. Throws RangeError when it is not there. */
export function switchChange(plan: Plan, { optionId, index, isOn }: Place & { isOn: boolean }): readonly Operation[] {
  return withChanges(plan, { optionId, index }, ({ skip: _, ...change }) => [
    isOn ? change : { ...change, skip: true },
  ]);
}

/** Takes one change out of an option: operations on the plan. Throws RangeError when it is not there. */
export function removeChange(plan: Plan, place: Place): readonly Operation[] {
  return withChanges(plan, place, () => []);
}

/**
 * Puts one change of an option into the plan, and takes it out of the option: operations on the plan. Other options keep
 * the fields that they touch. Throws RangeError when it is not there.
 */
export function promoteChange(plan: Plan, place: Place): readonly Operation[] {
  const removal = removeChange(plan, place);
  const change = changesOf(plan, place.optionId)[place.index];
  return change ? [...operationsOf(change), ...removal] : removal;
}

/**
 * Does a change in an option: operations on the plan. One operation on a place that the option changed before takes the
 * place of that change, goes into the record that the option added, or takes the change away where it leads back to the
 * plan; anything else goes to the end. Throws RangeError when the option is not there.
 */
export function changeOption(
  plan: Plan,
  optionId: string,
  { label, ops }: { readonly label?: string; readonly ops: readonly Operation[] },
): readonly Operation[] {
  const changes = changesOf(plan, optionId);
  const [op] = ops;
  if (op === undefined) return [];
  const earlier = ops.length === 1 ? changes.findIndex((change) => isOn(change, pathOf(op))) : -1;
  const before = changes[earlier];
  const named = label === undefined ? {} : { label };
  if (before === undefined) {
    const added = ops.length === 1 ? { ...withoutWas(op), ...named } : { ops: ops.map(withoutWas), ...named };
    return [{ set: `options/${optionId}/changes`, to: [...changes, added] }];
  }
  return withChanges(plan, { optionId, index: earlier }, () => merged(plan, optionId, { before, op }));
}

/** Whether a change is one operation on this place, or added the record that the place is in. */
function isOn(change: OptionChange, path: string): boolean {
  const [only, ...others] = operationsOf(change);
  if (only === undefined || others.length > 0 || change.skip) return false;
  return pathOf(only) === path || ('put' in only && path.startsWith(`${only.put}/`));
}

function merged(
  plan: Plan,
  optionId: string,
  { before, op }: { readonly before: OptionChange; readonly op: Operation },
): readonly unknown[] {
  const { options: _, ...base } = plan;
  const [earlier] = operationsOf(before);
  if (earlier !== undefined && 'put' in earlier && pathOf(op) !== earlier.put) {
    const { plan: after } = apply(resolve(plan, optionId).plan, [op]);
    const record = at(after, earlier.put.split('/'));
    return record === undefined ? [] : [{ ...withoutWas(before), to: record }];
  }
  return samePlan(apply(base, [op]).plan, base) ? [] : [withoutWas(op)];
}

function withoutWas<Step extends object>(step: Step): Step {
  const copy = { ...step };
  if ('was' in copy) delete copy.was;
  return copy;
}

/** A change of an option by its place, from 0. */
export type Place = { readonly optionId: string; readonly index: number };

function withChanges(
  plan: Plan,
  { optionId, index }: Place,
  replace: (change: OptionChange) => readonly unknown[],
): readonly Operation[] {
  const changes = changesOf(plan, optionId);
  if (changes[index] === undefined) throw new RangeError(`change ${index} of option ${optionId}: not in the plan`);
  const to = changes.flatMap((change, place) => (place === index ? replace(change) : [change]));
  return [{ set: `options/${optionId}/changes`, to }];
}

function changesOf(plan: Plan, optionId: string): readonly OptionChange[] {
  const option = Object.hasOwn(plan.options ?? {}, optionId) ? plan.options?.[optionId] : undefined;
  if (!option) throw new RangeError(`option ${optionId}: not in the plan`);
  return option.changes;
}

/** What options are called by, in order; the plan itself is A. */
export const optionAlphabet = 'BCDEFG';

/**
 * The options of a plan by the letter that each is called by, B, C and so on: the one that its id keeps, so that without
 * one in front the others keep theirs, or the first that is free.
 */
export function optionLetters({ options = {} }: Pick<Plan, 'options'>): readonly { id: string; letter: string }[] {
  const ids = Object.keys(options);
  const free = [...optionAlphabet].filter((letter) => !ids.includes(letter.toLowerCase()));
  const letterOf = (id: string) =>
    id.length === 1 ? [...optionAlphabet].find((each) => each.toLowerCase() === id) : undefined;
  return ids
    .map((id) => ({ id, letter: letterOf(id) ?? free.shift() ?? '?' }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter));
}
