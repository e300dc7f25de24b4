import { type PlanDocument, type PlanPublication, type PlanSuggestion, unsuggestedParts } from '@freehold/contract';
import { planRecordName } from '@freehold/domain';
import {
  apply,
  changeSchema,
  type Missed,
  type Operation,
  overtaken,
  type Plan,
  pathOf,
  replacePlan,
  samePlan,
} from '@freehold/plan';
import * as z from 'zod/mini';
import { isTree, recordPath, valueAt } from '../editor/record-at.ts';
import type { KeptFigures } from '../kept/law-words.ts';
import { type ConflictRow, conflictWords } from './conflict-rows.ts';

/** A plan that an adviser published, as its client has it. */
export interface Published {
  readonly id: string;
  readonly plan: Plan;
  readonly version: number;
  readonly publication: PlanPublication;
  /** The figures that it was published with. */
  readonly kept: KeptFigures;
}

/** One thing that differs, which can be taken by itself. */
export interface SuggestedChange {
  readonly ops: readonly Operation[];
}

/**
 * What was changed in a copy of a plan: a change for each record, by its fields where both have it, so that taking one
 * leaves what else was done to the record.
 */
export function suggestedChanges(plan: Plan, copy: Plan): readonly SuggestedChange[] {
  return replacePlan(plan, copy)
    .filter((op) => !unsuggestedParts.includes(pathOf(op).split('/')[0] ?? ''))
    .map((op) => ({ ops: byField(plan, op) }));
}

/** What a change is called: by what it does, since what its sender called it could be anything. */
function labelOf(plan: Plan, ops: readonly Operation[]): string {
  const { plan: after } = apply(plan, ops);
  const labels = ops.map((op) => {
    const path = recordPath(pathOf(op));
    return `${verbOf(plan, op)} ${nameOf([after, plan, withRecord(plan, op)], path)}`;
  });
  return [...new Set(labels)].join(', ') || 'Nothing that can be read';
}

/** Why an operation no longer applies, with its record by name where it is known. */
function inName(plan: Plan, { op, why }: Missed): string {
  const path = recordPath(pathOf(op));
  return why.replace(path, () => nameOf([plan, withRecord(plan, op)], path));
}

/** The name of a record in the first of the plans that has it. */
function nameOf(plans: readonly Plan[], path: string): string {
  if (!path.includes('/')) return partNames[path] ?? path;
  const holder = plans.find((plan) => valueAt(plan, path) !== undefined);
  return planRecordName(holder ?? plans[0] ?? { plan: 1, start: '' }, path);
}

const partNames: Readonly<Record<string, string>> = { law: 'the law that is counted by', assume: 'the assumptions' };

/** The plan with a record that is gone from it and that the change still knows. */
function withRecord(plan: Plan, op: Operation): Plan {
  if (!('drop' in op) || op.was === undefined) return plan;
  return apply(plan, [{ put: op.drop, to: op.was }]).plan;
}

function verbOf(plan: Plan, op: Operation): string {
  if ('drop' in op) return 'Remove';
  if ('off' in op) return 'Switch off';
  if ('on' in op) return 'Switch on';
  return 'put' in op && valueAt(plan, op.put) === undefined ? 'Add' : 'Change';
}

function byField(plan: Plan, op: Operation): readonly Operation[] {
  if (!('put' in op)) return [op];
  const before = valueAt(plan, op.put);
  if (!isTree(before)) return [op];
  const keys = new Set([...Object.keys(before), ...Object.keys(op.to)]);
  const ops = [...keys].flatMap((key): readonly Operation[] => {
    const to = op.to[key];
    if (JSON.stringify(before[key]) === JSON.stringify(to)) return [];
    return [to === undefined ? { set: `${op.put}/${key}` } : { set: `${op.put}/${key}`, to }];
  });
  // Fields that only fit together, as when an event becomes another kind.
  return apply(plan, ops).missed.length > 0 ? [op] : ops;
}

/** A suggested change in words, against the plan as it is now. */
export interface SuggestionWords {
  readonly what: string;
  /** `own` is what is suggested, `theirs` what the plan has. */
  readonly rows: readonly ConflictRow[];
  /** Why it no longer applies; null where it does. */
  readonly missed: string | null;
}

/** A change that was taken, as its client saw it: from what stood there then, whatever the plan has by now. */
export function takenWords(plan: Plan, { ops }: SuggestedChange): SuggestionWords {
  const before = apply(plan, ops.map(asSeen).toReversed()).plan;
  return { ...suggestionWords(before, { ops }), missed: null };
}

/** What a change would do to the plan. */
export function suggestionWords(plan: Plan, { ops }: SuggestedChange): SuggestionWords {
  const what = labelOf(plan, ops);
  const { plan: after, missed } = apply(plan, ops);
  const [first] = missed;
  if (first !== undefined) return { what, rows: [], missed: inName(plan, first) };
  const paths = new Set(ops.map((op) => recordPath(pathOf(op))));
  const rows = [...paths].flatMap((path) => {
    const [own, theirs] = [valueAt(after, path), valueAt(plan, path)];
    const isBoth = own !== undefined && theirs !== undefined;
    return isBoth ? conflictWords(plan, { path, own, theirs }).rows : [];
  });
  return { what, rows, missed: null };
}

/**
 * What the client saw where the plan has something else now, by fields, which taking the change would replace; empty
 * where it replaces nothing.
 */
export function overtakenWords(plan: Plan, { ops }: SuggestedChange): readonly string[] {
  const applied = apply(plan, ops);
  const replaced = overtaken(ops, applied);
  const seen = apply(plan, replaced.map(asSeen)).plan;
  return [...new Set(replaced.map((op) => recordPath(pathOf(op))))].flatMap((path) => {
    const [own, theirs] = [valueAt(seen, path), valueAt(plan, path)];
    if (own === undefined) return ['nothing'];
    return conflictWords(plan, { path, own, theirs }).rows.map(({ field, own: was }) => `${field}: ${was}`);
  });
}

/** What became of a change of a suggestion, for its client, who has the plan as published; null while it waits. */
export function verdictWords(
  { plan, publication }: Pick<Published, 'plan' | 'publication'>,
  { changes, taken, answeredAt }: Pick<PlanSuggestion, 'changes' | 'taken' | 'answeredAt'>,
  place: number,
): string | null {
  if (!taken.includes(place)) return answeredAt === null ? null : 'Not taken';
  if (isInPlan(plan, readChange(changes[place] ?? {}))) return 'Taken into the plan';
  // Both ISO, so that their order is that of their letters.
  const isPublishedSince = answeredAt !== null && publication.at > answeredAt;
  return isPublishedSince
    ? 'Taken by your adviser, and changed since'
    : 'Taken by your adviser; it is in the plan once your adviser publishes it';
}

/** Whether a plan has what a change makes: done once more, it alters nothing. */
export function isInPlan(plan: Plan, { ops }: SuggestedChange): boolean {
  const left = ops.filter((op) => !('drop' in op) || valueAt(plan, op.drop) !== undefined);
  const { plan: after, missed } = apply(plan, left);
  return ops.length > 0 && missed.length === 0 && samePlan(plan, after);
}

/** Puts back what stood there when the client saw it. */
function asSeen(op: Operation): Operation {
  const path = pathOf(op);
  if ('put' in op || 'drop' in op) return op.was === undefined ? { drop: path } : { put: path, to: op.was };
  return 'set' in op && 'was' in op ? { set: path, to: op.was } : { set: path };
}

/** A change as it was sent; without operations where it is none. */
export function readChange(document: PlanDocument): SuggestedChange {
  const { success, data } = z.safeParse(changeSchema, document);
  return success ? data : { ops: [] };
}
