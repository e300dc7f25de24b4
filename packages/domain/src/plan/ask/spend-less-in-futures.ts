import { moneyText } from '@freehold/contract';
import type { PlanToRun } from '../plan-owners.ts';
import { type ChancesAsked, futuresOf, untilWords } from './chances-of-plan.ts';
import type { SpendLess } from './question.ts';
import { spendLess } from './spend-less.ts';

/** The first of a plan's futures, in which less spending is tried: enough to tell ten dollars from ten, and soon done. */
const tried = 100;
/** Of those, how many are to keep the cash up; all of them where that many do already. */
const wantedFirst = 90;

/** How much less spending would keep cash up in more of a plan's futures. Plain data. */
export interface SpendLessInFutures {
  /** Of the first hundred futures, those in which cash stays up as the plan is. */
  readonly stayed: number;
  readonly sentence: string;
  /** Null where all of them stay up already, or nothing is spent. */
  readonly less: SpendLess | null;
}

/**
 * The least by which living costs would have to be lower for cash to stay at the floor or above in 90 of the first 100
 * futures, or in all of them where 90 do as it is: tried in steps of $10 a month, in the futures that chances of the same
 * seed and floor draw. Throws as `startChances` does.
 */
export function spendLessInFutures(
  plan: PlanToRun,
  asked: Pick<ChancesAsked, 'seed' | 'floor'> = {},
): SpendLessInFutures {
  const of = { ...asked, futures: tried };
  const { run, floor, drawn } = futuresOf(plan, of);
  const numbers = Array.from({ length: tried }, (_, future) => future);
  const fell = numbers.filter(drawn.falls);
  const stayed = tried - fell.length;
  const wanted = stayed < wantedFirst ? wantedFirst : tried;
  // Those that fell are the likeliest to fall again, so that a trial that fails ends soon.
  const order = [...fell, ...numbers.filter((future) => !fell.includes(future))];
  const money = floor === 0 ? 'does not run out' : `stays above ${moneyText(floor)}`;
  const asItIs = `As the plan is, cash ${money} in ${stayed === 0 ? 'none' : stayed} of the first ${tried} futures.`;
  if (fell.length === 0) return { stayed, sentence: asItIs, less: null };
  const less = spendLess({
    plan,
    holds: (changed) => holdsIn(order, wanted, futuresOf(changed, of).drawn.falls),
    says: () => `cash ${money} ${untilWords(plan, run)} in ${wanted} of them`,
    first: () => [],
  });
  return {
    stayed,
    sentence: less === null ? `${asItIs} The plan has no living costs from its start on that could be lower.` : asItIs,
    less,
  };
}

/** Whether so many futures hold, in an order that ends as soon as it is plain. */
function holdsIn(order: readonly number[], wanted: number, falls: (future: number) => boolean): boolean {
  let held = 0;
  for (const [place, future] of order.entries()) {
    if (!falls(future)) held += 1;
    if (held >= wanted) return true;
    if (place + 1 - held > order.length - wanted) return false;
  }
  return false;
}
