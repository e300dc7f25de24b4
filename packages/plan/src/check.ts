import * as z from 'zod/mini';
import { canonicalText } from './canonical.ts';
import { limits } from './limits.ts';
import { type Plan, planSchema } from './schema/plan.ts';
import { at, isTree } from './tree.ts';

/** What is wrong, odd or lost, in words, and where: the path in the document, such as homes/ip1/rent. */
export type Finding = { readonly where: string; readonly says: string };

/** How full something is. */
export type LimitUse = { readonly where: string; readonly count: number; readonly most: number; readonly says: string };

const counted = {
  people: 'adults',
  kids: 'children',
  owners: 'owners beyond people',
  homes: 'homes',
  loans: 'loans',
  events: 'events',
  options: 'options',
} as const;

/** Counts of what a document holds beside its limits, such as "28 of 30 homes"; of each option also its changes. */
export function limitUse(document: object): readonly LimitUse[] {
  const parts = Object.entries(counted).map(([part, noun]) => {
    const most = Object.entries(limits).find(([name]) => name === part)?.[1] ?? 0;
    return use(part, { count: Object.keys(treeAt(document, [part])).length, most, noun });
  });
  const changes = Object.keys(treeAt(document, ['options'])).map((name) => {
    const path = ['options', name, 'changes'];
    const list = at(document, path);
    return use(path.join('/'), { count: Array.isArray(list) ? list.length : 0, most: limits.changes, noun: 'changes' });
  });
  return [...parts, ...changes];
}

/** The size of a document beside its limit, in bytes of its canonical text. */
export function sizeUse(document: object): LimitUse {
  const count = new TextEncoder().encode(canonicalText(document)).length;
  const kilobytes = Math.ceil(count / 1024);
  return { where: '', count, most: limits.bytes, says: `${kilobytes} of ${limits.bytes / 1024} kB` };
}

/** The limits that a document is over, each with its name and where it stands. */
export function overLimits(document: object): readonly Finding[] {
  return [...overCounts(document), ...over([sizeUse(document)])];
}

/** As `overLimits`, but for the size, which takes a hundred times as long to work out. */
export function overCounts(document: object): readonly Finding[] {
  return over(limitUse(document));
}

function over(uses: readonly LimitUse[]): readonly Finding[] {
  return uses
    .filter(({ count, most }) => count > most)
    .map(({ where, says }) => ({ where, says: `Over the limit: ${says}.` }));
}

/**
 * What makes this no plan of version 1: wrong shape, values out of range, limits. A key that version 1 does not know is
 * no problem; `readPlan` drops it.
 */
export function planProblems(value: unknown): readonly Finding[] {
  const problems = problemsOf(planSchema, value);
  return problems.length > 0 || !isTree(value) ? problems : overLimits(value);
}

/** Whether this is a plan of version 1 within its limits; it may hold keys that version 1 does not know. */
export function isPlan(value: unknown): value is Plan {
  return planProblems(value).length === 0;
}

/** What a schema refuses in a value but keys it does not know; `path` leads to the value. */
export function problemsOf(schema: z.core.$ZodType, value: unknown, path: readonly string[] = []): readonly Finding[] {
  const { error } = z.safeParse(schema, value);
  return (error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map((issue) => ({ where: [...path, ...issue.path].join('/'), says: issueText(issue, value) }));
}

/** A refusal in words. */
export function issueText(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? 'This name cannot be read.';
  // Zod's own words without a language; a check of ours has its own.
  if (issue.message !== 'Invalid input') return issue.message;
  return at(value, issue.path) === undefined ? 'This is missing.' : 'This cannot be read.';
}

function use(where: string, { count, most, noun }: { count: number; most: number; noun: string }): LimitUse {
  return { where, count, most, says: `${count} of ${most} ${noun}` };
}

function treeAt(document: object, path: readonly string[]): object {
  const value = at(document, path);
  return isTree(value) ? value : {};
}
