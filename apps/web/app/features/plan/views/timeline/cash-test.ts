import type { PlanToRun } from '@freehold/domain';
import { money } from '#app/lib/format.ts';
import type { Dollars } from '../../shell/plan-address.ts';
import { type Ran, yearEnding } from './timeline-rows.ts';

/** Whether cash lasts through a financial year: a sign, and the same in words. */
export interface CashYear {
  /** Calendar year it ends in. */
  readonly ends: number;
  readonly financialYear: string;
  readonly sign: '✓' | '!' | '✕';
  readonly says: string;
}

/** Cash of each year of a plan: short in some month, below what is kept in cash at its end, or neither. */
export function cashYears(plan: PlanToRun, view: Ran, dollars: Dollars): readonly CashYear[] {
  const short = Map.groupBy(view.shortMonths, yearEnding);
  const floor = plan.route?.floor ?? 0;
  return view.years.map(({ ends, financialYear, balances }) => {
    const months = short.get(ends)?.length ?? 0;
    const left = money(balances[dollars === 'today' ? 'today' : 'ofYear'].cash);
    if (months > 0) return { ends, financialYear, sign: '✕', says: `short of cash in ${monthCount(months)}` };
    if (balances.today.cash < floor) {
      return { ends, financialYear, sign: '!', says: `${left} at 30 June, less than the ${money(floor)} you keep` };
    }
    return { ends, financialYear, sign: '✓', says: `${left} at 30 June` };
  });
}

/** The years that need attention, in one sentence. */
export function cashSentence(years: readonly CashYear[]): string {
  const bad = years.filter(({ sign }) => sign !== '✓');
  const [first] = bad;
  if (first === undefined) return `Cash lasts in each of ${years.length} years.`;
  return `${bad.length} of ${years.length} years need attention, the first ${first.financialYear}: ${first.says}.`;
}

function monthCount(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
