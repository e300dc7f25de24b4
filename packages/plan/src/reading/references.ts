import type { Finding } from '../check.ts';
import type { NamedPart } from '../schema/fields.ts';
import { type Marked, markedIn } from '../schema/parts.ts';
import { type Plan, planSchema } from '../schema/plan.ts';
import { at, isTree } from '../tree.ts';

/** A field that names a record by its id, or whose own name does, as in shares of owners. */
export type Reference = {
  readonly path: readonly string[];
  readonly id: string;
  readonly of: readonly NamedPart[];
};

/** All the fields of a plan that name a record, in its order. */
export function referencesIn(plan: Plan): readonly Reference[] {
  return markedIn(planSchema, plan).flatMap(referenceOf);
}

function referenceOf({ path, value, mark }: Marked): readonly Reference[] {
  return mark.kind === 'id' && typeof value === 'string' ? [{ path, id: value, of: mark.of }] : [];
}

/** Whether the reference is to this record. A purchase is named like the home and the loan that it brings. */
export function isReferenceTo({ id, of }: Reference, [part, record]: readonly string[]): boolean {
  return id === record && of.some((one) => one === part);
}

const nouns: Readonly<Record<NamedPart, string>> = {
  people: 'person',
  owners: 'owner',
  homes: 'home',
  loans: 'loan',
  money: 'account',
  events: 'event',
};

/** The fields that name no record, each in a sentence. */
export function danglingIn(plan: Plan): readonly Finding[] {
  return referencesIn(plan)
    .filter(({ id, of }) => !of.some((part) => isNamed(plan, part, { id, of })))
    .map(({ path, id, of }) => ({
      where: path.join('/'),
      says: `This names ${id}, and no ${of.map((part) => nouns[part]).join(' or ')} in the plan is called that.`,
    }));
}

function isNamed(plan: Plan, part: NamedPart, { id, of }: { id: string; of: readonly NamedPart[] }): boolean {
  const found = at(plan, [part, id]);
  if (!isTree(found)) return false;
  // Of the events a purchase alone is a home or a loan.
  return part !== 'events' || of.length === 1 || found.do === 'buy';
}
