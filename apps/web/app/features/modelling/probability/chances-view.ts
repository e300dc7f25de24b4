import { figureOf, figureText, kindColours } from '@freehold/domain';
import type { Band, PortfolioChances } from '@freehold/finance/probability';
import type { Column, Row } from '#app/charts/chart-table.ts';
import type { LineSeries } from '#app/charts/series.ts';
import { percent } from '#app/lib/format.ts';

/** Measures a chart can show. */
export type ChanceMeasure = 'equity' | 'value' | 'cashFlow';

export const measureTabs = [
  { id: 'equity', label: 'Equity' },
  { id: 'value', label: 'Value' },
  { id: 'cashFlow', label: 'Cash flow' },
] as const satisfies readonly { readonly id: ChanceMeasure; readonly label: string }[];

const measureWords: Readonly<Record<ChanceMeasure, { readonly title: string; readonly noun: string }>> = {
  equity: { title: 'Equity in the simulated futures', noun: 'total equity' },
  value: { title: 'Value in the simulated futures', noun: 'total value' },
  cashFlow: { title: 'Cash flow of a year in the simulated futures', noun: 'the cash flow of the year' },
};

const kindOfMeasure = { equity: 'equity', value: 'propertyValue', cashFlow: 'cashFlow' } as const;

/** A chart of one measure: title, sentence, lines from the highest to the lowest, and table. */
export interface ChanceChart {
  readonly title: string;
  readonly summary: string;
  readonly years: readonly number[];
  readonly lines: readonly LineSeries[];
  readonly rows: readonly Row[];
}

export const chanceColumns: readonly Column[] = [
  { key: 'year', label: 'Year', kind: 'year' },
  { key: 'p10', label: '1 in 10 is lower', kind: 'money' },
  { key: 'p50', label: 'Middle future', kind: 'money' },
  { key: 'p90', label: '1 in 10 is higher', kind: 'money' },
];

/** The chart of a measure; `priceRise` is percent a year. */
export function chanceChart(chances: PortfolioChances, measure: ChanceMeasure, priceRise: number): ChanceChart {
  const bands = chances[measure];
  const { title, noun } = measureWords[measure];
  const line = (id: keyof Band, name: string, dashed: boolean): LineSeries => ({
    id,
    name,
    colour: kindColours[kindOfMeasure[measure]],
    dashed,
    values: bands.map((band) => band[id]),
  });
  return {
    title,
    summary: rangeText(bands, noun, priceRise),
    years: bands.map((_, year) => year),
    lines: [
      line('p90', '1 in 10 is higher', true),
      line('p50', 'Middle future', false),
      line('p10', '1 in 10 is lower', true),
    ],
    rows: bands.map((band, year) => ({ year, ...band })),
  };
}

function rangeText(bands: readonly Band[], noun: string, priceRise: number): string {
  const years = bands.length - 1;
  const { p10 = 0, p50 = 0, p90 = 0 } = bands[years] ?? {};
  const text = (amount: number) => figureText(figureOf('', { amount, years }, priceRise));
  return (
    `In 8 of 10 simulated futures, ${noun} after ${years} years is between ${text(p10)} and ${text(p90)}; ` +
    `in half of them it is above ${text(p50)}.`
  );
}

const cashReasons = {
  plan: 'the properties cost more than they earn and you add, as assumed',
  rates: 'interest rates rose',
  vacancy: 'properties stood empty',
  rent: 'rents grew less',
  costs: 'expenses grew more',
} as const;

const equityReasons = {
  prices: 'prices grew less than assumed or fell',
  plan: 'more was borrowed than the properties were worth, as planned',
} as const;

/** What runs out, in how many futures and why, in sentences. */
export function riskTexts({ cashOut, equityOut, eitherOutPct }: PortfolioChances): readonly string[] {
  return [
    `In ${percent(tenths(eitherOutPct))} of the futures, cash or equity runs out in at least one year.`,
    riskText('Cash falls below zero', cashOut.sharePct, reasonsOf(cashReasons, cashOut.causePcts)),
    riskText('The debt is above the value', equityOut.sharePct, reasonsOf(equityReasons, equityOut.causePcts)),
  ];
}

type Reason = readonly [text: string, share: number];

function reasonsOf<Cause extends string>(
  texts: Readonly<Record<Cause, string>>,
  shares: Readonly<Record<NoInfer<Cause>, number>>,
): readonly Reason[] {
  const causes = Object.entries<string>(texts);
  const shareOf = new Map(Object.entries<number>(shares));
  return causes
    .map(([cause, text]): Reason => [text, shareOf.get(cause) ?? 0])
    .filter(([, share]) => tenths(share) > 0)
    .sort(([, a], [, b]) => b - a);
}

function riskText(what: string, sharePct: number, reasons: readonly Reason[]): string {
  if (tenths(sharePct) === 0) return `${what} in fewer than one in a thousand.`;
  const because = reasons.map(([text, share]) => `${text} (${percent(tenths(share))})`).join('; ');
  return `${what} in ${percent(tenths(sharePct))} of the futures: ${because}.`;
}

// Ten thousand simulations support one decimal; a second would change with the next seed.
function tenths(share: number): number {
  return Number(share.toFixed(1));
}
