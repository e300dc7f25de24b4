import { type LoanPlannerForm, moneyText, plannerFixedParts, plannerLumps, plannerRateSteps } from '@freehold/contract';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';
import { countText } from '../text/duration.ts';
import { percentText, rateText } from '../text/rates.ts';

const lumpLabels = ['Lump sum', 'Second lump sum', 'Third lump sum'];

/** What was entered, as lines. */
export function loanPlannerReadBack(form: LoanPlannerForm): readonly Line[] {
  const years = (count: string | number) => countText(Number(count), 'year');
  return [
    { label: 'Loan', value: moneyText(form.loan) },
    { label: 'Rate', value: `${rateText(form.rate)} a year` },
    { label: 'Term', value: years(form.term) },
    { label: 'Offset now', value: moneyText(form.offset) },
    { label: 'Added to the offset', value: `${moneyText(form.offsetMonthly)} a month` },
    ...lineIf(form.extra > 0, 'Extra repayment', `${moneyText(form.extra)} a month`),
    ...plannerLumps(form).map(({ amount, year }, index) => ({
      label: lumpLabels[index] ?? '',
      value: `${moneyText(amount)} at the end of year ${year}`,
    })),
    ...lineIf(form.interestOnly !== '0', 'Interest only', years(form.interestOnly)),
    ...plannerRateSteps(form).map((step) => ({
      label: `Rate after ${years(step.years)}`,
      value: `${rateText(step.rate)} a year`,
    })),
    // Two parts may be fixed for as long.
    ...plannerFixedParts(form).map((part, index) => ({
      label: `${index === 0 ? 'Fixed' : 'Also fixed'} for ${years(part.years)}`,
      value: `${percentText(part.share)} of the loan at ${rateText(part.rate)}`,
    })),
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
