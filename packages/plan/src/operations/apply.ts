import * as z from 'zod/mini';
import { isLeftOut } from '../canonical.ts';
import { type Finding, overCounts, overLimits, problemsOf, sizeUse } from '../check.ts';
import type { Operation } from '../schema/operations.ts';
import { keysOf, partSchema, recordSchema, schemasAt } from '../schema/parts.ts';
import type { Plan } from '../schema/plan.ts';
import { at, isTree, type Tree } from '../tree.ts';

/** An operation that does not apply, and why in words. */
export type Missed = { readonly op: Operation; readonly why: string };

/** What operations made of a plan. */
export type Applied = {
  readonly plan: Plan;
  /** Those that applied, each with what stood there before. */
  readonly done: readonly Operation[];
  readonly missed: readonly Missed[];
};

type Step = { readonly tree: Tree; readonly done: Operation };

/**
 * The plan after these operations, one on top of the other. One whose place is gone, or that would make a record wrong or
 * a plan too large, is returned and not applied.
 */
export function apply(plan: Plan, ops: readonly Operation[]): Applied {
  let tree: Tree = plan;
  const done: Operation[] = [];
  const missed: Missed[] = [];
  for (const op of ops) {
    const step = stepFrom(tree, op);
    if ('why' in step) {
      missed.push({ op, why: step.why });
    } else {
      tree = step.tree;
      done.push(step.done);
    }
  }
  if (isWithinSize(tree)) return { plan: tree, done, missed };
  const tooLarge = overLimits(tree).map(({ says }) => says);
  const whys = new Map(missed.map(({ op, why }) => [op, why]));
  return { plan, done: [], missed: ops.map((op) => ({ op, why: whys.get(op) ?? tooLarge.join(' ') })) };
}

/** Each record was checked when it was written and each part counted, so that the size alone decides. */
function isWithinSize(tree: Tree): tree is Plan {
  const { count, most } = sizeUse(tree);
  return count <= most;
}

/** The path of an operation. */
export function pathOf(op: Operation): string {
  if ('set' in op) return op.set;
  if ('put' in op) return op.put;
  if ('drop' in op) return op.drop;
  return 'off' in op ? op.off : op.on;
}

function stepFrom(tree: Tree, op: Operation): Step | { readonly why: string } {
  const keys = keysOf(pathOf(op));
  const why = whyNot(tree, op, keys);
  if (why !== null) return { why };
  const next = writeAt(tree, keys, op);
  const [problem] = [...problemsAfter(next, keys), ...overCounts(next)];
  if (unknownKeys(next, keys) > unknownKeys(tree, keys))
    return { why: `${keys.join('/')} is of another kind of record.` };
  return problem ? { why: `${problem.where}: ${problem.says}` } : { tree: next, done: withWas(tree, op, keys) };
}

/** Why the operation finds nothing to act on, or cannot write what it would; null when it can. */
function whyNot(tree: Tree, op: Operation, keys: readonly string[]): string | null {
  const where = keys.join('/');
  const isSwitch = 'off' in op || 'on' in op;
  const schemas = schemasAt(isSwitch ? [...keys, 'off'] : keys);
  if (keys[0] === 'plan' || schemas.length === 0) return `${where} is not in any plan.`;
  const gone = 'set' in op ? whyNoField(tree, keys) : whyNoRecord(tree, op, keys);
  if (gone !== null) return gone;
  const to = 'set' in op || 'put' in op ? op.to : undefined;
  const isFitting = to === undefined || schemas.some((schema) => z.safeParse(schema, to).success);
  return isFitting ? null : `${where} cannot be what the change makes it.`;
}

function whyNoRecord(tree: Tree, op: Operation, keys: readonly string[]): string | null {
  const where = keys.join('/');
  if (keys.length !== 2 || recordSchema(keys[0] ?? '') === undefined) return `${where} is no record.`;
  return 'put' in op || isTree(at(tree, keys)) ? null : `${where} is no longer in the plan.`;
}

function whyNoField(tree: Tree, keys: readonly string[]): string | null {
  const [part = '', id = ''] = keys;
  const isOfRecord = recordSchema(part) !== undefined;
  if (isOfRecord && keys.length < 3) return `${keys.join('/')} is no field.`;
  if (isOfRecord && !isTree(at(tree, [part, id]))) return `${part}/${id} is no longer in the plan.`;
  const above = keys.slice(1).map((_, index) => at(tree, keys.slice(0, index + 1)));
  const isThere = above.every((group) => group === undefined || isTree(group));
  return isThere ? null : `${keys.join('/')} is no longer in the plan.`;
}

function writeAt(tree: Tree, keys: readonly string[], op: Operation): Tree {
  if ('set' in op || 'put' in op) return written({ tree, keys, value: op.to });
  if ('drop' in op) return written({ tree, keys, value: undefined });
  return written({ tree, keys: [...keys, 'off'], value: 'off' in op ? true : undefined });
}

type Writing = { tree: Tree; keys: readonly string[]; value: unknown; above?: readonly string[] };

/** The tree with a value at a path; without it when that is undefined. Groups that this empties go. */
function written({ tree, keys, value, above = [] }: Writing): Tree {
  const [key = '', ...rest] = keys;
  const way = [...above, key];
  const before = at(tree, [key]);
  const inside = isTree(before) ? before : {};
  const after = rest.length === 0 ? value : written({ tree: inside, keys: rest, value, above: way });
  if (after !== undefined && !isLeftOut(way, after)) return { ...tree, [key]: after };
  return Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key));
}

/** What is wrong with the record that was touched, or with its part where the part is no map. */
function problemsAfter(tree: Tree, keys: readonly string[]): readonly Finding[] {
  const { schema, value, path } = touched(tree, keys);
  const isNeeded = value !== undefined || path[0] === 'start';
  return schema && isNeeded ? problemsOf(schema, value, path) : [];
}

/** How many keys the record has that its kind does not have. A document may hold some, but no operation adds one. */
function unknownKeys(tree: Tree, keys: readonly string[]): number {
  const { schema, value } = touched(tree, keys);
  const issues = (schema && z.safeParse(schema, value).error?.issues) ?? [];
  return issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])).length;
}

function touched(tree: Tree, [part = '', record = '']: readonly string[]) {
  const ofRecord = recordSchema(part);
  const path = ofRecord ? [part, record] : [part];
  return { schema: ofRecord ?? partSchema(part), value: at(tree, path), path };
}

function withWas(tree: Tree, op: Operation, keys: readonly string[]): Operation {
  const before = at(tree, keys);
  const was = before === undefined ? {} : { was: before };
  if ('set' in op) return { set: op.set, ...('to' in op ? { to: op.to } : {}), ...was };
  const record = isTree(before) ? { was: { ...before } } : {};
  if ('put' in op) return { put: op.put, to: op.to, ...record };
  if ('drop' in op) return { drop: op.drop, ...record };
  const wasOff = at(tree, [...keys, 'off']) === true;
  return 'off' in op ? { off: op.off, was: wasOff } : { on: op.on, was: wasOff };
}
