import { apply, type Operation, type OptionChange, type Plan, promoteChange, resolve } from '@freehold/plan';
import type { Step } from './plan-store.ts';

/** An option that is added or read: its name and its changes. */
export interface NewOption {
  readonly name?: string;
  readonly changes: readonly OptionChange[];
}

/** Adds an option under a free id. */
export function addOption(id: string, { name, changes }: NewOption): Step {
  const to = { ...(name !== undefined && { name }), changes: [...changes] };
  return {
    label: name === undefined ? 'Add an option' : `Add the option ${name}`,
    ops: [{ put: `options/${id}`, to }],
  };
}

/** Names an option; without a name it is called by its letter. */
export function renameOption(id: string, name: string): Step {
  const text = name.trim().slice(0, 60);
  const to = text === '' ? {} : { to: text };
  return { label: `Name the option ${text}`.trim(), ops: [{ set: `options/${id}/name`, ...to }] };
}

/** Writes the note of an option; an empty one goes. */
export function noteOption(id: string, note: string): Step {
  const text = note.trim().slice(0, 500);
  return { label: 'Note of an option', ops: [{ set: `options/${id}/note`, ...(text === '' ? {} : { to: text }) }] };
}

/** Adds the same option again under a free id. Throws RangeError for an option that the plan does not have. */
export function duplicateOption(plan: Plan, id: string, copy: { readonly id: string; readonly name: string }): Step {
  const option = plan.options?.[id];
  if (option === undefined) throw new RangeError(`option ${id}: not in the plan`);
  const to = { ...option, name: copy.name.slice(0, 60) };
  return { label: `Add the option ${to.name}`, ops: [{ put: `options/${copy.id}`, to }] };
}

/** Deletes an option, which the step names. */
export function deleteOption(id: string, name: string): Step {
  return { label: `Delete the option ${name}`, ops: [{ drop: `options/${id}` }] };
}

/**
 * Puts what an option changes into the plan, as one step. Changes that are switched off or no longer apply stay in the
 * option; without one, the option goes. Throws RangeError for an option that the plan does not have.
 */
export function putAll(plan: Plan, id: string, name: string): Step {
  const missed = new Set(resolve(plan, id).missed.map(({ change }) => change));
  const ops: Operation[] = [];
  let current = plan;
  let index = 0;
  for (const [place, change] of (plan.options?.[id]?.changes ?? []).entries()) {
    if (change.skip || missed.has(place)) {
      index += 1;
      continue;
    }
    const done = promoteChange(current, { optionId: id, index });
    ops.push(...done);
    current = apply(current, done).plan;
  }
  if (index === 0) ops.push({ drop: `options/${id}` });
  return { label: `Put all of ${name} in your plan`, ops };
}
