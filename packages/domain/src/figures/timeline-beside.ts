import { moneyText } from '@freehold/contract';
import { balanceOf, flowsOf } from '@freehold/finance';
import { monthAfter } from '../inputs/household/reading.ts';
import { type ClientTimeline, timelineFigures } from './client-timeline.ts';
import type { Line } from './line.ts';
import { monthText, taxToCome, timelineLines, timelineNames, timelineNotes, whyTheyDiffer } from './timeline-words.ts';

/** A timeline's figure to stand beside a quick estimate of the same question, and why they differ. */
export interface TimelineBeside {
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

/** Questions that a quick estimate answers too. */
export type BesideId = 'grossIncome' | 'netIncome' | 'monthlyCashflow' | 'tax' | 'owed' | 'repayments';

/** The timeline's figures beside the quick estimates of cards and tabs, dollars of the household's part. */
export function timelineBeside(client: ClientTimeline): Readonly<Record<BesideId, TimelineBeside>> {
  const figures = timelineFigures(client);
  const { incomeBeforeTax, taxWithheldAndPaid, leftOverMonthly, today, taxStillDue } = figures;
  const toCome = taxToCome(taxStillDue.amount, taxStillDue.month);
  const withTax = (why: string) => (toCome === '' ? why : `It stands ${toCome}. ${why}`);
  return {
    grossIncome: besideOf('incomeBeforeTax', incomeBeforeTax, whyTheyDiffer.grossIncome),
    netIncome: besideOf('incomeAfterTax', incomeBeforeTax - taxWithheldAndPaid, withTax(whyTheyDiffer.netIncome)),
    monthlyCashflow: besideOf('leftOver', leftOverMonthly, withTax(whyTheyDiffer.monthlyCashflow)),
    tax: besideOf('tax', taxWithheldAndPaid, withTax(whyTheyDiffer.tax)),
    owed: besideOf('owed', today.loans + today.studyLoans, whyTheyDiffer.owed),
    repayments: besideOf('repayments', repaymentsMonthly(client), whyTheyDiffer.repayments),
  };
}

/** The tax that leads a tax tab and a report, with the lines it is made of; the last one is the figure. */
export interface LeadingTax extends Required<Line> {
  readonly working: readonly Line[];
}

/** Tax that the household pays over the timeline's first twelve months, dollars. */
export function leadingTax(client: ClientTimeline): LeadingTax {
  const { timeline } = client;
  const { tax } = timelineBeside(client);
  const paid = (kind: 'withheld' | 'tax') => flowsOf(timeline, [kind], { first: 0, last: 11 }) / 100;
  const years = timeline.years.filter(({ first }) => first < 12).map(({ financialYear }) => financialYear);
  const { name, value } = tax;
  return {
    label: name,
    value,
    note: timelineNotes.tax(years),
    working: [
      { label: timelineLines.withheld, value: moneyText(-paid('withheld')) },
      { label: timelineLines.tax, value: moneyText(paid('tax')) },
      { label: name, value },
    ],
  };
}

/** When a loan of the household is paid off, beside the years that its tab counts; null for a loan that is none. */
export function homeLoanBeside({ household, timeline }: ClientTimeline, loan: string): TimelineBeside | null {
  if (!household.loans.some(({ id, balance }) => id === loan && balance > 0)) return null;
  const owed = (month: number) => -balanceOf(timeline, { kind: 'loan', subject: loan }, month);
  const months = Array.from({ length: timeline.months }, (_, month) => month);
  const last = months.find((month) => owed(month) <= 0);
  const end = timeline.months - 1;
  return {
    name: timelineNames.homeLoanEnd,
    value:
      last === undefined
        ? `${moneyText(owed(end))} still owed in ${monthText(monthAfter(household.start, end))}`
        : monthText(monthAfter(household.start, last)),
    why: whyTheyDiffer.homeLoan,
  };
}

function repaymentsMonthly({ timeline }: ClientTimeline): number {
  const sum = (...kinds: Parameters<typeof flowsOf>[1]) => flowsOf(timeline, kinds, { first: 0, last: 11 }) / 100;
  return (sum('principal', 'extra') - sum('loanInterest')) / 12;
}

function besideOf(name: keyof typeof timelineNames, amount: number, why: string): TimelineBeside {
  return { name: timelineNames[name], value: moneyText(amount), why };
}
