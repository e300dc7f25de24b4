import type { PlanDocument, PlanPublication } from '@freehold/contract';
import { planRecordName } from '@freehold/domain';
import { apply, changeSchema, type Operation, overtaken, type Plan, pathOf, replacePlan } from '@freehold/plan';
import * as z from 'zod/mini';
import { isTree, recordPath, valueAt } from '../editor/record-at.ts';
import { type ConflictRow, conflictWords } from './conflict-rows.ts';

/** A plan that an adviser published, as its client has it. */
export interface Published {
  readonly id: string;
  readonly plan: Plan;
  readonly version: number;
  readonly publication: PlanPublication;
}

/** One thing that differs, which can be taken by itself. */
export interface SuggestedChange {
  readonly label: string;
  readonly ops: readonly Operation[];
}

// Where figures are from and what is pinned are each side's own.
const leftOut = ['origin', 'pinned', 'chances'];

/**
 * What was changed in a copy of a plan: a change for each record, by its fields where both have it, so that taking one
 * leaves what else was done to the record.
 */
export function suggestedChanges(plan: Plan, copy: Plan): readonly SuggestedChange[] {
  return replacePlan(plan, copy)
    .filter((op) => !leftOut.includes(pathOf(op).split('/')[0] ?? ''))
    .map((op) => ({ label: labelOf(plan, copy, op), ops: byField(plan, op) }));
}

function labelOf(plan: Plan, copy: Plan, op: Operation): string {
  const path = pathOf(op);
  const name = path.includes('/') ? planRecordName('drop' in op ? plan : copy, path) : path;
  return `${verbOf(plan, op)} ${name}`.slice(0, 120);
}

function verbOf(plan: Plan, op: Operation): string {
  if ('drop' in op) return 'Remove';
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

/** What a change would do to the plan. */
export function suggestionWords(plan: Plan, { label, ops }: SuggestedChange): SuggestionWords {
  const { plan: after, missed } = apply(plan, ops);
  const [first] = missed;
  if (first !== undefined) return { what: label, rows: [], missed: first.why };
  const paths = new Set(ops.map((op) => recordPath(pathOf(op))));
  const rows = [...paths].flatMap((path) => {
    const [own, theirs] = [valueAt(after, path), valueAt(plan, path)];
    const isBoth = own !== undefined && theirs !== undefined;
    return isBoth ? conflictWords(plan, { path, own, theirs }).rows : [];
  });
  return { what: label, rows, missed: null };
}

/**
 * What the client saw where the plan has something else now, by fields, which taking the change would replace; empty
 * where it replaces nothing.
 */
export function overtakenWords(plan: Plan, { ops }: Pick<SuggestedChange, 'ops'>): readonly string[] {
  const applied = apply(plan, ops);
  const replaced = overtaken(ops, applied);
  const seen = apply(plan, replaced.map(asSeen)).plan;
  return [...new Set(replaced.map((op) => recordPath(pathOf(op))))].flatMap((path) => {
    const [own, theirs] = [valueAt(seen, path), valueAt(plan, path)];
    if (own === undefined) return ['nothing'];
    return conflictWords(plan, { path, own, theirs }).rows.map(({ field, own: was }) => `${field}: ${was}`);
  });
}

/** Puts back what stood there when the client saw it. */
function asSeen(op: Operation): Operation {
  const path = pathOf(op);
  if ('put' in op || 'drop' in op) return op.was === undefined ? { drop: path } : { put: path, to: op.was };
  return 'set' in op && 'was' in op ? { set: path, to: op.was } : { set: path };
}

/** A change as it was sent or read; null for what is none. */
export function readChange(document: PlanDocument): SuggestedChange | null {
  const { success, data } = z.safeParse(changeSchema, document);
  return success ? data : null;
}
