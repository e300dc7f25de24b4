import { type InvestmentPropertyForm, moneyText } from '@freehold/contract';
import {
  cents,
  type HeldInvestment,
  heldInvestment,
  investmentPlan,
  investmentSale,
  ratePctIn,
} from '@freehold/finance';
import {
  fillJointPaths,
  jointChancesSentence,
  jointPaths,
  jointShocks,
  startingSeed,
} from '@freehold/finance/probability';
import { dayText } from '../text/day.ts';
import { investmentInputs } from './investment-property-inputs.ts';
import type { ToolChart } from './tool-answer.ts';

/** Futures that chances of one property are counted in. */
export const chanceFutures = 1_000;

/** What a property comes to in many futures; dollars of the owner after all tax, less all that was put in. */
export interface InvestmentChances {
  readonly futures: number;
  /** Full years until the sale. */
  readonly years: number;
  /** Percent of the futures in which more is left than the same money in an offset account leaves. */
  readonly beatsOffsetPct: number;
  /** Percent of the futures in which less comes back than was put in. */
  readonly losesPct: number;
  /** The result that one future in ten falls short of, the middle one, and the one that one in ten exceeds. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly sentence: string;
  /** What is drawn, what is not, and where the sizes come from. */
  readonly assumed: readonly string[];
  /** The same three by year of sale. */
  readonly chart: ToolChart;
}

/** A run of futures, in batches: the size of a batch changes no figure. */
export interface ChanceRun {
  /** Works that many futures more out; returns how many there are, up to `chanceFutures`. */
  readonly advance: (futures: number) => number;
  /** The figures of the futures so far. */
  readonly chances: () => InvestmentChances;
}

/**
 * The futures of a property, drawn together as docs/CHANCES.md has it, from a fixed seed: equal inputs give equal figures.
 * By the law of the day. Throws as `investmentPlan` does.
 */
export function investmentChances(form: InvestmentPropertyForm): ChanceRun {
  const years = Number(form.years);
  const inputs = investmentInputs(form);
  const plan = { seed: startingSeed, years: years + 1, homes: 1 };
  const path = jointPaths(plan);
  const results: number[][] = Array.from({ length: years }, () => []);
  let beats = 0;
  let done = 0;
  return {
    advance(futures) {
      for (const last = Math.min(chanceFutures, done + futures); done < last; done += 1) {
        fillJointPaths(plan, done, path);
        const held = heldInvestment(investmentPlan({ ...inputs, path }), years);
        const sales = results.map((found, index) => {
          const sale = investmentSale(held, index + 1);
          found.push(sale.profit);
          return sale;
        });
        if ((sales.at(-1)?.netProceeds ?? 0) > inOffset(held, form.rate)) beats += 1;
      }
      return done;
    },
    chances: () => chancesOf(form, results, beats),
  };
}

/** What the same money leaves in the offset account of a home loan at the future’s rates, paid in and taken out yearly. */
function inOffset({ plan, years }: HeldInvestment, ratePct: number): number {
  let time = 0;
  let left = plan.outlay;
  for (const { afterTax, months } of years) {
    const points = plan.inputs.path?.rates[Math.floor(time)] ?? 0;
    left = left * (1 + ratePctIn(ratePct, points) / 100) ** (months / 12) - afterTax;
    time += months / 12;
  }
  return left;
}

function chancesOf(
  form: InvestmentPropertyForm,
  results: readonly (readonly number[])[],
  beats: number,
): InvestmentChances {
  const sorted = results.map((found) => found.toSorted((one, other) => one - other));
  const last = sorted.at(-1) ?? [];
  const futures = last.length;
  const years = results.length;
  const share = (count: number) => (count / Math.max(1, futures)) * 100;
  const at = (rank: number) => sorted.map((found) => cents(found[Math.ceil(found.length * rank) - 1] ?? 0));
  const [lows, middles, highs] = [at(0.1), at(0.5), at(0.9)];
  const [low, middle, high] = [lows.at(-1) ?? 0, middles.at(-1) ?? 0, highs.at(-1) ?? 0];
  const losesPct = share(last.filter((profit) => profit < 0).length);
  const beatsOffsetPct = share(beats);
  return {
    ...{ futures, years, beatsOffsetPct, losesPct, low, middle, high },
    sentence: `Sold after ${years} years, it loses money in ${whole(losesPct)} of 100 futures, and beats the same money in the offset account of a home loan at ${form.rate}% in ${whole(beatsOffsetPct)}.`,
    assumed: [
      jointChancesSentence,
      'Rent, costs, the loan’s rate and the price follow their futures year by year; weeks vacant, your other income and the law stay as they are. Each yearly shortfall would go into the offset too. The draw is fixed: the same figures give the same chances.',
      `${jointShocks.source}, read ${dayText(jointShocks.read)}.`,
    ],
    chart: {
      form: 'lines',
      title: 'What you walk away with, in the futures drawn',
      summary: `After all tax, less all you put in, by the law of the day. After ${years} years: below ${moneyText(low)} in one future of ten, above ${moneyText(high)} in one of ten, ${moneyText(middle)} in the middle.`,
      across: 'Sold after full years',
      places: results.map((_, index) => String(index + 1)),
      series: [
        { name: 'One in ten is below', kind: 'debt', values: lows },
        { name: 'The middle', kind: 'netWorth', values: middles },
        { name: 'One in ten is above', kind: 'assets', values: highs },
      ],
    },
  };
}

function whole(percent: number): string {
  if (percent > 0 && percent < 1) return 'fewer than 1';
  if (percent > 99 && percent < 100) return 'more than 99';
  return String(Math.round(percent));
}
