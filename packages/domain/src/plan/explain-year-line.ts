import {
  amountText,
  balanceOf,
  concessionalCaps,
  type FlowKind,
  type FoundRule,
  flowsOf,
  type Law,
  landTaxTables,
  lastDayOf,
  lawOfYear,
  leftOverFlows,
  nonConcessionalCaps,
  ownKinds,
  percentText,
  type StatementLine,
  statementFlows,
  studyLoanRepayments,
  superContributionsTax,
  superGuaranteeRates,
  type Timeline,
  type TimelineYear,
  type YearPosting,
  yearJournal,
} from '@freehold/finance';
import { timelineLines } from '../figures/timeline-words.ts';
import { type CentsRow, type LineRow, type LineSource, sourceOf, taxBasis, taxRows } from './explain-year-tax.ts';
import type { PlanToRun } from './plan-owners.ts';
import { type InBothDollars, isStatementLine, lineLabels, todaysDollars, yearId } from './plan-years.ts';
import type { PlanRun } from './run-plan.ts';
import { rowName } from './year-line-names.ts';

/** How a year's line comes about: its rows add up to it to the cent. */
export interface YearLineWorking extends InBothDollars {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly LineRow[];
  /** What the rows rest on, which is not part of their sum: of tax, each person's taxable income in a whole year. */
  readonly basis: readonly LineRow[];
}

type Ran = Extract<PlanRun, { status: 'run' }>;

interface YearOfRun {
  readonly plan: PlanToRun;
  readonly run: Ran;
  readonly year: TimelineYear;
}

const balanceLabels = { leftOver: 'Left after everything', owed: 'Owed', netWorth: 'Net worth' } as const;
type Balance = keyof typeof balanceLabels;

function isBalance(name: string): name is Balance {
  return Object.hasOwn(balanceLabels, name);
}

/**
 * The working of a figure of a plan's year: of every line of `planYears` by its id (`fy2031/tax`), and of its `leftOver`,
 * `owed` and `netWorth`. Null for an id that names none. Lines of money run the household again to the year's end.
 */
export function explainYearLine(plan: PlanToRun, run: Ran, lineId: string): YearLineWorking | null {
  const [start = '', name = ''] = lineId.split('/');
  const year = run.timeline.years.find((each) => yearId(run.timeline, each) === start);
  if (year === undefined) return null;
  const at = { plan, run, year };
  if (isStatementLine(name)) {
    const basis = name === 'tax' ? taxBasis(plan, run.household, year) : [];
    return workingOf(at, { id: lineId, label: lineLabels[name], rows: rowsOfLine(at, name), basis });
  }
  return isBalance(name)
    ? workingOf(at, { id: lineId, label: balanceLabels[name], rows: balanceRows(at, name) })
    : null;
}

interface Rows {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly CentsRow[];
  readonly basis?: readonly CentsRow[];
}

function workingOf({ run, year }: YearOfRun, { id, label, rows, basis = [] }: Rows): YearLineWorking {
  const ofYear = sumOf(rows) / 100;
  const today = todaysDollars(ofYear, year.last, run.household.assume.pricesPct);
  return { id, label, ofYear, today, rows: rows.map(inDollars), basis: basis.map(inDollars) };
}

function inDollars({ cents, ...row }: CentsRow): LineRow {
  return { ...row, amount: cents / 100 };
}

function rowsOfLine(at: YearOfRun, line: StatementLine): readonly CentsRow[] {
  if (line === 'tax') return taxRows(at.plan, at.year);
  const { plan, run, year } = at;
  const kinds: readonly FlowKind[] = statementFlows[line];
  const postings = postingsOf(run, year).filter(({ kind }) => kinds.includes(kind));
  const groups = Map.groupBy(postings, ({ kind, subject }) => `${kind} ${subject}`);
  return [...groups.values()].flatMap((group): readonly CentsRow[] => {
    const [first] = group;
    if (first === undefined) return [];
    const source = sourceOfRow(at, first);
    return [
      {
        label: rowName(plan, first),
        working: workingOfRow(at, group, first),
        cents: sumOf(group),
        of: recordOf(first.subject),
        ...(source !== null && { source }),
      },
    ];
  });
}

/** Path of the record that something is of; a purchase's loans are the purchase's. */
function recordOf(subject: string): string | null {
  return subject.includes('/') ? (subject.split('.')[0] ?? null) : null;
}

interface Journal {
  readonly year: TimelineYear;
  readonly postings: readonly YearPosting[];
}

// Whoever opens one line of a year opens others of it: its postings are kept until another year is asked for.
const lastJournals = new WeakMap<Timeline, Journal>();

function postingsOf({ household, timeline }: Ran, year: TimelineYear): readonly YearPosting[] {
  const known = lastJournals.get(timeline);
  if (known?.year === year) return known.postings;
  const postings = yearJournal(household, timeline, year);
  lastJournals.set(timeline, { year, postings });
  return postings;
}

function workingOfRow({ run, year }: YearOfRun, group: readonly YearPosting[], { kind, subject }: YearPosting): string {
  const months = Map.groupBy(group, ({ month }) => month);
  const text = monthsText([...months.values()].map(sumOf));
  if (kind === 'loanInterest') {
    const owed = -balanceOf(run.timeline, { kind: 'loan', subject }, year.first - 1);
    return `${text}, on ${amountText(owed)} at the start`;
  }
  if (kind !== 'superTax') return text;
  const taxed: readonly FlowKind[] = ['superGuarantee', 'superBeforeTax'];
  const paidIn = postingsOf(run, year).filter((other) => taxed.includes(other.kind) && other.subject === subject);
  return `${percentText(superContributionsTax.value.ratePct)} × ${amountText(sumOf(paidIn) / 100)} paid in`;
}

function sumOf(rows: readonly { readonly cents: number }[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** The rule of the year that an amount goes by; null for what no law fixes. */
function sourceOfRow({ year }: YearOfRun, { kind, subject }: YearPosting): LineSource | null {
  const law = lawOfYear(year.financialYear);
  if (kind === 'superTax') return sourceOf(superContributionsTax, []);
  if (kind === 'landTaxAssessed') return landTaxSource(year, subject);
  if (kind === 'superGuarantee') return foundSource(law, law.find('super guarantee', superGuaranteeRates));
  if (kind === 'studyLoanRepaid') return foundSource(law, law.find('study loan repayment', studyLoanRepayments));
  return null;
}

function foundSource({ frozen }: Law, found: FoundRule<unknown>): LineSource | null {
  return found.status === 'found' ? sourceOf(found.rule, frozen) : null;
}

/** The table of a place, which goes on after its year. */
function landTaxSource({ financialYear }: TimelineYear, place: string): LineSource | null {
  const rule = Object.entries(landTaxTables).find(([state]) => state === place)?.[1];
  if (rule === undefined) return null;
  return sourceOf(rule, rule.to !== null && rule.to < lastDayOf(financialYear) ? [rule.id] : []);
}

function balanceRows(at: YearOfRun, name: Balance): readonly CentsRow[] {
  if (name === 'leftOver') return leftOverRows(at);
  const kinds: readonly string[] = name === 'owed' ? ['loan'] : ownKinds;
  const { plan, run, year } = at;
  const sign = name === 'owed' ? -1 : 1;
  return run.timeline.accounts
    .filter(({ kind }) => kinds.includes(kind))
    .map((account): CentsRow => {
      const centsAt = (month: number) => sign * Math.round(balanceOf(run.timeline, account, month) * 100) + 0;
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
      const months = Array.from({ length: year.last - year.first + 1 }, (_, place) => {
        const month = year.first + place;
        return sign * flowsOf(timeline, [kind], { first: month, last: month }) + 0;
      });
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
function monthsText(amounts: readonly number[]): string {
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
