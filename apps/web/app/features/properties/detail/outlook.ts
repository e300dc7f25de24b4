import { assignedValueYears, propertyFinancials, propertyValue, propertyValueYears } from '@freehold/finance';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { money, percent, rate } from '#app/lib/format.ts';
import { missingNumbers, type PropertyNumbers } from './financial-summary.ts';

/** A chart of the years ahead, or what is missing to draw it. */
export type Outlook =
  | { readonly kind: 'missing'; readonly what: string }
  | {
      readonly kind: 'ready';
      readonly years: readonly number[];
      readonly values: readonly number[];
      /** What the chart shows, in one sentence. */
      readonly summary: string;
      /** What it takes for granted. */
      readonly assumption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
    };

/** The chart starts with today and runs as far as the assign calculator looks ahead. */
const years: readonly number[] = Array.from({ length: assignedValueYears + 1 }, (_, year) => year);

/** The value of a property year by year, from today's price (decision B-30). */
export function valueProjection({ price, growthRate }: Omit<PropertyNumbers, 'rentalYield'>): Outlook {
  if (price === null || growthRate === null) return { kind: 'missing', what: missingNumbers({ price, growthRate }) };
  const valueAfter = (year: number) => propertyValue({ price, growthPct: growthRate, years: year });
  return {
    kind: 'ready',
    ...series(valueAfter, { key: 'value', label: 'Value', kind: 'money' }),
    summary:
      `${money(price)} today grows to ${money(valueAfter(propertyValueYears))} in ${propertyValueYears} years ` +
      `and ${money(valueAfter(assignedValueYears))} in ${assignedValueYears}.`,
    assumption: `Assumes growth of ${rate(growthRate)} every year, compounding yearly. An illustration, not a forecast.`,
  };
}

/** The yield on today's price year by year, the rent growing like the value (decisions B-30, X-07). */
export function yieldTrend({ price, growthRate, rentalYield }: PropertyNumbers): Outlook {
  if (price === null || growthRate === null || rentalYield === null) {
    return { kind: 'missing', what: missingNumbers({ price, growthRate, rentalYield }) };
  }
  if (price === 0) return { kind: 'missing', what: 'price' };
  const { annualRentalIncome } = propertyFinancials({ price, growthRate, rentalYield });
  const yieldAfter = (year: number) =>
    (propertyValue({ price: annualRentalIncome, growthPct: growthRate, years: year }) / price) * 100;
  return {
    kind: 'ready',
    ...series(yieldAfter, { key: 'yield', label: 'Yield on today’s price', kind: 'percent' }),
    summary:
      `A yield of ${rate(rentalYield)} today becomes ${percent(yieldAfter(propertyValueYears))} of today’s price ` +
      `in ${propertyValueYears} years and ${percent(yieldAfter(assignedValueYears))} in ${assignedValueYears}.`,
    assumption: `Assumes that the rent grows like the value, ${rate(growthRate)} every year, without vacancies. An illustration, not a forecast.`,
  };
}

function series(valueAfter: (year: number) => number, column: Column) {
  const values = years.map(valueAfter);
  const columns: readonly Column[] = [{ key: 'year', label: 'Year', kind: 'year' }, column];
  return { years, values, columns, rows: years.map((year) => ({ year, [column.key]: values[year] ?? null })) };
}
