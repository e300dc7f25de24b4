import { eventName, type PlanToRun, recordName, whenWords } from '@freehold/domain';
import { apply, dropWith } from '@freehold/plan';
import type { Step } from '../../model/plan-store.ts';
import { eventAt, movedWhen, type When, whenOperation } from './move-when.ts';

interface Move {
  readonly id: string;
  readonly months: number;
  /** Month in which it happened in the newest run; undefined where it did not. */
  readonly happened: string | undefined;
}

/** The step that moves an event by months; null where nothing moves. */
export function moveStep(plan: PlanToRun, move: Move): Step | null {
  const to = movedWhen(plan, move);
  return to === null ? null : whenStep(plan, move.id, to);
}

/** The step that gives an event another time; null where it has it already. */
export function whenStep(plan: PlanToRun, id: string, to: When): Step | null {
  const when = eventAt(plan, id)?.when;
  if (when === undefined || JSON.stringify(when) === JSON.stringify(to)) return null;
  const ops = [whenOperation(id, when, to)];
  return { label: `${eventName(plan, id)} ${whenWords(apply(plan, ops).plan, to)}`, ops };
}

/** The step that switches an event on where it is off, and off where it is on. */
export function switchStep(plan: PlanToRun, id: string): Step {
  const isOff = eventAt(plan, id)?.off === true;
  const path = `events/${id}`;
  return { label: `${eventName(plan, id)}: ${isOff ? 'on' : 'off'}`, ops: [isOff ? { on: path } : { off: path }] };
}

/** The step that deletes an event, and what goes with it, in words: `The sale of Geelong goes with it.` */
export function deleteStep(plan: PlanToRun, id: string): Step & { readonly also: string } {
  const steps = dropWith(plan, `events/${id}`);
  const gone = steps.flatMap(({ op }) => ('drop' in op && op.drop !== `events/${id}` ? [nameOf(plan, op.drop)] : []));
  return {
    label: `Delete ${eventName(plan, id)}`,
    ops: steps.map(({ op }) => op),
    also: gone.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} goes with it.`).join(' '),
  };
}

function nameOf(plan: PlanToRun, path: string): string {
  const [part = '', id = ''] = path.split('/');
  return recordName(plan, part, id);
}
