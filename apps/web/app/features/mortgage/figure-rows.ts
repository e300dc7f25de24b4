import { frequencyWords, loanTypeWords, mortgageLabels, mortgageTotals } from '@freehold/domain';
import { exactMoney } from '#app/lib/exact-amount.ts';
import { money } from '#app/lib/format.ts';
import { inTodaysDollars } from './payments.ts';
import type { MortgageResult } from './result.ts';

/** A figure of the result as shown and as copied. */
export interface FigureRow {
  readonly label: string;
  /** Money in whole dollars. */
  readonly value: string;
  /** The same with its cents, for copying. */
  readonly exact: string;
  /** The figure in today's dollars, or a note; null where neither applies. */
  readonly note: string | null;
}

/** Every figure of the result in reading order. */
export function figureRows(result: MortgageResult): readonly FigureRow[] {
  const { figures } = result;
  const { name, unit } = frequencyWords[figures.repaymentFrequency];
  return [
    { ...amountRow(mortgageLabels.repaymentAmount, figures.repaymentAmount, unit), note: extraNote(result) },
    textRow(mortgageLabels.repaymentFrequency, name),
    textRow(mortgageLabels.loanType, loanTypeWords[figures.loanType]),
    amountRow(mortgageLabels.additionalRepayments, result.inputs.additionalRepayments, 'a month'),
    ...totalRows(result),
  ];
}

/** The figures as lines of text, to the cent. */
export function exactText(result: MortgageResult): string {
  return figureRows(result)
    .map(({ label, exact }) => `${label}: ${exact}`)
    .join('\n');
}

function totalRows(result: MortgageResult): readonly FigureRow[] {
  const totals = { ...result, today: inTodaysDollars(result) };
  const shown = mortgageTotals(totals);
  const exact = mortgageTotals(totals, exactMoney);
  const row = (name: keyof typeof shown): FigureRow => ({
    label: shown[name].label,
    value: shown[name].value,
    exact: exact[name].value,
    note: shown[name].note ?? null,
  });
  const isInterestOnly = result.figures.loanType === 'interest_only';
  return [
    row('totalRepayments'),
    row('totalInterest'),
    ...(isInterestOnly ? [row('principalOwingAtEnd')] : []),
    row('payoffDate'),
    row('interestSaved'),
    row('timeSaved'),
    row('marketRate'),
  ];
}

function amountRow(label: string, amount: number, unit: string): FigureRow {
  return { label, value: `${money(amount)} ${unit}`, exact: `${exactMoney(amount)} ${unit}`, note: null };
}

function textRow(label: string, value: string): FigureRow {
  return { label, value, exact: value, note: null };
}

function extraNote({ figures }: MortgageResult): string | null {
  if (figures.extraPerPeriod === 0) return null;
  const { unit } = frequencyWords[figures.repaymentFrequency];
  return `and ${money(figures.extraPerPeriod)} ${unit} extra`;
}
