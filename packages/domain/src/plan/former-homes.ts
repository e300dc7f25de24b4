import { type Home, monthNumber, monthText } from '@freehold/finance';
import type { Finding, Plan } from '@freehold/plan';
import { usedAs } from './plan-names.ts';
import { active, type PlanToRun } from './plan-owners.ts';

type HomeRecord = NonNullable<Plan['homes']>[string];

interface Stay {
  readonly livedIn: NonNullable<Home['livedIn']> | null;
  readonly note: string | null;
}

const none: Stay = { livedIn: null, note: null };

/** When a home that is let or a holiday home at the start was lived in before; null for one that never was. */
export function livedInBefore(plan: Pick<Plan, 'start'>, home: HomeRecord): Home['livedIn'] | null {
  return stayIn(plan, home).livedIn;
}

/** What of the months in which homes were lived in cannot be, and how they count instead. */
export function formerHomeNotes(plan: PlanToRun): readonly Finding[] {
  return active(plan.homes).flatMap(([id, home]) => {
    const { note } = stayIn(plan, home);
    return note === null ? [] : [{ where: `homes/${id}`, says: note }];
  });
}

/**
 * The month until which a home that was left counts as lived in: the one entered, and just before the start at the latest.
 * Undefined where none is entered; of a home that is lived in the one entered, which does not count.
 */
export function countedUntil({ start }: Pick<Plan, 'start'>, home: HomeRecord): string | undefined {
  const { livedUntil } = home;
  if (usedAs(home) === 'home' || livedUntil === undefined || livedUntil < start) return livedUntil;
  return monthText(monthNumber(start) - 1);
}

function stayIn(plan: Pick<Plan, 'start'>, home: HomeRecord): Stay {
  const { bought = '', livedFrom, livedUntil, worthThen } = home;
  if (usedAs(home) === 'home' || (livedFrom === undefined && livedUntil === undefined)) return none;
  const never = (why: string): Stay => ({ livedIn: null, note: `${why}, so it counts as never lived in.` });
  const until = countedUntil(plan, home);
  if (livedUntil === undefined || until === undefined) return never('Until when it was lived in is not entered');
  if (livedUntil < bought) return never('It was left before it was bought');
  if (livedFrom !== undefined && livedFrom > until) return never('It was left before it was moved into');
  return {
    livedIn: {
      until,
      ...(livedFrom !== undefined && { from: livedFrom }),
      ...(worthThen !== undefined && { worthThen }),
    },
    note: until === livedUntil ? null : 'It was lived in until the plan starts, or later: counted as left just before.',
  };
}
