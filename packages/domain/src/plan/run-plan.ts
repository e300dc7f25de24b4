import {
  type Household,
  householdNotes,
  monthText as monthKey,
  monthNumber,
  Refusal,
  runHousehold,
  type Timeline,
} from '@freehold/finance';
import { type Finding, usualYears } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { countable } from './countable.ts';
import { householdOf } from './household-of-plan.ts';
import { leftOutNotes } from './left-out-notes.ts';
import type { MonthsFound } from './plan-moments.ts';
import type { PlanToRun } from './plan-owners.ts';
import { superLimitNotes } from './plan-super.ts';
import { noLandNotes } from './record-notes.ts';
import { worth2027Notes } from './worth-2027-notes.ts';

/** What a plan comes to, or why it cannot be run. */
export type PlanRun =
  | {
      readonly status: 'run';
      readonly household: Household;
      readonly timeline: Timeline;
      /** Month of each event that happened, counted from year 0, by its id in the plan. */
      readonly months: MonthsFound;
      readonly notes: readonly Finding[];
    }
  | { readonly status: 'refused'; readonly says: string; readonly notes: readonly Finding[] };

/** Events after events after events that wait for the tests: each run finds the months of one more. */
const mostRuns = 4;

/**
 * A plan month by month, as docs/TIMELINE.md describes it, for its years. An event a time after one that waits for the
 * tests is placed by the month that a run without it found, and the plan runs again. What the engine cannot
 * count is left out with a note; a plan without anybody is refused in words.
 */
export function runPlan(plan: PlanToRun): PlanRun {
  let notes: readonly Finding[] = [];
  try {
    let found: MonthsFound = new Map();
    for (let runs = 1; ; runs += 1) {
      const { household: whole, notes: read } = householdOf(plan, found);
      const { household, notes: refused } = countable(whole, plan.years ?? usualYears);
      notes = [...noLandNotes(plan), ...read, ...refused];
      const timeline = runHousehold(household, { years: plan.years ?? usualYears });
      const months = monthsIn(timeline);
      if (runs === mostRuns || !isMoved(plan, found, months)) {
        const ofRun = [
          ...notesOf(household),
          ...superLimitNotes(plan, timeline),
          ...worth2027Notes(plan),
          ...breakNotes(timeline),
          ...leftOutNotes(plan, { household, timeline }),
          ...timeline.notKnown.map(({ subject, countedAs }) => ({ where: subject, says: countedAs })),
        ];
        return { status: 'run', household, timeline, months, notes: [...notes, ...ofRun] };
      }
      found = months;
    }
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { status: 'refused', says: refused.message, notes };
  }
}

const prefix = 'events/';

function monthsIn({ start, events }: Timeline): MonthsFound {
  const first = monthNumber(start);
  return new Map(
    events.flatMap(({ id, month }) =>
      id.startsWith(prefix) ? [[id.slice(prefix.length), first + month] as const] : [],
    ),
  );
}

/** Whether a purchase that something comes after happened in another month than the run went by. */
function isMoved(plan: PlanToRun, found: MonthsFound, months: MonthsFound): boolean {
  const events = Object.values(plan.events ?? {});
  return events.some(({ when }) => {
    if (typeof when !== 'object' || !('after' in when)) return false;
    const before = Object.hasOwn(plan.events ?? {}, when.after) ? plan.events?.[when.after] : undefined;
    const isWaiting = typeof before?.when === 'object' && 'test' in before.when;
    return isWaiting && found.get(when.after) !== months.get(when.after);
  });
}

/** What a break of a fixed rate costs is the lender's to say on the day, so that a run leaves it out. */
function breakNotes({ start, breakCosts }: Timeline): readonly Finding[] {
  return breakCosts.map(({ loan, why, month }) => {
    const when = monthText(monthKey(monthNumber(start) + month));
    const says =
      why === 'repaid'
        ? `From ${when} it is repaid early while its rate is fixed. The break cost that a lender asks for that is not known and left out.`
        : `In ${when} it is refinanced while its rate is fixed. The break cost that a lender asks for that is counted only as far as the costs of refinancing have it.`;
    return { where: loan, says };
  });
}

function notesOf(household: Household): readonly Finding[] {
  return householdNotes(household).map(({ id, note }) => ({ where: id, says: note }));
}
