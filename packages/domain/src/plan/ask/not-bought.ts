import { monthText as monthKey } from '@freehold/finance';
import { lastThatHolds } from '@freehold/finance/decide';
import { monthText } from '../../figures/timeline-words.ts';
import { numberText } from '../../text/rates.ts';
import { eventName } from '../plan-names.ts';
import { active } from '../plan-owners.ts';
import { runPlan } from '../run-plan.ts';
import { type AskedPlan, planWith } from './asked.ts';

/** Rises tried first, in hundredths of a point; the one answered comes last. */
const rises = [0, 100, 200, 400, 800, 1_500];

/**
 * Purchases of a plan that are not made at a rise of loan rates, hundredths of a point, in sentences with the rise from which
 * on they are not: one that waits for the tests waits past the end of the plan, and its loan is not among what is paid.
 * '' where all are made.
 */
export function notBoughtWords({ plan, asked, run }: AskedPlan, rise: number): string {
  const boughtAt = runsOnce((points: number) => {
    const risen = runPlan(planWith(asked.plan, asked.ops(points)));
    return risen.status === 'run' ? risen.months : new Map<string, number>();
  });
  const sentences = active(plan.events).flatMap(([id, event]): readonly string[] => {
    const month = run.months.get(id);
    if (event.do !== 'buy' || month === undefined || boughtAt(rise).has(id)) return [];
    const points = [...rises.filter((one) => one < rise), rise];
    const turn = lastThatHolds(points, (one) => one === 0 || boughtAt(one).has(id));
    const from = turn.status === 'between' ? `from a rise of ${numberText(turn.fails / 100)} points on` : 'then';
    const when = monthText(monthKey(month));
    return [
      `“${eventName(plan, id)}”, in ${when} in the plan, no longer happens ${from}: a test says no, and its loan is not counted.`,
    ];
  });
  return sentences.join(' ');
}

/** The same as a function of whole numbers, which is asked for each number once. */
function runsOnce<Value>(of: (value: number) => Value): (value: number) => Value {
  const seen = new Map<number, Value>();
  return (value) => {
    const known = seen.get(value) ?? of(value);
    seen.set(value, known);
    return known;
  };
}
