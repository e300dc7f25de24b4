import type { Household } from '../household/household.ts';
import { inRange } from '../units/checks.ts';
import { changedHousehold } from './change.ts';
import { differenceWords } from './compare.ts';
import { type Lever, leverChanges, leverNames, levers } from './levers.ts';
import { type Measure, type Measured, measured, measureWords } from './measure.ts';
import { runChecked } from './run-checked.ts';

export interface MovesOptions {
  readonly years: number;
  readonly measure: Measure;
  /** By how much each lever moves down and up, 0 to 50; each its own step unless named. */
  readonly steps?: Partial<Record<Lever, number>> | undefined;
}

/** What one lever does to a figure. */
export interface Move {
  readonly lever: Lever;
  readonly label: string;
  readonly unit: 'points' | 'percent';
  readonly step: number;
  readonly down: Measured;
  readonly up: Measured;
  /** Between both: whole cents or months; null where the figure does not come in one of them. */
  readonly spread: number | null;
  /** False where neither way changes the figure. */
  readonly moves: boolean;
}

export interface Moves {
  readonly plan: Measured;
  /** The widest spread first. */
  readonly moves: readonly Move[];
  readonly sentence: string;
}

/**
 * Which of ten levers moves a figure most: the plan run with each a step down and a step up, all else held. Throws Refusal as
 * `checkHousehold` does, and for steps outside 0 to 50.
 */
export function whatMovesIt(household: Household, { years, measure, steps = {} }: MovesOptions): Moves {
  const plan = measured(runChecked(household, { years }), measure);
  const moves = leverNames.map((lever) => moveOf(household, lever, { years, measure, steps, plan }));
  const sorted = moves.sort((one, other) => size(other) - size(one));
  return { plan, moves: sorted, sentence: sentenceOf(plan, sorted, measure) };
}

interface Question extends MovesOptions {
  readonly plan: Measured;
}

function moveOf(household: Household, lever: Lever, { years, measure, steps = {}, plan }: Question): Move {
  const { label, unit, step: usual } = levers[lever];
  const step = inRange(`steps.${lever}`, steps[lever] ?? usual, [0, 50]);
  const at = (by: number) =>
    measured(runChecked(changedHousehold(household, leverChanges(household, lever, by)), { years }), measure);
  const [down, up] = [at(-step), at(step)];
  const spread = down.amount === null || up.amount === null ? null : Math.abs(up.amount - down.amount);
  const moves = down.amount !== plan.amount || up.amount !== plan.amount;
  return { lever, label, unit, step, down, up, spread, moves };
}

/** A figure that comes one way and not the other moves more than any other. */
function size({ spread, moves }: Move): number {
  return spread ?? (moves ? Number.POSITIVE_INFINITY : 0);
}

function sentenceOf(plan: Measured, [first]: readonly Move[], measure: Measure): string {
  const words = measureWords(measure);
  if (first === undefined || !first.moves) return `Nothing tried here moves ${words}.`;
  const { label, step, unit, down, up } = first;
  const by = unit === 'points' ? `${step} points` : `${step} %`;
  const ways = `${by} down: ${differenceWords(plan, down)}; ${by} up: ${differenceWords(plan, up)}`;
  return `${label} moves ${words} most. ${ways}.`;
}
