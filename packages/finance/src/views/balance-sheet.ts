import { type AccountName, ownKinds } from '../ledger/accounts.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { fromCents } from '../units/ledger.ts';

/** What a household has and owes at one moment: its own part, dollars. Debts are positive. */
export interface BalanceSheet {
  readonly property: number;
  readonly cash: number;
  readonly super: number;
  /** Shares, businesses, other things of value and the money of companies. */
  readonly holdings: number;
  readonly loans: number;
  readonly studyLoans: number;
  /** Assessed and not paid yet; negative for a refund to come. */
  readonly taxDue: number;
  readonly netWorth: number;
}

/** The balance sheet at the end of a month of a run; −1 is before the first one. */
export function balanceSheet(timeline: Timeline, month: number): BalanceSheet {
  const sumOf = (...kinds: readonly AccountName['kind'][]) => fromCents(totalOf(timeline, kinds, month));
  const property = sumOf('home');
  const cash = sumOf('cash');
  const superBalance = sumOf('super');
  const holdings = sumOf('holding', 'company');
  const loans = -sumOf('loan') + 0;
  const studyLoans = -sumOf('studyLoan') + 0;
  const taxDue = -sumOf('taxDue', 'landTaxDue') + 0;
  const netWorth = sumOf(...ownKinds);
  return { property, cash, super: superBalance, holdings, loans, studyLoans, taxDue, netWorth };
}

/** Balance of one account at the end of a month, dollars; a loan that is owed is negative. 0 for a name without account. */
export function balanceOf(timeline: Timeline, { kind, subject }: AccountName, month: number): number {
  const place = timeline.accounts.findIndex((account) => account.kind === kind && account.subject === subject);
  return place === -1 ? 0 : fromCents(centsAt(timeline, place, month));
}

function totalOf(timeline: Timeline, kinds: readonly AccountName['kind'][], month: number): number {
  let total = 0;
  for (const [place, { kind }] of timeline.accounts.entries()) {
    if (kinds.includes(kind)) total += centsAt(timeline, place, month);
  }
  return total;
}

function centsAt({ accounts, opening, balances }: Timeline, place: number, month: number): number {
  return (month < 0 ? opening[place] : balances[month * accounts.length + place]) ?? 0;
}
