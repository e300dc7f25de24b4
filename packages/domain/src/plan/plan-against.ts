import { type BalanceSheet, balanceSheet, type MonthText, monthNumber } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { planHeadlines } from './plan-headlines.ts';
import { planLaw } from './plan-law.ts';
import { taxDueLabel } from './plan-view.ts';
import type { InBothDollars } from './plan-years.ts';
import { type PlanRun, runPlan } from './run-plan.ts';

/** One line of the balance sheet before the first month of the newer plan, dollars of then; what is owed on loans is positive, tax to pay is not. */
export interface AgainstLine {
  readonly id: keyof BalanceSheet;
  readonly label: string;
  /** What the version said it would be by then, and what the newer plan begins with. */
  readonly said: number;
  readonly is: number;
  /** What is, less what was said. */
  readonly difference: number;
}

/** The figure that leads a plan, in dollars of its month and in those of the plan's start. */
type Leading = InBothDollars & { readonly age: number; readonly month: MonthText };

/** A version of a plan beside a newer one, or why it cannot be: plain data, for a worker's message. */
export type PlanAgainst =
  | {
      readonly status: 'compared';
      /** First month of the newer plan. */
      readonly month: MonthText;
      /** The version begins in the same month: what it says is what was entered, and nothing was expected. */
      readonly isSameStart: boolean;
      /** Net worth first; lines that both have nothing in are left out but for the common ones. */
      readonly lines: readonly AgainstLine[];
      readonly leads: { readonly version: Leading; readonly now: Leading };
      /** The day of the law that both were run by, ISO. */
      readonly lawRead: string;
    }
  | { readonly status: 'refused'; readonly says: string };

const lineLabels: Readonly<Record<keyof BalanceSheet, string>> = {
  netWorth: 'Net worth',
  property: 'Homes',
  cash: 'Cash',
  holdings: 'Shares and companies',
  super: 'Super',
  loans: 'Loans',
  studyLoans: 'Study loans',
  taxDue: taxDueLabel,
};

const order = ['netWorth', 'property', 'cash', 'holdings', 'super', 'loans', 'studyLoans', 'taxDue'] as const;

/** Lines that only some plans have. */
const rare: ReadonlySet<string> = new Set(['studyLoans', 'taxDue']);

/**
 * What a version of a plan said of the month before the newer plan begins, beside what the newer one begins with. Both are
 * run by the law of today; nothing is worked out but the differences.
 */
export function planAgainst(version: Plan, now: Plan): PlanAgainst {
  const before = ran(version);
  const after = ran(now);
  if (before.run.status === 'refused') return { status: 'refused', says: `The version: ${before.run.says}` };
  if (after.run.status === 'refused') return { status: 'refused', says: after.run.says };
  const months = monthNumber(now.start) - monthNumber(version.start);
  if (months < 0)
    return { status: 'refused', says: 'The version begins after the plan, so it says nothing of its start.' };
  if (months > before.run.timeline.months) {
    return { status: 'refused', says: 'The version ends before the plan begins, so it says nothing of its start.' };
  }
  return {
    status: 'compared',
    month: now.start,
    isSameStart: months === 0,
    lines: linesOf(balanceSheet(before.run.timeline, months - 1), balanceSheet(after.run.timeline, -1)),
    leads: {
      version: planHeadlines(before.plan, before.run).netWorth,
      now: planHeadlines(after.plan, after.run).netWorth,
    },
    lawRead: planLaw([]).read,
  };
}

function ran(whole: Plan): { readonly plan: Plan; readonly run: PlanRun } {
  const { plan } = resolve(whole);
  return { plan, run: runPlan(plan) };
}

function linesOf(said: BalanceSheet, is: BalanceSheet): readonly AgainstLine[] {
  return order
    .filter((id) => !rare.has(id) || said[id] !== 0 || is[id] !== 0)
    .map((id) => {
      const [before, after] = [shown(id, said[id]), shown(id, is[id])];
      return { id, label: lineLabels[id], said: before, is: after, difference: inCents(after - before) };
    });
}

function shown(id: keyof BalanceSheet, amount: number): number {
  return id === 'taxDue' ? 0 - amount : amount;
}

/** Both are whole cents; only their difference as binary fractions may not be. */
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
