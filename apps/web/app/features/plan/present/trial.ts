import { labelWithin, planRecordName } from '@freehold/domain';
import type { Operation, Plan } from '@freehold/plan';
import type { FieldSpec, PlanShown } from '../editor/field-spec.ts';
import { isTree } from '../editor/record-at.ts';
import { fieldsOf } from '../editor/record-fields.ts';

/** A field that can be tried out in a meeting: the record that it stands in, and what it is. */
export interface TrialField {
  readonly record: string;
  readonly spec: FieldSpec;
}

/** What is tried out, by the path of its field: its name, and the operations that write it. */
export type Tried = Readonly<Record<string, { readonly label: string; readonly ops: readonly Operation[] }>>;

const longestLabel = 120;
/** One row of them on a wide screen. */
const mostFields = 4;

/** The four fields at most that a meeting is about: price and time of the next purchase, living costs, ages of stopping work. */
export function trialFields(plan: PlanShown): readonly TrialField[] {
  const [cost] = Object.entries(plan.costs ?? {}).filter(([, { off }]) => !off);
  const events = Object.entries(plan.events ?? {}).filter(([, { off }]) => !off);
  const [buy] = events.filter(([, event]) => event.do === 'buy');
  const stops = events.filter(([, event]) => event.do === 'retire');
  const fields = [
    ...(buy === undefined ? [] : purchaseFields(plan, buy[0], buy[1].when)),
    ...(cost === undefined ? [] : fieldIn(plan, `costs/${cost[0]}`, 'monthly')),
    ...stops.flatMap(([id, { when }]) => (typeof when === 'object' && 'age' in when ? [ageField(plan, id)] : [])),
  ];
  return fields.slice(0, mostFields);
}

type When = NonNullable<Plan['events']>[string]['when'];

function purchaseFields(plan: PlanShown, id: string, when: When): readonly TrialField[] {
  const record = `events/${id}`;
  const name = planRecordName(plan, record);
  const month = (path: string, label: string): TrialField => ({
    record,
    spec: { path, label: `${name}: ${label}`, kind: 'month', isRequired: true },
  });
  if (typeof when === 'string') return [...fieldIn(plan, record, 'home/value'), month('when', 'month')];
  return [...fieldIn(plan, record, 'home/value'), ...('test' in when ? [month('when/from', 'not before')] : [])];
}

function ageField(plan: PlanShown, id: string): TrialField {
  const record = `events/${id}`;
  const label = `${planRecordName(plan, record)} at`;
  const age = { kind: 'number', unit: 'years', isRequired: true, isWhole: true, least: 18, most: 120 } as const;
  return { record, spec: { path: 'when/age', label, ...age } };
}

/** A field as the editor has it, under the name of its record. */
function fieldIn(plan: PlanShown, record: string, path: string): readonly TrialField[] {
  const known = fieldsOf(plan, record).flatMap(({ fields }) => fields);
  const spec = known.find((field) => field.path === path);
  if (spec === undefined) return [];
  return [
    { record, spec: { ...spec, label: `${planRecordName(plan, record)}: ${labelWithin(spec.label)}`, help: '' } },
  ];
}

/** All that is tried out as one step of the plan. */
export function trialStep(tried: Tried): { readonly label: string; readonly ops: readonly Operation[] } {
  const each = Object.values(tried);
  const label = `Tried out: ${each.map((one) => one.label).join('; ')}`.slice(0, longestLabel);
  return { label, ops: each.flatMap(({ ops }) => ops) };
}

/** Operations that take every name out of a plan, so that each record is called by what it is. */
export function withoutNames(plan: Plan): readonly Operation[] {
  return Object.entries(plan).flatMap(([part, records]) => {
    if (!isTree(records)) return [];
    const named = Object.entries(records).filter(([, record]) => isTree(record) && typeof record.name === 'string');
    return named.map(([id]): Operation => ({ set: `${part}/${id}/name` }));
  });
}
