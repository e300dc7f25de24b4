import { type AccountName, balanceOf, journalOf, type Timeline, type TimelineYear } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { firstFullYear, middleOf, planYears, todaysDollars } from './plan-years.ts';
import { runPlan } from './run-plan.ts';

function read(document: Plan) {
  const { plan } = resolve(document);
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  return { ...run, years: planYears(plan, run.timeline, run.household.assume.pricesPct) };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const centsOf = (dollars: number) => Math.round(dollars * 100) + 0;

it('puts $34,599 of 2030-31 at $31,280 of December 2026, to the dollar, as the design of a plan draws it', () => {
  const { timeline } = read(fixture('typical'));
  const year = timeline.years.find(({ financialYear }) => financialYear === '2030-31');
  expect(timeline.start).toBe('2026-12');
  expect(Math.abs(todaysDollars(34_599, year ? middleOf(year) : 0, 2.5) - 31_280)).toBeLessThan(1);
});

describe.each(['typical', 'large'] as const)('each year of the %s plan', (name) => {
  const { household, timeline, years } = read(fixture(name));

  it('leads from its opening by its lines to its closing, to the cent in dollars of the year', () => {
    for (const { opening, lines, closing } of years) {
      expect(centsOf(opening.ofYear) + sumOf(lines.map(({ ofYear }) => centsOf(ofYear)))).toBe(centsOf(closing.ofYear));
    }
  });

  it('does so in today’s dollars with the line of inflation, and opens where the year before closed', () => {
    for (const [place, { opening, lines, priceRises, closing }] of years.entries()) {
      const led = opening.today + sumOf(lines.map(({ today }) => today)) + priceRises.today;
      expect(led.toFixed(2)).toBe(closing.today.toFixed(2));
      const before = years[place - 1]?.closing;
      if (before !== undefined) expect(opening).toEqual(before);
    }
  });

  it('has what moved in today’s dollars of the middle of its months, and what is owed in those of its end', () => {
    for (const [place, { lines, owed, leftOver, months }] of years.entries()) {
      const ended = sumOf(years.slice(0, place + 1).map((year) => year.months));
      const factor = (month: number) => (1 + household.assume.pricesPct / 100) ** (month / 12);
      for (const { ofYear, today } of [...lines, leftOver])
        expect(today).toBeCloseTo(ofYear / factor(ended - months / 2), 4);
      expect(owed.today).toBeCloseTo(owed.ofYear / factor(ended), 4);
    }
  });

  it('leads each loan, account and super balance from its opening by its postings to its closing, to the cent', () => {
    const moved = movedByYear(timeline, (isWanted) => journalOf(household, { years: years.length }, isWanted));
    const kept = timeline.accounts.filter(({ kind }) => ['cash', 'loan', 'super', 'studyLoan', 'home'].includes(kind));
    expect(kept.length).toBeGreaterThan(10);
    for (const year of timeline.years) {
      for (const account of kept) {
        const closing = centsOf(balanceOf(timeline, account, year.last));
        const opening = centsOf(balanceOf(timeline, account, year.first - 1));
        expect(opening + (moved.get(keyOf(account, year)) ?? 0), keyOf(account, year)).toBe(closing);
      }
    }
  });
});

function keyOf({ kind, subject }: AccountName, { last }: TimelineYear): string {
  return `${kind} ${subject} ${last}`;
}

type Journal = (isWanted: Parameters<typeof journalOf>[2]) => ReturnType<typeof journalOf>;

/** What each account got less what it gave in each year, whole cents. */
function movedByYear({ years }: Timeline, journal: Journal): ReadonlyMap<string, number> {
  const moved = new Map<string, number>();
  for (const { month, from, to, cents } of journal(({ month: wanted }) => wanted >= 0)) {
    const year = years.find(({ first, last }) => first <= month && month <= last);
    if (year === undefined) continue;
    moved.set(keyOf(from, year), (moved.get(keyOf(from, year)) ?? 0) - cents);
    moved.set(keyOf(to, year), (moved.get(keyOf(to, year)) ?? 0) + cents);
  }
  return moved;
}

it('the first full year is the first of twelve months, with what comes in less the tax assessed on it', () => {
  // From December 2026: $10,000 in other income a month has no tax withheld, and is assessed by the financial year.
  const plan: Plan = {
    ...{ plan: 1, title: '', start: '2026-12', years: 2, people: { a: { born: '1988-06' } } },
    incomes: { ia: { who: 'a', type: 'other', yearly: 120_000, grows: 0 } },
    costs: { living: { monthly: 1_000 } },
    assume: { prices: 0 },
  };
  const { years } = read(plan);
  const first = firstFullYear(years);
  const tax = years[1]?.lines.find(({ id }) => id === 'fy2028/tax')?.ofYear ?? 0;
  expect(first?.financialYear).toBe('2027-28');
  expect(tax).toBeLessThan(-25_000);
  expect(first?.afterTax).toEqual({ ofYear: 120_000 + tax, today: 120_000 + tax });
  expect(first?.leftOver).toEqual(years[1]?.leftOver);
  expect(firstFullYear(read({ ...plan, years: 1 }).years)).toBeNull();
});
