import { planLawChoices, planRecordName, whenWords } from '@freehold/domain';
import { type Plan, planSchema } from '@freehold/plan';
import * as z from 'zod/mini';
import { assumptionRows } from '../editor/assumption-rows.ts';
import { choiceWords, valueWords } from '../editor/field-text.ts';
import { isTree, valueAt } from '../editor/record-at.ts';
import { fieldsOf } from '../editor/record-fields.ts';
import type { Conflict } from '../model/merge-plans.ts';

/** A field that two windows made something else of. */
export interface ConflictRow {
  readonly field: string;
  readonly own: string;
  readonly theirs: string;
}

/** What two windows disagree about: the record, and its fields with both values. */
export interface ConflictWords {
  readonly path: string;
  readonly record: string;
  readonly rows: readonly ConflictRow[];
}

/** A conflict in words; `plan` is the one on screen. */
export function conflictWords(plan: Plan, { path, own, theirs }: Conflict): ConflictWords {
  if (path === '') return { path, record: 'The whole plan', rows: [] };
  const whole = wholeParts[path.split('/')[0] ?? ''];
  if (whole !== undefined) {
    const [mine, other] = [withAt(plan, path, own), withAt(plan, path, theirs)];
    return { path, record: whole.record, rows: whole.rows(mine, other).filter((row) => row.own !== row.theirs) };
  }
  if (!path.includes('/') || (!isTree(own) && !isTree(theirs))) {
    const isRecordGone = own === undefined || theirs === undefined;
    const rows = isRecordGone ? [] : [{ field: 'Value', own: plain(own), theirs: plain(theirs) }];
    return { path, record: partNames[path] ?? path.split('/').at(-1) ?? path, rows };
  }
  const [part = '', id = ''] = path.split('/');
  // The record may be gone on screen: its name and its fields are those of the side that has it.
  const withRecord = { ...plan, [part]: { ...Object(valueAt(plan, part)), [id]: own ?? theirs } };
  const record = planRecordName(withRecord, path);
  if (own === undefined) return { path, record, rows: [{ field: 'Here', own: 'deleted', theirs: 'changed' }] };
  if (theirs === undefined) return { path, record, rows: [{ field: 'Here', own: 'changed', theirs: 'deleted' }] };
  const specs = fieldsOf(withRecord, path).flatMap(({ fields }) => fields);
  const rows = specs.flatMap((spec) => {
    const [mine, other] = [valueAt(Object(own), spec.path), valueAt(Object(theirs), spec.path)];
    if (JSON.stringify(mine) === JSON.stringify(other)) return [];
    const [here, there] = [mine, other].map((value) => choiceWords(spec, withRecord, value));
    return [{ field: spec.label, own: here ?? '', theirs: there ?? '' }];
  });
  return { path, record, rows: [...whenRow(plan, own, theirs), ...rows] };
}

/** When an event happens, which is no field of its record; nothing where that is the same, or it is no event. */
function whenRow(plan: Plan, own: unknown, theirs: unknown): readonly ConflictRow[] {
  const row = { field: 'When', own: whenOf(plan, own), theirs: whenOf(plan, theirs) };
  return row.own === row.theirs ? [] : [row];
}

function whenOf(plan: Plan, event: unknown): string {
  const { data } = z.safeParse(planSchema, { plan: 1, start: plan.start, events: { it: event } });
  const when = data?.events?.it?.when;
  return when === undefined ? '' : whenWords(plan, when);
}

/** The plan with something else at a path of at most two names; undefined takes away what is there. */
function withAt(plan: Plan, path: string, value: unknown): Plan {
  const [part = '', key] = path.split('/');
  return { ...plan, [part]: key === undefined ? value : { ...Object(valueAt(plan, part)), [key]: value } };
}

interface WholePart {
  readonly record: string;
  /** What it can differ in, with the words of both plans. */
  readonly rows: (own: Plan, theirs: Plan) => readonly ConflictRow[];
}

/** Parts of a plan that are no records, whose fields have names of their own. */
const wholeParts: Readonly<Record<string, WholePart>> = {
  law: { record: 'Law', rows: lawRows },
  assume: { record: 'Assumptions', rows: assumptionRowsOf },
};

function lawRows(own: Plan, theirs: Plan): readonly ConflictRow[] {
  const others = planLawChoices(theirs);
  const asAt = { field: 'As at', own: own.law?.asAt ?? 'not said', theirs: theirs.law?.asAt ?? 'not said' };
  const choices = planLawChoices(own).map(({ path, label, chosenWords }) => ({
    field: label,
    own: chosenWords,
    theirs: others.find((other) => other.path === path)?.chosenWords ?? chosenWords,
  }));
  return [...choices, asAt];
}

function assumptionRowsOf(own: Plan, theirs: Plan): readonly ConflictRow[] {
  const specs = [...assumptionRows(own), ...assumptionRows(theirs)].map(({ spec }) => spec);
  const rows = specs.map((spec): readonly [string, ConflictRow] => {
    const [mine, other] = [valueAt(own, spec.path), valueAt(theirs, spec.path)];
    return [spec.path, { field: spec.label, own: valueWords(spec, mine), theirs: valueWords(spec, other) }];
  });
  return [...new Map(rows).values()];
}

const partNames: Readonly<Record<string, string>> = {
  title: 'Title',
  start: 'Start',
  years: 'Years',
};

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'changed';
}
