import type { Household, MonthText } from '../household/household.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { monthAt } from './balances.ts';
import { changedHousehold, type HouseholdChange } from './change.ts';
import { type Measure, type Measured, measured, measureWords } from './measure.ts';
import { runChecked } from './run-checked.ts';
import { monthsWords, moreOrLess } from './words.ts';

/** A change of a plan that has a name: one or more changes that belong together. */
export interface NamedChange {
  readonly id: string;
  /** As the list calls it: `Buy 2 years later`. */
  readonly label: string;
  readonly changes: readonly HouseholdChange[];
}

/** A plan and its changes. */
export interface CompareOptions {
  readonly years: number;
  readonly changes: readonly NamedChange[];
  readonly measures: readonly Measure[];
}

/** What one change does on top of those before it. */
export interface Effect {
  readonly id: string;
  readonly label: string;
  /** Whole cents or months; null where the figure does not come in one of the two. */
  readonly amount: number | null;
  readonly text: string;
}

/** One measure of a plan and of the plan as changed. */
export interface Compared {
  readonly measure: Measure;
  readonly plan: Measured;
  readonly changed: Measured;
  /** Changed less plan: whole cents or months; null where the figure does not come in one of them. */
  readonly difference: number | null;
  /** In the order of the changes; they add up exactly to the difference. */
  readonly effects: readonly Effect[];
  readonly sentence: string;
}

/** An event that could not happen as written, or only against a test. */
export interface EventNote {
  readonly id: string;
  readonly month: MonthText;
  readonly note: string;
}

export interface Comparison {
  readonly rows: readonly Compared[];
  /** Of the plan with all changes. */
  readonly notes: readonly EventNote[];
}

/**
 * A plan beside the same plan with changes, by each measure: the difference, and what each change does on top of those
 * before it, from runs with the first change, the first two and so on. Throws Refusal as `checkHousehold` does, for a
 * change of something that is not there, and for a month outside the plan.
 */
export function compare(household: Household, { years, changes, measures }: CompareOptions): Comparison {
  const households = stepsOf(household, changes);
  const timelines = households.map((step) => runChecked(step, { years }));
  return {
    rows: measures.map((measure) => comparedBy(measure, changes, timelines)),
    notes: timelines.slice(-1).flatMap(notesOf),
  };
}

/** The plan, the plan with the first change, with the first two, and so on. */
function stepsOf(household: Household, changes: readonly NamedChange[]): readonly Household[] {
  const steps = [household];
  for (const { changes: own } of changes) steps.push(changedHousehold(steps.at(-1) ?? household, own));
  return steps;
}

/**
 * A measure of a plan's timeline and of it with the first change, the first two and so on: one timeline more than
 * changes. Throws Refusal as `measured` does.
 */
export function comparedBy(
  measure: Measure,
  changes: readonly Pick<NamedChange, 'id' | 'label'>[],
  timelines: readonly Timeline[],
): Compared {
  const figures = timelines.map((timeline) => measured(timeline, measure));
  const [plan, changed] = [figures[0], figures.at(-1)];
  if (plan === undefined || changed === undefined) throw new Error('a comparison needs a plan');
  const difference = lessOf(changed, plan);
  const effects = changes.map(({ id, label }, place): Effect => {
    const [before, after] = [figures[place] ?? plan, figures[place + 1] ?? changed];
    return { id, label, amount: lessOf(after, before), text: differenceWords(before, after) };
  });
  const sentence = `${capital(measureWords(measure))}: ${differenceWords(plan, changed)}.`;
  return { measure, plan, changed, difference, effects, sentence };
}

function lessOf(one: Measured, other: Measured): number | null {
  return one.amount === null || other.amount === null ? null : one.amount - other.amount;
}

/** How a figure differs from the one before, in words. */
export function differenceWords(before: Measured, after: Measured): string {
  const difference = lessOf(after, before);
  if (difference === null) return before.text === after.text ? 'the same' : `${after.text}, before: ${before.text}`;
  if (isAboutTheSame(before, difference)) return difference === 0 ? 'the same' : 'about the same';
  if (after.unit === 'cents') return moreOrLess(difference);
  const atLeast = before.isPastEnd || after.isPastEnd ? 'at least ' : '';
  return `${atLeast}${monthsWords(Math.abs(difference))} ${difference > 0 ? 'later' : 'earlier'}`;
}

/** Below $1,000 and below a thousandth of the figure it is of; months only when none. */
function isAboutTheSame({ unit, amount }: Measured, difference: number): boolean {
  if (unit === 'months' || difference === 0) return difference === 0;
  const size = Math.abs(difference);
  return size < 100_000 && size < Math.abs(amount ?? 0) / 1_000;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What could not happen as written in a timeline, or only against a test. */
export function notesOf(timeline: Timeline): readonly EventNote[] {
  return timeline.events.flatMap(({ id, month, note }) =>
    note === null ? [] : [{ id, month: monthAt(timeline, month), note }],
  );
}
