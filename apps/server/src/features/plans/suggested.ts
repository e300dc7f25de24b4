import { randomUUID } from 'node:crypto';
import { type Change, type Operation, type Plan, pathOf } from '@freehold/plan';

/**
 * A client's changes with other ids for the options that they add. The client does not know the options that are hidden
 * from them, so an id of theirs could be one of those.
 */
export function withFreshOptions(published: Plan, changes: readonly Change[]): readonly Change[] {
  const ids = new Map<string, string>();
  const freshPath = (path: string) => {
    const [part, id = '', ...rest] = path.split('/');
    if (part !== 'options' || Object.hasOwn(published.options ?? {}, id)) return path;
    const fresh = ids.get(id) ?? `s${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    ids.set(id, fresh);
    return [part, fresh, ...rest].join('/');
  };
  return changes.map((change) => ({ ...change, ops: change.ops.map((op) => at(freshPath(pathOf(op)), op)) }));
}

function at(path: string, op: Operation): Operation {
  if ('set' in op) return { ...op, set: path };
  if ('put' in op) return { ...op, put: path };
  if ('drop' in op) return { ...op, drop: path };
  return 'off' in op ? { ...op, off: path } : { ...op, on: path };
}
