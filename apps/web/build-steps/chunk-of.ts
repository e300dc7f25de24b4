import { chunks } from './chunks.ts';

/** Modules below an entry that load with the demo or for advisers only. */
export const outsideChunks: readonly string[] = [
  'apps/web/app/ui/shell/adviser-nav',
  'apps/web/app/ui/shell/command-menu/',
  'apps/web/app/ui/shell/demo-badge',
  'apps/web/app/ui/shell/demo-toasts',
];

const entries = [
  ...Object.entries(chunks).flatMap(([name, modules]) => modules.map((start) => ({ name, start }))),
  ...outsideChunks.map((start) => ({ name: null, start })),
].sort((one, other) => other.start.length - one.start.length);

/** Name of a module's chunk, by its path or id in the bundle; null where no entry matches. */
export function chunkOf(module: string): string | null {
  return entries.find(({ start }) => module.includes(start))?.name ?? null;
}
