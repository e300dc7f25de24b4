import type { Operation, Plan } from '@freehold/plan';
import type { FieldSpec, PlanShown } from './field-spec.ts';
import { isTree, valueAt } from './record-at.ts';

/** Where a field is written: the plan as shown, the record's path, and whether an option is open. */
export interface Writing {
  readonly plan: PlanShown;
  /** Path of the record; empty for a field that stands in no record. */
  readonly record: string;
  readonly isOption: boolean;
}

/** The path in the plan of a field. */
export function pathOfField(record: string, { path }: Pick<FieldSpec, 'path'>): string {
  return record === '' ? path : `${record}/${path}`;
}

/**
 * The operations that write a value to a field; undefined clears it. A group that is not there is made with what it needs,
 * one that is cleared of what it needs goes. A typical figure that is
 * written is checked, and so is one of the record, which no longer says it. What the value brings is typical.
 */
export function fieldOps(writing: Writing, spec: FieldSpec, value: unknown): readonly Operation[] {
  const { plan, record, isOption } = writing;
  const path = pathOfField(record, spec);
  const written = spec.group === undefined ? setOp(path, value) : groupOp(plan, { path, spec, value });
  return [written, ...(isOption ? [] : checkedOps(plan, path)), ...broughtOps(writing, spec, value)];
}

function broughtOps({ plan, record, isOption }: Writing, { brings }: FieldSpec, value: unknown): readonly Operation[] {
  const at = valueAt(plan, record);
  if (brings === undefined || !isTree(at)) return [];
  return Object.entries(brings(at, value)).flatMap(([field, to]): readonly Operation[] => {
    const path = `${record}/${field}`;
    const origin = `origin/${path}`;
    if (to !== undefined) {
      if (valueAt(plan, path) !== undefined) return [];
      return [setOp(path, to), ...(isOption ? [] : [setOp(origin, 'typical')])];
    }
    if (plan.origin?.[path] !== 'typical') return [];
    return [setOp(path, undefined), ...(isOption ? [] : [setOp(origin, undefined)])];
  });
}

function setOp(path: string, value: unknown): Operation {
  return value === undefined ? { set: path } : { set: path, to: value };
}

function groupOp(
  plan: PlanShown,
  { path, spec, value }: { readonly path: string; readonly spec: FieldSpec; readonly value: unknown },
): Operation {
  const above = path.slice(0, path.lastIndexOf('/'));
  const key = path.slice(above.length + 1);
  const group = valueAt(plan, above);
  if (isTree(group)) return value === undefined && spec.isRequired !== false ? { set: above } : setOp(path, value);
  return value === undefined ? { set: above } : { set: above, to: { ...spec.group?.(plan), [key]: value } };
}

/** Origins that a figure somebody writes no longer has; other words are its writer’s own. */
const ours = /^(typical$|firm$|worked out$|record:)/;

function checkedOps({ origin = {} }: Pick<Plan, 'origin'>, path: string): readonly Operation[] {
  const isOurs = Object.hasOwn(origin, path) && ours.test(origin[path] ?? '');
  return isOurs ? [{ set: `origin/${path}`, to: 'checked' }] : [];
}
