import { labelWithin, planRecordName, whenWords } from '@freehold/domain';
import { assumptionRows } from './assumption-rows.ts';
import type { FieldSpec, PlanShown } from './field-spec.ts';
import { valueWords } from './field-text.ts';
import { recordPath, valueAt } from './record-at.ts';
import { fieldsOf } from './record-fields.ts';

/** A figure of the plan that is a typical one: its path, what it is called, and what it is. */
export interface TypicalRow {
  readonly field: string;
  readonly name: string;
  readonly figure: string;
}

/** The figures of a plan that are typical ones, in the order in which they were filled in. */
export function typicalRows(plan: PlanShown): readonly TypicalRow[] {
  const fields = Object.entries(plan.origin ?? {}).flatMap(([field, from]) => (from === 'typical' ? [field] : []));
  return fields.map((field) => rowOf(plan, field));
}

function rowOf(plan: PlanShown, field: string): TypicalRow {
  const record = recordPath(field);
  const label = planRecordName(plan, record);
  const id = record.split('/')[1] ?? '';
  const event = plan.events?.[id];
  if (field === `events/${id}/when` && event !== undefined) {
    return { field, name: label, figure: whenWords(plan, event.when) };
  }
  const assumed = assumptionRows(plan).find(({ spec }) => spec.path === field)?.spec;
  if (assumed !== undefined) return { field, name: assumed.label, figure: valueWords(assumed, valueAt(plan, field)) };
  const spec = specAt(plan, record, field);
  const value = valueAt(plan, field);
  if (spec === undefined)
    return { field, name: label, figure: value === undefined ? 'no longer in the plan' : String(value) };
  // The fields of what is left over and kept name themselves.
  const name = record === 'route' ? spec.label : `${label}, ${labelWithin(spec.label)}`;
  const chosen = spec.choices?.(plan).find((choice) => choice.value === value)?.label;
  return { field, name, figure: chosen ?? valueWords(spec, value) };
}

function specAt(plan: PlanShown, record: string, field: string): FieldSpec | undefined {
  return fieldsOf(plan, record)
    .flatMap(({ fields }) => fields)
    .find(({ path }) => `${record}/${path}` === field);
}
