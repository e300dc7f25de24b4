import { type MonthFigures, moneyText } from '@freehold/contract';
import { roundToCent, runHousehold } from '@freehold/finance';
import { type HouseholdRecord, isBlankRecord } from '../inputs/household/reading.ts';
import { householdOf } from '../inputs/household.ts';
import { timelineFigures, unvaluedHome } from './client-timeline.ts';
import { monthText } from './timeline-words.ts';

/** Figures that are kept by the month. */
export type KeptFigure = Exclude<keyof MonthFigures, 'month'>;

// Two financial years hold twelve months from any month on.
const years = 2;

/**
 * What a record comes to on an ISO day, to be kept; null for one without income, assets and liabilities, and for one
 * with a property whose value nobody entered.
 */
export function monthFigures(record: HouseholdRecord, day: string): MonthFigures | null {
  if (isBlankRecord(record)) return null;
  const { household, assumed } = householdOf(record, day);
  if (unvaluedHome({ household, assumed }) !== undefined) return null;
  const { today, propertyEquity, leftOverMonthly } = timelineFigures({
    household,
    timeline: runHousehold(household, { years }),
    assumed,
  });
  return {
    month: day.slice(0, 7),
    netWorth: roundToCent(today.netWorth),
    propertyEquity: roundToCent(propertyEquity),
    leftOverMonthly: roundToCent(leftOverMonthly),
  };
}

/**
 * How a figure has changed since the last month before that of an ISO day for which one is kept: `+$1,200 since October
 * 2026`; says so where none is.
 */
export function changeSince(
  kept: readonly MonthFigures[],
  { figure, now, day }: { readonly figure: KeptFigure; readonly now: number; readonly day: string },
): string {
  const month = day.slice(0, 7);
  const [before] = kept.filter((row) => row.month < month).sort((a, b) => (a.month < b.month ? 1 : -1));
  if (before === undefined) return 'no earlier month to compare with yet';
  const change = Math.round(now) - Math.round(before[figure]);
  const since = `since ${monthText(before.month)}`;
  if (change === 0) return `no change ${since}`;
  return `${change > 0 ? '+' : ''}${moneyText(change)} ${since}`;
}
