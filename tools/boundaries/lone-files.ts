import { dirname } from 'node:path';
import type { Import } from './cruise.ts';

/** A file that belongs in the one file that imports it, and how many lines the two have together. */
export type LoneFile = { file: string; caller: string; lines: number };

/** The longest file that still reads at a glance (docs/STYLE.md): two that fit into it together are one. */
const mostLines = 200;

const source = /^(apps\/web\/app|apps\/server\/src|packages\/[^/]+\/src)\/.*\.tsx?$/;
const test = /(\.[a-z]+)*\.test\.tsx?$/;
const layer = /^(apps\/[^/]+\/(src|app)\/(features\/)?[^/]+|packages\/[^/]+)\//;

/** Folders with a file for each entry of one list; a short entry stays with the long ones. */
const lists = [
  'apps/server/src/db/migrations/',
  'apps/server/src/db/data-map/',
  'apps/web/app/demo/answers/',
  'apps/web/app/demo/world/',
  'apps/web/app/features/content/pages/',
  'packages/contract/src/areas/',
  'packages/contract/src/calculators/scenario/',
  'packages/domain/src/inputs/household/',
  'packages/finance/src/decide/goals/',
];

/** What keeps a file apart from its only caller. */
const borders: Readonly<Record<string, (file: string, caller: string) => boolean>> = {
  'other import rules hold for the layer or feature of the caller': (file, caller) => layerOf(file) !== layerOf(caller),
  'the caller is the public face of a package or feature': (_, caller) => caller.endsWith('/index.ts'),
  'only queries have SQL': (file) => /\/queries(\.ts$|\/)/.test(file),
  'only the routes of a server feature know http': (file, caller) => isServerRoutes(caller) && !isServerRoutes(file),
  'the contract lists its routes by subject': (file) => /^packages\/contract\/.*routes\.ts$/.test(file),
  'the entry of a thread only hands on': (...paths) => paths.some((path) => path.endsWith('-worker.ts')),
  'a list has a file for each entry': (file) => lists.some((folder) => file.startsWith(folder)),
};

/**
 * The source files that have one caller, no test of their own, no lazy import and no other border, and that fit into
 * their caller: 200 lines together or less. In alphabetical order.
 */
export function loneFiles(imports: readonly Import[], linesOf: (path: string) => number): readonly LoneFile[] {
  const tested = new Set(
    imports
      .map(({ from }) => from)
      .filter((path) => test.test(path))
      .map(stemOf),
  );
  return [...importsByFile(imports)]
    .flatMap(([file, uses]) => {
      const [caller, ...others] = new Set(uses.map(({ from }) => from));
      const isApart = others.length > 0 || uses.some(({ isLazy }) => isLazy) || tested.has(stemOf(file));
      if (isApart || caller === undefined || !isSource(caller) || isBorder(file, caller)) return [];
      return [{ file, caller, lines: linesOf(file) + linesOf(caller) }];
    })
    .filter(({ lines }) => lines <= mostLines)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

function importsByFile(imports: readonly Import[]): ReadonlyMap<string, readonly Import[]> {
  const found = new Map<string, Import[]>();
  for (const one of imports) {
    if (isSource(one.to)) found.set(one.to, [...(found.get(one.to) ?? []), one]);
  }
  return found;
}

function isSource(path: string): boolean {
  return source.test(path) && !test.test(path);
}

function isBorder(file: string, caller: string): boolean {
  return Object.values(borders).some((holds) => holds(file, caller));
}

function isServerRoutes(path: string): boolean {
  return /^apps\/server\/.*[/-]routes\.ts$/.test(path);
}

function layerOf(path: string): string {
  return layer.exec(path)?.[1] ?? dirname(path);
}

function stemOf(path: string): string {
  return path.replace(test, '').replace(/\.tsx?$/, '');
}
