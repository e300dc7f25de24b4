import {
  type AccountName,
  amountText,
  balanceOf,
  concessionalCaps,
  type FlowKind,
  flowsOf,
  lawOfYear,
  leftOverFlows,
  nonConcessionalCaps,
  ownKinds,
  type Timeline,
  type TimelineYear,
} from '@freehold/finance';
import { timelineLines } from '../figures/timeline-words.ts';
import { type CentsRow, foundSource, type LineSource, recordOf } from './explain-year-tax.ts';
import type { PlanToRun } from './plan-owners.ts';
import { leftOverLabel } from './plan-years.ts';
import type { PlanRun } from './run-plan.ts';
import { rowName } from './year-line-names.ts';

/** A plan that was run. */
export type Ran = Extract<PlanRun, { status: 'run' }>;

/** A year of a plan’s run. */
export interface YearOfRun {
  readonly plan: PlanToRun;
  readonly run: Ran;
  readonly year: TimelineYear;
}

/** What a year leaves and where it ends, by name. */
export const balanceLabels = { leftOver: leftOverLabel, owed: 'Owed', netWorth: 'Net worth' } as const;
export type Balance = keyof typeof balanceLabels;

/** Whether a figure of a year is called so. */
export function isBalance(name: string): name is Balance {
  return Object.hasOwn(balanceLabels, name);
}

/** The months of a year in a run, from 0. */
export function monthsIn({ first, last }: TimelineYear): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** What a balance is at the end of a month, or what the month leaves: whole cents. */
export function balanceCents({ run: { timeline } }: YearOfRun, name: Balance, month: number): number {
  if (name === 'leftOver') {
    const moved = (kinds: readonly FlowKind[]) => flowsOf(timeline, kinds, { first: month, last: month });
    return moved(leftOverFlows.in) - moved(leftOverFlows.out);
  }
  return accountsOf(timeline, name).reduce((sum, account) => sum + signedCents(timeline, account, { name, month }), 0);
}

function accountsOf(timeline: Timeline, name: Balance) {
  const kinds: readonly string[] = name === 'owed' ? ['loan'] : ownKinds;
  return timeline.accounts.filter(({ kind }) => kinds.includes(kind));
}

/** What an account holds at the end of a month, or for what is owed, the debt: whole cents. */
function signedCents(
  timeline: Timeline,
  account: AccountName,
  { name, month }: { readonly name: Balance; readonly month: number },
): number {
  return (name === 'owed' ? -1 : 1) * Math.round(balanceOf(timeline, account, month) * 100) + 0;
}

/** What a balance of a year is made of. */
export function balanceRows(at: YearOfRun, name: Balance): readonly CentsRow[] {
  if (name === 'leftOver') return leftOverRows(at);
  const { plan, run, year } = at;
  return accountsOf(run.timeline, name)
    .map((account): CentsRow => {
      const centsAt = (month: number) => signedCents(run.timeline, account, { name, month });
      const [opening, cents] = [centsAt(year.first - 1), centsAt(year.last)];
      return {
        label: rowName(plan, account),
        working: changeText(opening, cents),
        cents,
        of: recordOf(account.subject),
      };
    })
    .filter(({ cents }) => cents !== 0);
}

function changeText(opening: number, closing: number): string {
  const change = closing - opening;
  const text = `${amountText(opening / 100)} at the start`;
  if (change === 0) return text;
  return `${text} ${change < 0 ? '−' : '+'} ${amountText(Math.abs(change) / 100)}`;
}

const cashLabels: Readonly<Record<(typeof leftOverFlows)['in' | 'out'][number], string>> = {
  salary: timelineLines.salaries,
  income: timelineLines.otherIncome,
  withheld: timelineLines.withheld,
  accountInterest: timelineLines.accountInterest,
  rent: timelineLines.rent,
  propertyCosts: timelineLines.propertyCosts,
  living: timelineLines.living,
  loanInterest: timelineLines.loanInterest,
  principal: timelineLines.principal,
  extra: 'Extra repayments',
  tax: timelineLines.tax,
  landTax: timelineLines.landTax,
  superBeforeTax: 'Paid into super before tax',
  superAfterTax: 'Paid into super after tax',
  entitySettled: 'Kept by companies and super funds',
};

function leftOverRows({ run: { timeline }, year }: YearOfRun): readonly CentsRow[] {
  const outgoing: readonly FlowKind[] = leftOverFlows.out;
  return [...leftOverFlows.in, ...leftOverFlows.out]
    .map((kind): CentsRow => {
      const sign = outgoing.includes(kind) ? -1 : 1;
      const months = monthsIn(year).map((month) => sign * flowsOf(timeline, [kind], { first: month, last: month }) + 0);
      const cents = months.reduce((sum, amount) => sum + amount, 0);
      const source = capOf(year, kind);
      return { label: cashLabels[kind], working: monthsText(months), cents, of: null, ...(source && { source }) };
    })
    .filter(({ cents }) => cents !== 0);
}

/** The cap on what is paid into super; null of other money. */
function capOf({ financialYear }: TimelineYear, kind: FlowKind): LineSource | null {
  const law = lawOfYear(financialYear);
  if (kind === 'superBeforeTax') return foundSource(law, law.find('concessional cap', concessionalCaps));
  if (kind === 'superAfterTax') return foundSource(law, law.find('non-concessional cap', nonConcessionalCaps));
  return null;
}

/** Runs of equal months up to this many are written out. */
const mostRuns = 3;

/** Amounts of months in cents as text: `7 × $11,000 + 5 × $11,352`, or from what to what; without the sign they share. */
export function monthsText(amounts: readonly number[]): string {
  const moved = amounts.filter((cents) => cents !== 0);
  const isNegative = moved.length > 0 && moved.every((cents) => cents < 0);
  const shown = moved.map((cents) => (isNegative ? -cents : cents) / 100);
  const runs: { amount: number; count: number }[] = [];
  for (const amount of shown) {
    const last = runs.at(-1);
    if (last?.amount === amount) last.count += 1;
    else runs.push({ amount, count: 1 });
  }
  if (runs.length <= mostRuns) return runs.map(({ amount, count }) => `${count} × ${amountText(amount)}`).join(' + ');
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  return `${shown.length} months of ${amountText(least)} to ${amountText(most)}`;
}
