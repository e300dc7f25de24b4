import { type Home, monthNumber, monthsToSettle, monthText } from '@freehold/finance';
import type { Finding, Plan } from '@freehold/plan';
import { usedAs } from './plan-names.ts';
import { active, type PlanToRun } from './plan-owners.ts';

type HomeRecord = NonNullable<Plan['homes']>[string];

interface Stay {
  readonly livedIn: NonNullable<Home['livedIn']> | null;
  readonly notes: readonly string[];
}

const none: Stay = { livedIn: null, notes: [] };

/**
 * Whether a home was lived in from its purchase, as far as what is recorded says: moved into within three months of its
 * contract (ITAA 1997 ss 118-135, 118-130(2)), as the engine reads it.
 */
export function isLivedInAtOnce({ livedFrom, bought, contract }: Partial<HomeRecord>): boolean {
  const day = contract ?? bought;
  return livedFrom === undefined || day === undefined || monthNumber(livedFrom) - monthNumber(day) <= monthsToSettle;
}

/** When a home that is let or a holiday home at the start was lived in before; null for one that never was. */
export function livedInBefore(plan: Pick<Plan, 'start'>, home: HomeRecord): Home['livedIn'] | null {
  return stayIn(plan, home).livedIn;
}

/** What of the months in which homes were lived in cannot be, and how they count instead. */
export function formerHomeNotes(plan: PlanToRun): readonly Finding[] {
  return active(plan.homes).flatMap(([id, home]) => {
    return stayIn(plan, home).notes.map((says) => ({ where: `homes/${id}`, says }));
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
  if (usedAs(home) === 'home') return none;
  const alsoThen = worthThen === undefined ? '' : ' What it was worth when first let is not counted.';
  if (livedFrom === undefined && livedUntil === undefined) return worthThen === undefined ? none : neverLivedIn;
  const never = (why: string): Stay => ({
    livedIn: null,
    notes: [`${why}, so it counts as never lived in.${alsoThen}`],
  });
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
    notes: [...(until === livedUntil ? [] : [leftAtStart]), ...worthThenNotes(home)],
  };
}

const leftAtStart = 'It was lived in until the plan starts, or later: counted as left just before.';
const neverLivedIn: Stay = {
  livedIn: null,
  notes: ['What it was worth when first let is not counted: until when it was lived in is not entered.'],
};

/** Why what a home was worth when it was first let does not count, though it was lived in before (s 118-192). */
function worthThenNotes(home: HomeRecord): readonly string[] {
  if (home.worthThen === undefined) return [];
  if (usedAs(home) !== 'rent') return ['What it was worth when first let is not counted while it is not let.'];
  if (isLivedInAtOnce(home)) return [];
  return [
    'What it was worth when first let is not counted: it was moved into more than three months after it was bought, so the tax of a sale goes by what it cost (ITAA 1997 s 118-192).',
  ];
}
