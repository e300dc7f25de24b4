import { moneyText } from '@freehold/contract';
import { type MonthText, monthText as monthKey, monthNumber, Refusal } from '@freehold/finance';
import {
  type Lever,
  levers,
  type Measure,
  type Measured,
  type Move,
  measureWords,
  whatMovesIt,
} from '@freehold/finance/decide';
import { usualYears } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { durationText } from '../../text/duration.ts';
import { numberText } from '../../text/rates.ts';
import type { PlanToRun } from '../plan-owners.ts';
import { type InBothDollars, todaysDollars } from '../plan-years.ts';
import { runPlan } from '../run-plan.ts';
import type { Ran } from './asked.ts';

/** A figure with one input moved one way. */
export interface Moved {
  /** Dollars, or a month; null where it does not come in the plan. */
  readonly amount: InBothDollars | null;
  readonly month: MonthText | null;
  readonly text: string;
  /** Beside the plan, with its sign: `+$405,000`, `4 months later`, `the same`. */
  readonly effect: string;
  /** Dollars of today, or months; null where one of both does not come. */
  readonly by: number | null;
}

/** One input a step lower and a step higher, all else held. */
export interface MoveRow {
  readonly input: Lever;
  readonly label: string;
  readonly step: number;
  /** `1 point`, `10%`. */
  readonly stepText: string;
  readonly low: Moved;
  readonly high: Moved;
  readonly moves: boolean;
}

/** What moves a figure of a plan, the most first; or why the plan cannot be run. Plain data. */
export type PlanMoves =
  | {
      readonly status: 'answered';
      readonly measure: string;
      readonly plan: Moved;
      readonly rows: readonly MoveRow[];
      readonly sentence: string;
    }
  | { readonly status: 'refused'; readonly says: string };

/**
 * Ten inputs of a resolved plan, each moved a step down and up, sorted by how far they move a figure. Steps are points, or
 * percent of the amounts, 0 to 50. Amounts in today's dollars go by the plan's own inflation, and so do costs of its events.
 */
export function whatMovesPlan(
  plan: PlanToRun,
  measure: Measure,
  steps: Partial<Record<Lever, number>> = {},
): PlanMoves {
  const run = runPlan(plan);
  if (run.status === 'refused') return { status: 'refused', says: run.says };
  try {
    const found = whatMovesIt(run.household, { years: plan.years ?? usualYears, measure, steps });
    const rows = found.moves.map((move) => rowOf(move, { run, measure, plan: found.plan }));
    const words = measureWords(measure);
    const shown = shownOf(found.plan, { run, measure, plan: found.plan });
    return { status: 'answered', measure: words, plan: shown, rows, sentence: sentenceOf(rows, words) };
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { status: 'refused', says: refused.message };
  }
}

/** The run that figures are beside, and what is measured. */
export interface Beside {
  readonly run: Ran;
  readonly measure: Measure;
  readonly plan: Measured;
}

function rowOf({ lever, unit, step, down, up, moves }: Move, beside: Beside): MoveRow {
  const stepText = stepWords(unit, step);
  return {
    input: lever,
    label: leverLabel(lever),
    step,
    stepText,
    low: shownOf(down, beside),
    high: shownOf(up, beside),
    moves,
  };
}

/** What a screen calls an input: a plan's assumption has this name. */
export function leverLabel(lever: Lever): string {
  return lever === 'prices' ? 'Inflation' : levers[lever].label;
}

/** A step in words: `1 point`, `10%`. */
export function stepWords(unit: Move['unit'], step: number): string {
  return unit === 'points' ? `${numberText(step)} ${step === 1 ? 'point' : 'points'}` : `${numberText(step)}%`;
}

/** A figure for the screen, in dollars of today or as a month, with what it is beside the plan. */
export function shownOf(measured: Measured, beside: Beside): Moved {
  const { amount, unit, isPastEnd } = measured;
  if (amount === null) return { amount: null, month: null, text: 'not in the plan', ...effectOf(measured, beside) };
  if (unit === 'cents') {
    const dollars = inBoth(amount, beside);
    return { amount: dollars, month: null, text: moneyText(dollars.today), ...effectOf(measured, beside) };
  }
  const month = monthKey(monthNumber(beside.run.timeline.start) + amount);
  const text = isPastEnd ? 'past the end of the plan' : monthText(month);
  return { amount: null, month: isPastEnd ? null : month, text, ...effectOf(measured, beside) };
}

/** Tax over the plan and the least cash of any month have no month of their own: they stay in dollars of their years. */
function inBoth(cents: number, { run, measure }: Beside): InBothDollars {
  const ofYear = cents / 100;
  if (measure.of !== 'netWorth') return { ofYear, today: ofYear };
  const { start, months } = run.timeline;
  const month = measure.month === undefined ? months - 1 : monthNumber(measure.month) - monthNumber(start);
  return { ofYear, today: todaysDollars(ofYear, month, run.household.assume.pricesPct) };
}

function effectOf(measured: Measured, beside: Beside): Pick<Moved, 'effect' | 'by'> {
  const { plan } = beside;
  if (measured.amount === null || plan.amount === null) {
    return { by: null, effect: measured.amount === plan.amount ? 'the same' : 'in the plan one way alone' };
  }
  const difference = measured.amount - plan.amount;
  if (measured.unit === 'cents') {
    const by = inBoth(difference, beside).today;
    return { by, effect: Math.abs(by) < 0.5 ? 'the same' : `${by > 0 ? '+' : '−'}${moneyText(Math.abs(by))}` };
  }
  if (difference === 0) return { by: 0, effect: 'the same' };
  const atLeast = plan.isPastEnd || measured.isPastEnd ? 'at least ' : '';
  return {
    by: difference,
    effect: `${atLeast}${durationText(Math.abs(difference))} ${difference > 0 ? 'later' : 'earlier'}`,
  };
}

/** Inputs that are called by more than one. */
const plurals: readonly Lever[] = ['rates', 'incomes', 'costs', 'rents'];

function sentenceOf(rows: readonly MoveRow[], words: string): string {
  const [first, second] = rows.filter(({ moves }) => moves);
  if (first === undefined) return `Nothing tried here moves ${words}.`;
  const next = second === undefined ? '' : ` Next is ${second.label.toLowerCase()}.`;
  const { label, stepText, low, high } = first;
  const verb = plurals.includes(first.input) ? 'move' : 'moves';
  return `${label} ${verb} ${words} most: ${stepText} lower ${low.effect}, ${stepText} higher ${high.effect}.${next}`;
}
