import { isPlan, type Plan } from '@freehold/plan';

/** What both sides made something else of: a record, or a field of a part without records; undefined where it is gone. */
export interface Conflict {
  /** Its path, such as homes/ip1 or assume/prices. */
  readonly path: string;
  readonly own: unknown;
  readonly theirs: unknown;
}

/** A plan that both sides began with, and what each made of it. */
export interface Sides {
  readonly base: Plan;
  readonly own: Plan;
  readonly theirs: Plan;
}

/** Both sides' changes in one plan; a conflict is settled for the preferred side, and named. */
export interface MergedPlans {
  readonly plan: Plan;
  readonly conflicts: readonly Conflict[];
}

/**
 * Puts together what two sides made of one plan: each record, and each field of a part without records, that one side
 * alone changed. Where the two together are no plan, such as over a limit, all that the preferred side changed is a
 * conflict and stands alone.
 */
export function mergePlans({ base, own, theirs }: Sides, preferred: 'own' | 'theirs'): MergedPlans {
  const [was, mine, other] = [unitsOf(base), unitsOf(own), unitsOf(theirs)];
  const merged = new Map(other);
  const conflicts: Conflict[] = [];
  for (const path of new Set([...was.keys(), ...mine.keys()])) {
    const [before, here, there] = [was.get(path), mine.get(path), other.get(path)];
    if (isSame(here, before) || isSame(here, there)) continue;
    const isConflict = !isSame(there, before) && !path.startsWith('origin/');
    if (isConflict) conflicts.push({ path, own: here, theirs: there });
    if (isConflict && preferred === 'theirs') continue;
    if (here === undefined) merged.delete(path);
    else merged.set(path, here);
  }
  const document = documentOf(merged);
  if (isPlan(document)) return { plan: document, conflicts };
  const whole = { path: '', own, theirs };
  return { plan: preferred === 'own' ? own : theirs, conflicts: [...conflicts, whole] };
}

type Units = Map<string, unknown>;

/** A plan by what a side can change without another: records, fields of parts without records, and single values. */
function unitsOf(plan: Plan): Units {
  return new Map(
    Object.entries(plan).flatMap(([part, value]): [string, unknown][] =>
      isGroup(value) ? Object.entries(value).map(([key, inner]) => [`${part}/${key}`, inner]) : [[part, value]],
    ),
  );
}

function documentOf(units: Units): object {
  const document: Record<string, Record<string, unknown> | unknown> = {};
  for (const [path, value] of units) {
    const [part = ''] = path.split('/', 1);
    if (part === path) document[part] = value;
    else document[part] = { ...Object(document[part]), [path.slice(part.length + 1)]: value };
  }
  return document;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Both came from JSON, and a record that is written again keeps its order.
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
