import { addMonths, isoDate, parseDate } from '../units/calendar.ts';
import { wholeInRange } from '../units/checks.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { type AssetRecord, annualIncomeOf, type LiabilityRecord, monthlyRepaymentsOf } from './dashboard-summary.ts';

/** Asset income and liability repayments in a month, dollars. */
export interface CashFlowMonth {
  /** `2026-11`. */
  readonly month: string;
  readonly income: Dollars;
  readonly expenses: Dollars;
}

/**
 * Asset income and repayments of each month up to today's, from the current recurring amounts: dollars a month. Empty
 * when there are neither (decision B-27). Throws RangeError as `dashboardSummary` does and for months outside 1 to 600.
 */
export function cashFlowSeries(inputs: {
  readonly assets: readonly AssetRecord[];
  readonly liabilities: readonly LiabilityRecord[];
  readonly today: string;
  readonly months?: number;
}): readonly CashFlowMonth[] {
  const today = parseDate('today', inputs.today);
  const count = wholeInRange('months', inputs.months ?? 12, [1, 600]);
  const income = dollars(annualIncomeOf(inputs.assets) / 12);
  const expenses = monthlyRepaymentsOf(inputs.liabilities);
  if (income === 0 && expenses === 0) return [];
  return Array.from({ length: count }, (_, index) => ({
    month: isoDate(addMonths(today, index + 1 - count)).slice(0, 7),
    income,
    expenses,
  }));
}
