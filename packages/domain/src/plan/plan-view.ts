import {
  type BalanceSheet,
  balanceSheet,
  type Gate,
  type HomeYear,
  type MonthText,
  monthNumber,
  monthText,
  type Timeline,
} from '@freehold/finance';
import { type Finding, odditiesIn, type Plan, resolve } from '@freehold/plan';
import { monthText as monthWords } from '../figures/timeline-words.ts';
import { numberText, rateText } from '../text/rates.ts';
import { planAssumptions } from './plan-assumptions.ts';
import { type LeastCash, leastCash, longestBlocker, type PlanHeadlines, planHeadlines } from './plan-headlines.ts';
import { type PlanLaw, planLaw } from './plan-law.ts';
import { recordName } from './plan-names.ts';
import type { PlanToRun } from './plan-owners.ts';
import { type InBothDollars, middleOf, type PlanYear, planYears, todaysDollars } from './plan-years.ts';
import { type PlanRun, runPlan } from './run-plan.ts';

/** What a home that is let brought and cost in a year, the household's part: money out is negative. */
interface PlanHomeYear {
  /** Id of its record in the plan: of the home, or of the purchase that brings it. */
  readonly id: string;
  readonly rent: InBothDollars;
  readonly costs: InBothDollars;
  readonly landTax: InBothDollars;
  /** On loans whose purpose it is. */
  readonly interest: InBothDollars;
}

/** A financial year of a plan with the balances at its end, dollars; loans are positive. */
export interface PlanYearView extends PlanYear {
  /** Calendar year it ends in: 2031 for 2030-31. */
  readonly ends: number;
  readonly lastMonth: MonthText;
  /** On loans before its first month; study loans apart. */
  readonly owedBefore: InBothDollars;
  readonly balances: { readonly ofYear: BalanceSheet; readonly today: BalanceSheet };
  /** In all bank accounts together at the end of its tightest month. */
  readonly leastCash: LeastCash;
  /** Homes with rent or costs of letting. */
  readonly homes: readonly PlanHomeYear[];
}

/** What a plan expects of the future in words: `2.5% a year`, and where that is from, null for the plan's own. */
interface PlanAssumed {
  readonly label: string;
  readonly value: string;
  readonly source: string | null;
}

/** What tax that is assessed and not paid is called among the parts of net worth: to pay below zero, a refund above it. */
export const taxDueLabel = 'Tax to pay (−) or refund (+)';

/** What the screens read of a plan, or of an option on top of it; or why it cannot be run. Plain data, for a worker's message. */
export type PlanView =
  | {
      readonly status: 'run';
      readonly headlines: PlanHeadlines;
      readonly years: readonly PlanYearView[];
      /** Month in which each event happened, by its id in the plan; one that never did is missing. */
      readonly months: Readonly<Record<string, MonthText>>;
      /**
       * The test that stopped a purchase in the last month that it waited, by its id, or of one never made, in most months;
       * one that never waited is missing.
       */
      readonly waited: Readonly<Record<string, Gate>>;
      /** First month from whose end nothing is owed on a loan, by its id; null where it still is at the end, and none that never was. */
      readonly loansPaid: Readonly<Record<string, MonthText | null>>;
      /** Months at whose end the first account was below zero. */
      readonly shortMonths: readonly MonthText[];
      /** What is odd, left out or does not apply, each at its path. */
      readonly notes: readonly Finding[];
      /** Ids of the rules that stay as they are after their last known year. */
      readonly frozen: readonly string[];
      readonly law: PlanLaw;
      readonly assumed: readonly PlanAssumed[];
    }
  | { readonly status: 'refused'; readonly says: string; readonly notes: readonly Finding[] };

/** A plan as run, with an option on top of it where one is named. Throws RangeError for an option it does not have. */
export function planView(plan: Plan, option: string | null): PlanView {
  const { plan: resolved, missed } = resolve(plan, option ?? undefined);
  const run = runPlan(resolved);
  const notes = notesInNames(resolved, [
    ...missed.map(({ change, why }) => ({ where: `options/${option}/changes/${change}`, says: why })),
    ...odditiesIn(resolved),
    ...run.notes,
  ]);
  if (run.status === 'refused') return { status: 'refused', says: run.says, notes };
  const start = monthNumber(run.timeline.start);
  return {
    status: 'run',
    headlines: planHeadlines(resolved, run),
    years: yearViews(resolved, run),
    months: Object.fromEntries([...run.months].map(([id, month]) => [id, monthText(month)])),
    waited: waitedFor(run),
    loansPaid: loansPaid(run.timeline),
    shortMonths: run.timeline.shortMonths.map((month) => monthText(start + month)),
    notes,
    frozen: run.timeline.frozen,
    law: planLaw(run.timeline.frozen),
    assumed: planAssumptions(resolved).map(({ label, value, unit, rule }) => ({
      label,
      value: unit === 'percent a year' ? `${rateText(value)} a year` : `${numberText(value)} ${unit}`,
      source: rule === null ? null : rule.source,
    })),
  };
}

const loanPart = 'loans/';

function loansPaid({
  accounts,
  opening,
  balances,
  months,
  start,
}: Timeline): Readonly<Record<string, MonthText | null>> {
  const loans = accounts.flatMap(({ kind, subject }, place) => {
    if (kind !== 'loan' || !subject.startsWith(loanPart)) return [];
    const owed = (month: number) => (month < 0 ? opening[place] : balances[month * accounts.length + place]) !== 0;
    let last = months - 1;
    while (last >= 0 && !owed(last)) last -= 1;
    if (last < 0 && !owed(last)) return [];
    const paid = last === months - 1 ? null : monthText(monthNumber(start) + last + 1);
    return [[subject.slice(loanPart.length), paid] as const];
  });
  return Object.fromEntries(loans);
}

const eventPart = 'events/';

function waitedFor({ timeline, months }: Extract<PlanRun, { status: 'run' }>): Readonly<Record<string, Gate>> {
  return Object.fromEntries(
    timeline.blocked.flatMap(({ id: path, blockers }) => {
      if (!path.startsWith(eventPart)) return [];
      const id = path.slice(eventPart.length);
      const gate = months.has(id) ? blockers.at(-1) : longestBlocker(blockers);
      return gate == null ? [] : [[id, gate] as const];
    }),
  );
}

function yearViews(plan: PlanToRun, { timeline, household }: Extract<PlanRun, { status: 'run' }>) {
  const { pricesPct } = household.assume;
  const start = monthNumber(timeline.start);
  return planYears(plan, timeline, pricesPct).map((year, place): PlanYearView => {
    const run = timeline.years[place];
    if (run === undefined) throw new RangeError(`The run has no year ${year.financialYear}`);
    const { last } = run;
    // As the lines of the year, which these add up to.
    const middle = middleOf(run);
    const ofYear = balanceSheet(timeline, last);
    return {
      ...year,
      ends: Number(year.financialYear.slice(0, 4)) + 1,
      lastMonth: monthText(start + last),
      owedBefore: inBoth(balanceSheet(timeline, run.first - 1).loans * 100, run.first - 1, pricesPct),
      balances: { ofYear, today: inTodaysDollars(ofYear, last, pricesPct) },
      leastCash: leastCash(timeline, { first: run.first, last, pricesPct }),
      homes: run.homes.filter(isLet).map((home) => ({
        id: home.home.slice(home.home.lastIndexOf('/') + 1),
        rent: inBoth(home.rent, middle, pricesPct),
        costs: inBoth(0 - home.costs, middle, pricesPct),
        landTax: inBoth(0 - home.landTax, middle, pricesPct),
        interest: inBoth(0 - home.interest, middle, pricesPct),
      })),
    };
  });
}

function isLet({ rent, costs }: HomeYear): boolean {
  return rent !== 0 || costs !== 0;
}

function inBoth(cents: number, month: number, pricesPct: number): InBothDollars {
  return { ofYear: cents / 100, today: todaysDollars(cents / 100, month, pricesPct) };
}

function inTodaysDollars(sheet: BalanceSheet, month: number, pricesPct: number): BalanceSheet {
  const today = (amount: number) => todaysDollars(amount, month, pricesPct);
  return {
    property: today(sheet.property),
    cash: today(sheet.cash),
    super: today(sheet.super),
    holdings: today(sheet.holdings),
    loans: today(sheet.loans),
    studyLoans: today(sheet.studyLoans),
    taxDue: today(sheet.taxDue),
    netWorth: today(sheet.netWorth),
  };
}

/** Findings on a plan, each once, in whose words records are called by name and months as people write them. */
export function notesInNames(plan: PlanToRun, findings: readonly Finding[]): readonly Finding[] {
  return distinct(findings).map((note) => ({ ...note, says: inNames(plan, note.says) }));
}

function inNames(plan: PlanToRun, says: string): string {
  return says
    .replaceAll(/\b(homes|loans|events|incomes|money|super|costs|people)\/(\w+)/g, (_, part: string, id: string) =>
      recordName(plan, part, id),
    )
    .replaceAll(/\b20\d\d-(?:0[1-9]|1[0-2])\b/g, (month) => monthWords(month))
    .replace(/^./, (first) => first.toUpperCase());
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.where} ${finding.says}`, finding])).values()];
}
