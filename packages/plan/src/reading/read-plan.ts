import * as z from 'zod/mini';
import { type Finding, issueText, overLimits } from '../check.ts';
import { type Plan, planSchema } from '../schema/plan.ts';
import { at, isTree, without } from '../tree.ts';
import { migrated } from './migrations.ts';

/** A plan with what could not be read; or no plan, and why. */
export type Reading =
  | { readonly plan: Plan; readonly lost: readonly Finding[] }
  | { readonly plan: null; readonly says: string; readonly lost: readonly Finding[] };

export const readingTexts = {
  newer: 'Made with a newer Freehold. Reload.',
  noPlan: 'This is not a plan of Freehold.',
  unreadable: 'Too much of this plan is damaged to open it.',
} as const;

// Each round takes what the one before left without a field it needs: field, group, record, part, and one to spare.
const mostRounds = 8;

/**
 * The plan in a document that somebody else made: older versions are brought to this one; what cannot be read and keys
 * that are not known are left out and named. Refused: a newer version, no plan at all, one over its limits.
 */
export function readPlan(document: unknown): Reading {
  const current = isTree(document) ? migrated(document) : 'unversioned';
  if (current === 'newer') return refusal(readingTexts.newer);
  if (current === 'unversioned') return refusal(readingTexts.noPlan);
  const repaired = repair(current);
  if (repaired === null) return refusal(readingTexts.unreadable);
  const [over] = overLimits(repaired.plan);
  return over ? { ...refusal(`${over.says} This plan is too large to open.`), lost: [over] } : repaired;
}

function refusal(says: string): { plan: null; says: string; lost: readonly Finding[] } {
  return { plan: null, says, lost: [] };
}

function repair(document: unknown): { plan: Plan; lost: readonly Finding[] } | null {
  let value = document;
  const lost = new Map<string, string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const { success, data, error } = z.safeParse(planSchema, value);
    if (success) return { plan: data, lost: [...lost].map(([where, says]) => ({ where, says })) };
    const removals = removalsFor(error.issues, value);
    if (removals.some(({ path }) => path.length === 0)) return null;
    for (const { path, says } of removals) {
      value = without(value, path);
      noteLoss(lost, path.join('/'), says);
    }
  }
  return null;
}

type Removal = { readonly path: readonly PropertyKey[]; readonly says: string };

/** What to take out for these refusals, the last first, so that an entry's place in its list holds until its turn. */
function removalsFor(issues: readonly z.core.$ZodIssue[], value: unknown): readonly Removal[] {
  const found = new Map<string, Removal>();
  for (const removal of issues.flatMap((issue) => removalsOf(issue, value))) {
    const key = removal.path.join('/');
    if (!found.has(key)) found.set(key, removal);
  }
  const isInside = (key: string) => [...found.keys()].some((other) => other !== key && key.startsWith(`${other}/`));
  return [...found].flatMap(([key, removal]) => (isInside(key) ? [] : [removal])).reverse();
}

function removalsOf(issue: z.core.$ZodIssue, value: unknown): readonly Removal[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], says: 'This name is not known here.' }));
  }
  const isThere = at(value, issue.path) !== undefined;
  const path = isThere ? issue.path : issue.path.slice(0, -1);
  const says = isThere ? issueText(issue, value) : `${String(issue.path.at(-1))} is missing.`;
  return [{ path: wholeRow(path, value), says }];
}

/** The path of the row where it leads into a row of a list of rows, such as a rate of a loan. */
function wholeRow(path: readonly PropertyKey[], value: unknown): readonly PropertyKey[] {
  const [row, list] = [path.slice(0, -1), path.slice(0, -2)];
  return path.length > 1 && Array.isArray(at(value, row)) && Array.isArray(at(value, list)) ? row : path;
}

/** A record that is lost takes the place of its fields that were lost before. */
function noteLoss(lost: Map<string, string>, where: string, says: string): void {
  const [first] = [...lost].find(([before]) => before.startsWith(`${where}/`)) ?? [];
  const reason = first === undefined ? says : `${first.slice(where.length + 1)}: ${lost.get(first)}`;
  for (const before of lost.keys()) if (before.startsWith(`${where}/`)) lost.delete(before);
  lost.set(where, reason);
}
