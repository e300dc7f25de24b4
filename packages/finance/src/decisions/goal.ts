import { Refusal } from '../units/refusal.ts';
import { numberText } from '../working/amount-text.ts';

/** The search for an input that gives a wanted figure. */
export interface GoalSearch {
  readonly lo: number;
  readonly hi: number;
  readonly target: number;
  /** The input is a whole number: the first one that meets the target is the answer. */
  readonly isWhole: boolean;
}

export interface GoalPoint {
  readonly input: number;
  readonly output: number;
}

/** The input, or why there is none. */
export type Goal =
  | { readonly status: 'solved'; readonly value: number }
  | { readonly status: 'notReachable'; readonly atLo: number; readonly atHi: number }
  | { readonly status: 'notMonotonic'; readonly points: readonly GoalPoint[] };

/** A goal in words: what was found, or why nothing was and what would change that. */
export function goalSentence(goal: Goal, { lo, hi, target }: Omit<GoalSearch, 'isWhole'>): string {
  const range = `between ${numberText(lo)} and ${numberText(hi)}`;
  if (goal.status === 'solved') return `An input of ${numberText(goal.value)} meets the goal of ${numberText(target)}.`;
  if (goal.status === 'notReachable') {
    const ends = `from ${numberText(goal.atLo)} to ${numberText(goal.atHi)}`;
    return `${numberText(target)} is not reached: ${range} the figure goes ${ends}. A wider range or a goal within it would be.`;
  }
  return `The figure rises and falls ${range}, so there may be several answers. A range in which it only rises or only falls would have one.`;
}

const interiorPoints = 8;
const mostRounds = 200;

/**
 * The input between `lo` and `hi` at which a figure reaches the target: both ends and eight points between must rise or
 * fall throughout, then bisection to a millionth of the range. Throws Refusal `outOfRange` at `hi` unless it is above
 * `lo`, and what `figure` throws.
 */
export function solveGoal(figure: (input: number) => number, { lo, hi, target, isWhole }: GoalSearch): Goal {
  if (hi <= lo) throw new Refusal('outOfRange', 'hi', `hi is ${hi}; a number above lo, which is ${lo}, is needed`);
  const points = pointsOf(figure, { lo, hi, target, isWhole });
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a range has two ends');
  if (!isMonotonic(points)) return { status: 'notMonotonic', points };
  const [atLo, atHi] = [first.output, last.output];
  if ((atLo - target) * (atHi - target) > 0) return { status: 'notReachable', atLo, atHi };
  if (atLo === target) return { status: 'solved', value: lo };
  const meets = (input: number) => (atHi > atLo ? figure(input) >= target : figure(input) <= target);
  return { status: 'solved', value: firstThatMeets(meets, { lo, hi, target, isWhole }) };
}

function pointsOf(figure: (input: number) => number, { lo, hi, isWhole }: GoalSearch): readonly GoalPoint[] {
  const inputs = Array.from({ length: interiorPoints + 2 }, (_, index) => {
    const input = lo + ((hi - lo) * index) / (interiorPoints + 1);
    return isWhole ? Math.floor(input) : input;
  });
  return [...new Set(inputs)].map((input) => ({ input, output: figure(input) }));
}

function isMonotonic(points: readonly GoalPoint[]): boolean {
  const steps = points.slice(1).map(({ output }, index) => Math.sign(output - (points[index]?.output ?? 0)));
  return !(steps.includes(1) && steps.includes(-1));
}

function firstThatMeets(meets: (input: number) => boolean, { lo, hi, isWhole }: GoalSearch): number {
  let [low, high] = [lo, hi];
  const width = isWhole ? 1 : (hi - lo) * 1e-6;
  for (let round = 0; round < mostRounds && high - low > width; round += 1) {
    const middle = isWhole ? Math.floor((low + high) / 2) : (low + high) / 2;
    if (meets(middle)) high = middle;
    else low = middle;
  }
  return high;
}
