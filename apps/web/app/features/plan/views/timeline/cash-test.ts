import type { PlanToRun } from '@freehold/domain';
import { counted, money } from '#app/lib/format.ts';
import type { Dollars } from '../../model/plan-address.ts';
import { type Ran, yearEnding } from './timeline-rows.ts';

/** Whether cash lasts through a financial year: a sign, and the same in words. */
export interface CashYear {
  /** Calendar year it ends in. */
  readonly ends: number;
  readonly financialYear: string;
  /** Of the plan in it. */
  readonly months: number;
  readonly sign: '✓' | '!' | '✕';
  readonly says: string;
}

/** Dollars; less than that is the same amount on screen. */
const tells = 0.5;

/**
 * Cash of each year of a plan: short in some month, below what is kept in cash at its end, or neither. What is kept is
 * the same number of dollars in each year, so it is held against dollars of the year, whatever dollars are on screen.
 */
export function cashYears(plan: PlanToRun, view: Ran, dollars: Dollars): readonly CashYear[] {
  const short = Map.groupBy(view.shortMonths, yearEnding);
  const floor = plan.route?.floor ?? 0;
  return view.years.map(({ ends, financialYear, months, balances }) => {
    const shortFor = short.get(ends)?.length ?? 0;
    const year = { ends, financialYear, months };
    const left = money(balances[dollars === 'today' ? 'today' : 'ofYear'].cash);
    if (shortFor > 0) return { ...year, sign: '✕', says: `short of cash in ${counted(shortFor, 'month')}` };
    if (floor - balances.ofYear.cash >= tells) {
      const ofYear = dollars === 'today' ? ` (${money(balances.ofYear.cash)} of that year)` : '';
      return { ...year, sign: '!', says: `${left} at 30 June${ofYear}, less than the ${money(floor)} you keep` };
    }
    return { ...year, sign: '✓', says: `${left} at 30 June` };
  });
}

/** The years that need attention, in one sentence. */
export function cashSentence(years: readonly CashYear[]): string {
  const bad = years.filter(({ sign }) => sign !== '✓');
  const [first] = bad;
  if (first === undefined) return `Cash lasts in each of ${years.length} years.`;
  return `${bad.length} of ${years.length} years need attention, the first ${first.financialYear}: ${first.says}.`;
}
