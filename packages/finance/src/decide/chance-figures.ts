import type { Timeline } from '../ledger/timeline.ts';
import { rankOf } from '../probability/quantile.ts';
import { decimalText } from '../units/decimal-text.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { fromCents } from '../units/ledger.ts';
import { amountText } from '../working/amount-text.ts';
import { type Averages, averagesOf, type ChanceRecord, highRates } from './chance-record.ts';
import { listWords } from './words.ts';

/** Percentiles over the futures at each 30 June, dollars of that year. */
export interface Bands {
  readonly p10: Float64Array;
  readonly p25: Float64Array;
  readonly p50: Float64Array;
  readonly p75: Float64Array;
  readonly p90: Float64Array;
}

/** How some futures differed from the plan: percentage points a year on average, up to the first month below the floor. */
export interface Difference {
  readonly futures: number;
  readonly growthPoints: number;
  readonly rentsPoints: number;
  readonly ratesPoints: number;
  readonly pricesPoints: number;
  /** Futures in which loan rates were two points or more above the plan for three years in a row. */
  readonly withHighRates: number;
}

/** A household's chances by the futures so far. */
export interface HouseholdChances {
  readonly futures: number;
  readonly financialYears: readonly FinancialYear[];
  readonly netWorth: Bands;
  /** In all accounts together. */
  readonly cash: Bands;
  /** Dollars. */
  readonly floor: number;
  /** Futures in which cash ended every month at the floor or above. */
  readonly stayed: Difference;
  /** The others. */
  readonly fell: Difference;
  readonly sentence: string;
}

/** The figures of the futures so far; the floor in whole cents. */
export function chancesOf(
  record: ChanceRecord,
  { planned, floor }: { readonly planned: Timeline; readonly floor: number },
): HouseholdChances {
  const figures = {
    futures: record.futures,
    financialYears: planned.years.map(({ financialYear }) => financialYear),
    netWorth: bandsOf(record, record.netWorth, planned.years.length),
    cash: bandsOf(record, record.cash, planned.years.length),
    floor: fromCents(floor),
    stayed: differenceOf(averagesOf(record, 'stayed')),
    fell: differenceOf(averagesOf(record, 'fell')),
  };
  return { ...figures, sentence: chancesSentence(figures) };
}

const percents = [10, 25, 50, 75, 90] as const;

/** Sorts each year's amounts of the futures so far, and takes those of the ranks. */
function bandsOf({ futures, room }: ChanceRecord, amounts: Float64Array, years: number): Bands {
  const bands = percents.map(() => new Float64Array(years));
  const ranks = percents.map((percent) => rankOf(percent, futures));
  for (let year = 0; year < years; year += 1) {
    const sorted = amounts.slice(year * room, year * room + futures).sort();
    for (const [place, rank] of ranks.entries()) {
      const band = bands[place];
      if (band !== undefined) band[year] = fromCents(sorted[rank] ?? Number.NaN);
    }
  }
  const [p10, p25, p50, p75, p90] = bands;
  const none = new Float64Array(0);
  return { p10: p10 ?? none, p25: p25 ?? none, p50: p50 ?? none, p75: p75 ?? none, p90: p90 ?? none };
}

function differenceOf({ futures, growth, rents, rates, prices, highRates }: Averages): Difference {
  const mean = (sum: number) => (futures === 0 ? 0 : sum / futures);
  return {
    futures,
    growthPoints: mean(growth),
    rentsPoints: mean(rents),
    ratesPoints: mean(rates),
    pricesPoints: mean(prices),
    withHighRates: highRates,
  };
}

/** What the futures so far say of the cash, and in what the others differed from the plan. */
function chancesSentence({ futures, floor, stayed, fell }: Omit<HouseholdChances, 'sentence'>): string {
  if (futures === 0) return 'No future has been run yet.';
  const money = floor === 0 ? 'did not run out' : `stayed at ${amountText(floor)} or above`;
  const share = `In ${stayed.futures} of ${futures} futures your cash ${money} to the end of the plan.`;
  return fell.futures === 0 ? share : `${share} ${othersWords(fell)}`;
}

function othersWords(fell: Difference): string {
  const differences = [
    pointsWords('loan rates', fell.ratesPoints),
    pointsWords('growth of homes', fell.growthPoints),
    pointsWords('growth of rents', fell.rentsPoints),
    pointsWords('consumer prices', fell.pricesPoints),
  ].flatMap((words) => (words === null ? [] : [words]));
  const others = `the other ${fell.futures}`;
  const average =
    differences.length === 0
      ? `In ${others} nothing differed much from the plan on average.`
      : `In ${others}, up to then, a year had on average ${listWords(differences)}.`;
  if (fell.withHighRates === 0) return average;
  const { points, years } = highRates;
  return `${average} In ${fell.withHighRates} of them loan rates were ${points} points or more above the plan for ${years} years.`;
}

/** Less than a tenth of a point is not said. */
function pointsWords(what: string, points: number): string | null {
  const size = decimalText(Math.abs(points), { most: 1 });
  if (size === '0') return null;
  return `${what} ${size} points ${points > 0 ? 'above' : 'below'} the plan`;
}
