import type { Operation, OptionChange } from '../schema/operations.ts';
import type { Plan } from '../schema/plan.ts';
import { apply, type Missed } from './apply.ts';

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

/** A change of an option by its place, from 0. */
export type Place = { readonly optionId: string; readonly index: number };

function withChanges(
  plan: Plan,
  { optionId, index }: Place,
  replace: (change: OptionChange) => readonly OptionChange[],
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
