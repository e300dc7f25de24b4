import { addMonths, type CalendarDate, compareDates, isoDate, monthEnd, parseDate } from '../units/calendar.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

/** An asset's value on a date. */
export interface Valuation {
  readonly assetId: string;
  /** ISO date. */
  readonly date: string;
  /** Dollars; 0 once the asset is gone. */
  readonly value: number;
}

export interface HistoryPoint {
  /** `2026-11`. */
  readonly month: string;
  /** The date of the value: the end of the month, or today in the current month. */
  readonly date: string;
  readonly value: Dollars;
}

export interface ValueHistoryInputs {
  readonly valuations: readonly Valuation[];
  readonly today: string;
  readonly months?: number;
}

/**
 * Portfolio value at the end of each of the last months, up to today: each asset at its latest valuation on or before
 * that day, nothing before its first. Dollars. No points without a valuation. Source: decisions B-27, B-29. Throws
 * RangeError for dates that do not exist, values outside −1e12 to 1e12 and months outside 1 to 600.
 */
export function valueHistory(inputs: ValueHistoryInputs): readonly HistoryPoint[] {
  return holdingsHistory(inputs).map(({ date, values }) => ({
    month: date.slice(0, 7),
    date,
    value: dollars(values.reduce((sum, value) => sum + value, 0)),
  }));
}

/** The dates of `valueHistory`, each with the value of every asset valued by then, dollars. */
export function holdingsHistory(
  inputs: ValueHistoryInputs,
): readonly { readonly date: string; readonly values: readonly number[] }[] {
  if (inputs.valuations.length === 0) return [];
  const today = parseDate('today', inputs.today);
  const count = wholeInRange('months', inputs.months ?? 12, [1, 600]);
  const dated = inputs.valuations
    .map(({ assetId, date, value }) => ({
      assetId,
      day: parseDate('date', date),
      value: inRange('value', value, [-largestAmount, largestAmount]),
    }))
    .sort((a, b) => compareDates(a.day, b.day));
  return Array.from({ length: count }, (_, index) => {
    const end = monthEnd(addMonths({ ...today, day: 1 }, index + 1 - count));
    const day = compareDates(end, today) > 0 ? today : end;
    return { date: isoDate(day), values: valuesOn(dated, day) };
  });
}

function valuesOn(
  dated: readonly { readonly assetId: string; readonly day: CalendarDate; readonly value: number }[],
  day: CalendarDate,
): readonly number[] {
  const latest = new Map<string, number>();
  for (const valuation of dated) {
    if (compareDates(valuation.day, day) <= 0) latest.set(valuation.assetId, valuation.value);
  }
  return [...latest.values()];
}
