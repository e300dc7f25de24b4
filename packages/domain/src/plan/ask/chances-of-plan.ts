import { moneyText } from '@freehold/contract';
import { type Household, monthText as monthKey, monthNumber, Refusal } from '@freehold/finance';
import {
  type Bands,
  type ChanceRun,
  chanceRun,
  type Difference,
  type DrawnFutures,
  type HouseholdChances,
} from '@freehold/finance/decide';
import { usualYears } from '@freehold/plan';
import { numberText } from '../../text/rates.ts';
import { active, type PlanToRun } from '../plan-owners.ts';
import { type InBothDollars, todaysDollars } from '../plan-years.ts';
import { runPlan } from '../run-plan.ts';
import { ageIn, namesText } from './ask-words.ts';
import type { Ran } from './asked.ts';

/** How many futures are drawn, and how. */
export interface ChancesAsked {
  /** 1 to 10,000. */
  readonly futures: number;
  /** As the plan has it, else a fixed one; equal seeds give equal figures everywhere. */
  readonly seed?: number | undefined;
  /** Dollars that cash is to stay at; as a goal of the plan says, else what the plan keeps. */
  readonly floor?: number | undefined;
  /** Futures between two looks at whether to stop. */
  readonly chunk?: number | undefined;
}

const bandNames = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;

/** Of futures at a 30 June: a tenth lies below p10, half below p50. Today's dollars by the plan's own inflation. */
export interface FanYear {
  readonly financialYear: string;
  readonly netWorth: Readonly<Record<(typeof bandNames)[number], InBothDollars>>;
  readonly cash: Readonly<Record<(typeof bandNames)[number], InBothDollars>>;
}

/** A plan's futures so far. Plain data. */
export interface PlanChances {
  readonly futures: number;
  readonly seed: number;
  readonly floor: number;
  /** Futures in which cash stayed at the floor or above in every month. */
  readonly stayed: number;
  readonly years: readonly FanYear[];
  readonly sentence: string;
  /** What the floor is in today's dollars once prices have risen; null where it is 0. */
  readonly floorWords: string | null;
  /** What was different in the others, a sentence each. */
  readonly others: readonly string[];
}

/** How far the futures are; `chances` after the first 20, 50 and 100, every hundred more and at the end. */
export interface ChancesStep {
  readonly futures: number;
  readonly of: number;
  readonly chances: PlanChances | null;
}

/** Seed of a plan that has none. */
const usualSeed = 20_261_123;
/** Futures of the first bands, and from one to the next after them. */
const firstBands: readonly number[] = [20, 50];
const bandEvery = 100;
/** Futures that take less than a tenth of a second on a desktop. */
const usualChunk = 5;

/** Some futures in a row, from the one with this number on. */
export interface FutureBlock {
  readonly first: number;
  readonly futures: number;
}

/** The futures of a plan as they are shared out: drawn block by block, in any order, by one worker or several. */
export interface ChancesWork {
  /** Draws a block, which can be posted and added in another work of the same plan. */
  readonly draw: (block: FutureBlock) => DrawnFutures;
  /** Adds what was drawn, and how far that leads: a block whose earlier ones are still out waits for them. */
  readonly add: (drawn: DrawnFutures) => ChancesStep;
}

/** Blocks of so many futures each in their order; none goes past the next band. */
export function chanceBlocks(of: number, chunk = usualChunk): readonly FutureBlock[] {
  const blocks: FutureBlock[] = [];
  for (let first = 0; first < of; first += blocks.at(-1)?.futures ?? of) {
    blocks.push({ first, futures: Math.min(chunk, nextBand(first) - first, of - first) });
  }
  return blocks;
}

/**
 * Futures of a resolved plan to be drawn in blocks. Each future has a stream of its own from seed and number, and what is
 * added is taken in the order of numbers: figures do not depend on who draws what, or when. Throws Refusal for a plan
 * without anybody, and RangeError for futures, seed or floor out of range.
 */
export function startChances(plan: PlanToRun, asked: ChancesAsked): ChancesWork {
  const { futures: of } = asked;
  const { run, seed, drawn } = futuresOf(plan, asked);
  const waiting = new Map<number, DrawnFutures>();
  let futures = 0;
  return {
    draw: (block) => drawn.draw(block.first, block.futures),
    add(part) {
      waiting.set(part.first, part);
      let isBand = false;
      for (let next = waiting.get(futures); next !== undefined; next = waiting.get(futures)) {
        waiting.delete(futures);
        const band = nextBand(futures);
        futures = drawn.add(next);
        isBand ||= futures >= band || futures === of;
      }
      return { futures, of, chances: isBand ? chancesOf({ plan, run, seed }, drawn.chances()) : null };
    },
  };
}

/** A plan's futures, none drawn yet. */
interface Futures {
  readonly run: Ran;
  readonly seed: number;
  /** Dollars. */
  readonly floor: number;
  readonly drawn: ChanceRun;
}

/** The futures of a resolved plan, to be drawn. Throws as `startChances` does. */
export function futuresOf(plan: PlanToRun, asked: ChancesAsked): Futures {
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Refusal('required', 'people', run.says);
  const seed = asked.seed ?? plan.chances?.seed ?? usualSeed;
  const floor = asked.floor ?? floorOf(plan, run.household);
  const years = plan.years ?? usualYears;
  const drawn = chanceRun(run.household, { years, futures: asked.futures, seed, floor, planned: run.timeline });
  return { run, seed, floor, drawn };
}

/**
 * Many futures of a resolved plan, a few at a time: a caller can show a band or stop between two steps. Chunks do not
 * affect the figures. Throws as `startChances` does.
 */
export function* chancesOfPlan(plan: PlanToRun, asked: ChancesAsked): Generator<ChancesStep, void, void> {
  const work = startChances(plan, asked);
  for (const block of chanceBlocks(asked.futures, asked.chunk)) yield work.add(work.draw(block));
}

function nextBand(futures: number): number {
  const first = firstBands.find((band) => band > futures);
  return first ?? futures + bandEvery - (futures % bandEvery);
}

function floorOf(plan: PlanToRun, { policy }: Household): number {
  const goals = active(plan.goals).flatMap(([, goal]) => (goal.ask === 'cashAbove' ? [goal.amount] : []));
  return goals.length > 0 ? Math.max(...goals) : (policy?.floor ?? 0);
}

interface Drawing {
  readonly plan: PlanToRun;
  readonly run: Ran;
  readonly seed: number;
}

function chancesOf({ plan, run, seed }: Drawing, found: HouseholdChances): PlanChances {
  const { futures, floor, stayed, fell } = found;
  const money = floor === 0 ? 'did not run out' : `stayed above ${moneyText(floor)}`;
  return {
    futures,
    seed,
    floor,
    stayed: stayed.futures,
    years: run.timeline.years.map(({ financialYear, last }, year) => ({
      financialYear,
      netWorth: fanOf(found.netWorth, { year, last }, run.household),
      cash: fanOf(found.cash, { year, last }, run.household),
    })),
    floorWords: floor === 0 ? null : floorWords(floor, run),
    sentence: `In ${numberText(stayed.futures)} of ${numberText(futures)} futures your cash ${money} ${untilWords(plan, run)}.`,
    others: othersWords(fell),
  };
}

/** The floor stays the same number in the run, whereas a chart in today's dollars shrinks it. */
function floorWords(floor: number, { timeline, household }: Ran): string {
  const today = todaysDollars(floor, timeline.months - 1, household.assume.pricesPct);
  return `${moneyText(floor)} is the same number of dollars in each year: at the end of the plan it is ${moneyText(today)} in today’s dollars.`;
}

function fanOf(bands: Bands, { year, last }: { readonly year: number; readonly last: number }, { assume }: Household) {
  const at = (name: (typeof bandNames)[number]): InBothDollars => {
    const ofYear = bands[name][year] ?? 0;
    return { ofYear, today: todaysDollars(ofYear, last, assume.pricesPct) };
  };
  return { p10: at('p10'), p25: at('p25'), p50: at('p50'), p75: at('p75'), p90: at('p90') };
}

/** To which age a plan goes: `to age 78`, with the name where two are in it. */
export function untilWords(plan: PlanToRun, { timeline }: Ran): string {
  const [first, ...others] = Object.keys(plan.people ?? {});
  const born = first === undefined ? undefined : plan.people?.[first]?.born;
  if (first === undefined || born === undefined) return 'to the end of the plan';
  const age = ageIn(born, monthKey(monthNumber(timeline.start) + timeline.months - 1));
  const name = namesText(plan, [first]);
  return others.length === 0 || name === 'You' ? `to age ${age}` : `until ${name} is ${age}`;
}

function othersWords(fell: Difference): readonly string[] {
  if (fell.futures === 0) return [];
  const differences = [
    pointsWords('loan rates', fell.ratesPoints),
    pointsWords('growth of homes', fell.growthPoints),
    pointsWords('growth of rents', fell.rentsPoints),
    pointsWords('inflation', fell.pricesPoints),
  ].flatMap((words) => (words === null ? [] : [words]));
  const count = numberText(fell.futures);
  const average =
    differences.length === 0
      ? `The other ${count} differed little from the plan on average.`
      : `In the other ${count} a year had on average, up to then, ${differences.join(', ')}.`;
  if (fell.withHighRates === 0) return [average];
  const high = `In ${numberText(fell.withHighRates)} of the other ${count} the rate was 2 points or more above the plan for three years.`;
  return [high, average];
}

/** Less than a tenth of a point is not said. */
function pointsWords(what: string, points: number): string | null {
  const size = Math.round(Math.abs(points) * 10) / 10;
  return size === 0 ? null : `${what} ${numberText(size)} points ${points > 0 ? 'above' : 'below'} the plan`;
}
