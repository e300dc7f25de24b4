import type { Tree } from '../tree.ts';

/** Takes a document of one version to the next. */
export type Migration = (document: Tree) => Tree;

/** From 1 to 2, from 2 to 3 and so on. One that was released never changes: its fixture is kept for ever. */
export const migrations: readonly Migration[] = [];

/** A document of this version or an older one as the newest; `newer` when it is of a version not known here. */
export function migrated(document: Tree, steps: readonly Migration[] = migrations): Tree | 'newer' | 'unversioned' {
  const { plan: version } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return 'unversioned';
  if (version > steps.length + 1) return 'newer';
  return steps.slice(version - 1).reduce((older, step) => step(older), document);
}
