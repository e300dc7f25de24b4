import { problemsOf } from '../check.ts';
import { isReferenceTo, type Reference, referencesIn } from '../reading/references.ts';
import type { Operation } from '../schema/operations.ts';
import { keysOf, recordSchema } from '../schema/parts.ts';
import type { Plan } from '../schema/plan.ts';
import { at, isTree, without } from '../tree.ts';
import { apply } from './apply.ts';

/** One part of dropping a record: what is done, and why in words. */
export type DropStep = { readonly op: Operation; readonly says: string };

/**
 * What goes with a record that is dropped, such as homes/ip1, in the order in which it is done, the record itself last. A
 * record that makes no sense without it is dropped too ("loan l3 goes with it"), and so on; a field or an entry of a list
 * that can be missed is taken out. Empty when the plan does not have the record. Options are left as they are: `resolve`
 * names what no longer applies in them.
 */
export function dropWith(plan: Plan, path: string): readonly DropStep[] {
  const steps: DropStep[] = [];
  let working = plan;
  const take = (step: DropStep) => {
    steps.push(step);
    working = apply(working, [step.op]).plan;
  };
  const drop = (keys: readonly string[], says: string, dropping: readonly string[]) => {
    const name = keys.join('/');
    for (let next = namer(working, keys, dropping); next; next = namer(working, keys, dropping)) {
      const before = working;
      const trimmed = trimming(working, next);
      const owner = ownerOf(next);
      if (trimmed) take({ op: trimmed, says: `${owner.join('/')} no longer names ${name}.` });
      else drop(owner, `${owner.join('/')} goes with ${name}.`, [...dropping, name]);
      // Nothing applies to a plan that is over a limit.
      if (working === before) break;
    }
    take({ op: { drop: name }, says });
  };
  const keys = keysOf(path);
  if (recordSchema(keys[0] ?? '') && isTree(at(plan, keys))) drop(keys, `${path} is dropped.`, []);
  return steps;
}

/** A reference to the record from outside it and what is being dropped already. */
function namer(plan: Plan, keys: readonly string[], dropping: readonly string[]): Reference | undefined {
  const leaving = [...dropping, keys.join('/')];
  return referencesIn(plan).find(
    (reference) =>
      isReferenceTo(reference, keys) &&
      reference.path[0] !== 'options' &&
      !leaving.includes(reference.path.slice(0, 2).join('/')),
  );
}

/** The record that holds a reference, or the part where that is no map of records. */
function ownerOf({ path }: Reference): readonly string[] {
  return path.slice(0, recordSchema(path[0] ?? '') ? 2 : 1);
}

/** Takes a reference out of what holds it; undefined when a record cannot be without it. */
function trimming(plan: Plan, reference: Reference): Operation | undefined {
  const owner = ownerOf(reference);
  const inside = reference.path.slice(owner.length);
  const schema = recordSchema(reference.path[0] ?? '');
  const left = without(at(plan, owner), inside);
  if (schema && problemsOf(schema, left).length > 0) return undefined;
  const field = [...owner, inside[0] ?? ''];
  const to = at(left, inside.slice(0, 1));
  return to === undefined ? { set: field.join('/') } : { set: field.join('/'), to };
}
