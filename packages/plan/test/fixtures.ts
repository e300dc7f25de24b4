import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Plan, planProblems, planSchema } from '#src/index.ts';

/** The text of a fixture: version-1 is the document of the design, kept for ever; typical and large are its two sizes. */
export function fixtureText(name: 'version-1' | 'typical' | 'large'): string {
  return readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8');
}

/** A fixture as a plan; fails when it is none. */
export function fixture(name: 'version-1' | 'typical' | 'large'): Plan {
  const document: unknown = JSON.parse(fixtureText(name));
  const problems = planProblems(document);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return z.parse(planSchema, document);
}

/** A plan of nothing but its start, with what a test adds. */
export function smallPlan(more: Partial<Plan> = {}): Plan {
  return { plan: 1, start: '2026-12', ...more };
}
