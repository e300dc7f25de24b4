import * as z from 'zod/mini';
import { pathOf } from '../operations/apply.ts';
import { operationsOf } from '../operations/options.ts';
import { type Operation, type OptionChange, optionChange } from '../schema/operations.ts';
import { keysOf, markedIn, schemasAt } from '../schema/parts.ts';
import { type Plan, planSchema } from '../schema/plan.ts';
import { isTree, without } from '../tree.ts';

type Schema = z.core.$ZodType;

/**
 * The plan without anybody's own words: names, titles, notes, labels, authors, origins in words; also in what its options
 * write, and without what stood there before. Fields are found by their type. In the order of the schema. Throws for a
 * plan with keys that the schema does not know.
 */
export function nameless(plan: Plan): Plan {
  const known = z.parse(planSchema, wordless(planSchema, plan));
  const options = Object.entries(known.options ?? {}).map(([id, option]) => {
    return [id, { ...option, changes: option.changes.flatMap(namelessChange) }] as const;
  });
  return known.options ? { ...known, options: Object.fromEntries(options) } : known;
}

function wordless(schema: Schema, value: unknown): unknown {
  return markedIn(schema, value)
    .filter(({ mark }) => mark.kind === 'words')
    .reduce((left, { path }) => without(left, path), value);
}

function namelessChange(change: OptionChange): readonly OptionChange[] {
  const kept = operationsOf(change).flatMap(namelessOperation);
  const [first] = kept;
  const skip = change.skip ? { skip: true } : {};
  if (first === undefined) return [];
  const made = 'ops' in change ? { ops: kept, ...skip } : { ...first, ...skip };
  const { success, data } = z.safeParse(optionChange, made);
  return success ? [data] : [];
}

/** The operation without words; none when words are what it writes, or when no plan has its field. */
function namelessOperation(op: Operation): readonly Operation[] {
  const schemas = schemasAt(keysOf(pathOf(op)));
  if (schemas.length === 0) return [];
  if ('set' in op) return 'to' in op ? withTo(schemas, op.to).map((to) => ({ set: op.set, to })) : [{ set: op.set }];
  if ('put' in op) return withTo(schemas, op.to).flatMap((to) => (isTree(to) ? [{ put: op.put, to: { ...to } }] : []));
  if ('drop' in op) return [{ drop: op.drop }];
  return 'off' in op ? [{ off: op.off }] : [{ on: op.on }];
}

function withTo(schemas: readonly Schema[], to: unknown): readonly unknown[] {
  const schema = schemas.find((each) => z.safeParse(each, to).success);
  const isWords = schema && markedIn(schema, to).some(({ mark, path }) => mark.kind === 'words' && path.length === 0);
  return schema && !isWords ? [wordless(schema, to)] : [];
}
