import { isFarAway } from '@freehold/domain';
import { exactMoney } from '#app/lib/exact-amount.ts';
import { date, duration, money, rate } from '#app/lib/format.ts';
import { inTodaysDollars } from './payments.ts';
import type { MortgageResult } from './result.ts';
import { frequencyWords, loanTypeWords } from './words.ts';

/** A figure of the result as it is shown and copied. */
export interface FigureRow {
  readonly label: string;
  /** Money in whole dollars. */
  readonly value: string;
  /** The same with its cents, for copying. */
  readonly exact: string;
  /** The figure in today's dollars, or what it is; null where neither needs saying. */
  readonly note: string | null;
}

/** Every figure of the result, in the order in which they are read. */
export function figureRows(result: MortgageResult): readonly FigureRow[] {
  const { figures } = result;
  const today = inTodaysDollars(result);
  const isInterestOnly = figures.loanType === 'interest_only';
  const years = figures.periods / result.perYear;
  const inToday = (amount: number) => (isFarAway(years) ? `${money(amount)} in today’s dollars` : null);
  const { name, unit } = frequencyWords[figures.repaymentFrequency];
  return [
    { ...amountRow('Repayment', figures.repaymentAmount, unit), note: extraNote(result) },
    textRow('Repayment frequency', name),
    textRow('Loan type', loanTypeWords[figures.loanType]),
    amountRow('Extra monthly repayment', result.inputs.additionalRepayments, 'a month'),
    { ...amountRow('Total repayments', figures.totalRepayments), note: inToday(today.totalRepayments) },
    { ...amountRow('Total interest', figures.totalInterest), note: inToday(today.totalInterest) },
    ...(isInterestOnly
      ? [
          {
            ...amountRow('Principal still owing', figures.principalOwingAtEnd),
            note: inToday(today.principalOwingAtEnd),
          },
        ]
      : []),
    textRow(isInterestOnly ? 'Term ends on' : 'Paid off on', dayText(result.payoffDate)),
    { ...amountRow('Interest saved', figures.interestSaved), note: savedNote(result, inToday) },
    textRow('Time saved', duration(figures.timeSaved)),
    {
      ...textRow('Illustrative market rate', `${rate(figures.marketComparisonRate)} a year`),
      note: 'Your rate plus half a percentage point. It is no lender’s rate.',
    },
  ];
}

/** The figures as lines of text with their exact cents. */
export function exactText(result: MortgageResult): string {
  return figureRows(result)
    .map(({ label, exact }) => `${label}: ${exact}`)
    .join('\n');
}

/** A day for people, `21 September 2052`; a dash where no day is known yet. */
export function dayText(day: string | null): string {
  return day === null ? '–' : date(new Date(`${day}T00:00`));
}

function amountRow(label: string, amount: number, unit?: string): FigureRow {
  const suffix = unit === undefined ? '' : ` ${unit}`;
  return { label, value: `${money(amount)}${suffix}`, exact: `${exactMoney(amount)}${suffix}`, note: null };
}

function textRow(label: string, value: string): FigureRow {
  return { label, value, exact: value, note: null };
}

function extraNote({ figures }: MortgageResult): string | null {
  if (figures.extraPerPeriod === 0) return null;
  const { unit } = frequencyWords[figures.repaymentFrequency];
  return `and ${money(figures.extraPerPeriod)} ${unit} extra`;
}

function savedNote(result: MortgageResult, inToday: (amount: number) => string | null): string | null {
  return result.figures.interestSaved > 0 ? inToday(inTodaysDollars(result).interestSaved) : null;
}
