import { type LoanPlannerForm, moneyText } from '@freehold/contract';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';
import { countText } from '../text/duration.ts';
import { percentText, rateText } from '../text/rates.ts';

/** What was entered, as lines. */
export function loanPlannerReadBack(form: LoanPlannerForm): readonly Line[] {
  const years = (count: string) => countText(Number(count), 'year');
  return [
    { label: 'Loan', value: moneyText(form.loan) },
    { label: 'Rate', value: `${rateText(form.rate)} a year` },
    { label: 'Term', value: years(form.term) },
    { label: 'Offset now', value: moneyText(form.offset) },
    { label: 'Added to the offset', value: `${moneyText(form.offsetMonthly)} a month` },
    ...lineIf(form.extra > 0, 'Extra repayment', `${moneyText(form.extra)} a month`),
    ...lineIf(form.lump > 0, 'Lump sum', `${moneyText(form.lump)} at the end of year ${form.lumpYear}`),
    ...lineIf(form.interestOnly !== '0', 'Interest only', years(form.interestOnly)),
    ...lineIf(form.rateAfter !== 'never', `Rate after ${years(form.rateAfter)}`, `${rateText(form.laterRate)} a year`),
    ...lineIf(
      form.fixedShare > 0,
      `Fixed for ${years(form.fixedYears)}`,
      `${percentText(form.fixedShare)} of the loan at ${rateText(form.fixedRate)}`,
    ),
    ...lineIf(
      form.refinanceAfter !== 'never',
      `Refinance after ${years(form.refinanceAfter)}`,
      `${rateText(form.refinanceRate)} a year, ${moneyText(form.refinanceCosts)} of costs`,
    ),
    { label: 'Starts on', value: dayText(form.startsOn) },
  ];
}

function lineIf(isGiven: boolean, label: string, value: string): readonly Line[] {
  return isGiven ? [{ label, value }] : [];
}
