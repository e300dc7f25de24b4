import { recordSchema } from './schema/parts.ts';
import { isTree, type Tree } from './tree.ts';

/**
 * The one text of a document: keys sorted, numbers as typed, and no part that is empty, since a plan is sparse. Two
 * documents are equal when their canonical texts are.
 */
export function canonicalText(document: object): string {
  return JSON.stringify(sorted(document, []));
}

/** Whether two documents are equal. */
export function samePlan(one: object, other: object): boolean {
  return canonicalText(one) === canonicalText(other);
}

/** Whether an empty object at this path is left out: a part or a group of fields, but no record. */
export function isLeftOut(keys: readonly string[], value: unknown): boolean {
  const [part = ''] = keys;
  const isRecord = keys.length === 2 && recordSchema(part) !== undefined;
  // What an option writes stays as it is: it may be a whole record.
  const isOfOption = part === 'options' && keys.length > 1;
  return isTree(value) && Object.keys(value).length === 0 && !isRecord && !isOfOption;
}

function sorted(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => sorted(entry, keys));
  return isTree(value) ? sortedTree(value, keys) : value;
}

function sortedTree(tree: Tree, keys: readonly string[]): Tree {
  const entries = Object.keys(tree)
    .sort()
    .flatMap((key) => {
      const field = sorted(tree[key], [...keys, key]);
      return isLeftOut([...keys, key], field) ? [] : [[key, field] as const];
    });
  return Object.fromEntries(entries);
}
