import { moneyText } from '@freehold/contract';
import { monthText as monthKey, monthNumber, Refusal } from '@freehold/finance';
import { type GoalAnswer, solveGoal, type Tried } from '@freehold/finance/decide';
import type { PlanToRun } from '../plan-owners.ts';
import { noLand } from '../record-notes.ts';
import { runPlan } from '../run-plan.ts';
import { headline, optionLabel, spansText, valueText } from './answer-words.ts';
import { becauseOf, proofOf, testNames, testOf } from './ask-words.ts';
import { type AskedPlan, askedOf, countedHousehold, planWith, purchaseId, type Ran, type Searched } from './asked.ts';
import { enoughFor, spendLessFor } from './enough.ts';
import { liveOn } from './live-on.ts';
import { notBoughtWords } from './not-bought.ts';
import type { Because, PlanAnswer, PlanAnswered, PlanQuestion, StripYear } from './question.ts';

/**
 * The answer of a resolved plan to one of six questions, searched by runs of the plan with a value in it, so that what
 * hangs on an event moves with it. Proved by a run at the answer and one a month, a dollar or a hundredth of a point
 * beyond. What cannot be asked of this plan is refused in words.
 */
export function askPlan(plan: PlanToRun, question: PlanQuestion): PlanAnswered {
  if (question.ask === 'liveOn') return liveOn(plan, question);
  try {
    const asked = askedOf(plan, question);
    const run = runPlan(asked.plan);
    if (run.status === 'refused') return { status: 'refused', says: run.says };
    const goal = asked.goal(run.household);
    if (goal === null) return { status: 'refused', says: notCounted(plan, question, run) };
    const at = (value: number) => countedHousehold(planWith(asked.plan, asked.ops(value)), run.months);
    const found = solveGoal(goal.household, goal.goal, { years: asked.years, at });
    return answerOf({ plan, question, asked, run }, found);
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { status: 'refused', says: refusalWords(refused) };
  }
}

function notCounted(plan: PlanToRun, question: Searched, { notes }: Ran): string {
  const id = question.ask === 'buyEarliest' || question.ask === 'payMost' ? purchaseId(plan, question) : '';
  // The last one of a purchase that is left out says why.
  const found = notes.findLast(({ where, says }) => where === `events/${id}` && says !== noLand);
  return found?.says ?? 'This purchase cannot be counted.';
}

function refusalWords({ field, message }: Refusal): string {
  if (field === 'goal.until.age') return 'That age is not in the 60 years a plan can run.';
  if (field === 'goal.month') return 'That month is not in the plan.';
  return message;
}

const statuses = {
  solved: 'solved',
  severalTimes: 'solved',
  alreadySo: 'already',
  notReachable: 'unreachable',
} as const;

function answerOf(about: AskedPlan, found: GoalAnswer): PlanAnswer {
  const { question, asked, run, plan } = about;
  const status = statuses[found.status];
  const key = found.proof.at?.value ?? null;
  const text = (value: number) => valueText(about, value);
  const because = becauseFrom(about, found);
  const isMonth = found.unit === 'month';
  // A plan that saves enough as it is needs no change.
  const isChanged = key !== null && !(question.ask === 'saveMonthly' && key === 0);
  const month = key === null || !isMonth ? null : monthKey(monthNumber(plan.start) + key);
  return {
    ask: question.ask,
    status,
    headline: `${headline(about, found, because)}${unboughtWords(about, key)}`,
    unit: found.unit,
    value: found.value,
    text: key === null ? null : text(key),
    month,
    because,
    enough: status === 'unreachable' ? enoughFor(about, because) : null,
    spendLess: status === 'unreachable' ? spendLessFor(about) : null,
    works: isMonth ? spansText(plan, found.worksAt) : found.works,
    strip: isMonth ? stripOf(run, found.tried) : [],
    heldStill: `${heldStill[question.ask]}${buyersWords(about)}${keptWords(about)}`,
    proof: {
      at: proofOf(found.proof.at, run.household, text),
      beyond: proofOf(found.proof.beyond, run.household, text),
    },
    option: isChanged ? [{ ops: [...asked.ops(key)], label: optionLabel(plan, question, key) }] : [],
  };
}

function unboughtWords(about: AskedPlan, rise: number | null): string {
  const words = about.question.ask === 'highestRate' && rise !== null ? notBoughtWords(about, rise) : '';
  return words === '' ? '' : ` ${words}`;
}

const heldStill: Readonly<Record<Searched['ask'], string>> = {
  buyEarliest: 'Held still: the price in today’s dollars, the part you borrow, and everything else in the plan.',
  payMost: 'Held still: the month, the part you borrow, and everything else in the plan.',
  stopWork: 'Held still: everything else in the plan. Without Age Pension.',
  saveMonthly: 'Held still: everything else in the plan. What you save goes where the plan puts what is left over.',
  highestRate: 'Held still: everything else in the plan. Fixed rates stay until they end.',
};

/** Where what is kept is our figure nobody said it, and the answer hangs on it. */
function keptWords({ plan, question, run }: AskedPlan): string {
  const { floor = 0 } = run.household.policy ?? {};
  const isOurs = floor > 0 && plan.origin?.['route/floor'] === 'typical';
  if (question.ask !== 'highestRate' || !isOurs) return '';
  return ` The ${moneyText(floor)} you keep is a typical figure that nobody has checked.`;
}

function buyersWords({ plan, question, run }: AskedPlan): string {
  if (question.ask !== 'buyEarliest' && question.ask !== 'payMost') return '';
  const path = `events/${purchaseId(plan, question)}`;
  const isFirst = run.household.events.some((event) => {
    return event.id === path && event.do === 'buy' && event.buyer === 'first';
  });
  return isFirst ? ' You are counted as first home buyers.' : '';
}

/** What stops one step beyond; for what is not reachable, what stops it in most of the months or values tried. */
function becauseFrom({ run }: AskedPlan, { status, proof, tried }: GoalAnswer): Because | null {
  const next = proof.beyond?.blocked ?? null;
  if (next !== null) return becauseOf(next, run.household);
  if (status !== 'notReachable') return null;
  const blocked = tried.flatMap((one) => (one.blocked === null ? [] : [one.blocked]));
  const most = mostOften(blocked.map(({ test }) => test));
  const last = blocked.findLast(({ test }) => test === most);
  return last === undefined ? null : becauseOf(last, run.household);
}

function mostOften<Name extends string>(names: readonly Name[]): Name | undefined {
  const counts = [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length);
  return counts[0]?.[0];
}

/** Financial years from the first to the last in which months were tried. */
function stripOf({ timeline }: Ran, tried: readonly Tried[]): readonly StripYear[] {
  const months = tried.map(({ value }) => value);
  const [from, to] = [Math.min(...months), Math.max(...months)];
  const strip: StripYear[] = [];
  for (const { financialYear, first, last } of timeline.years) {
    if (last < from || first > to) continue;
    const within = tried.filter(({ value }) => first <= value && value <= last);
    const before = strip.at(-1);
    if (within.length === 0 && before !== undefined) strip.push({ ...before, financialYear, isTried: false });
    else strip.push({ financialYear, isTried: true, ...shownBy(within) });
  }
  return strip;
}

function shownBy(tried: readonly Tried[]): Pick<StripYear, 'holds' | 'test' | 'words'> {
  const holds = tried.some((one) => one.holds);
  const blocked = tried.flatMap((one) => (one.blocked === null ? [] : [testOf(one.blocked)]));
  const test = holds ? null : (mostOften(blocked) ?? null);
  return { holds, test, words: test === null ? 'yes' : testNames[test] };
}
