import {
  type BlockedPurchase,
  balanceOf,
  balanceSheet,
  type EntityYear,
  flowKinds,
  flowsOf,
  type HomeYear,
  householdCapacity,
  householdNotes,
  monthNumber,
  monthText,
  ownKinds,
  type PersonYear,
  Refusal,
  runHousehold,
  type Timeline,
  type TimelineYear,
  yearStatement,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, between, year } from './area.ts';
import { householdFrom, householdShape } from './household-inputs.ts';

/** One pay, one rental and its loan. */
const example = {
  start: '2026-12',
  people: [{ id: 'kim', born: '1988-04', superBalance: 60_000 }],
  incomes: [{ id: 'pay', person: 'kim', kind: 'salary' as const, annual: 110_000 }],
  accounts: [{ id: 'cash', balance: 30_000, ratePct: 4 }],
  homes: [
    {
      id: 'unit',
      state: 'QLD' as const,
      value: 600_000,
      kind: 'established' as const,
      contract: '2021-03-15',
      price: 450_000,
      landPct: 40,
      use: 'rent' as const,
      rentWeekly: 560,
      vacancyWeeks: 2,
      annualCosts: 5_200,
      owners: [{ owner: 'kim', sharePct: 100 }],
    },
  ],
  loans: [
    {
      id: 'unit-loan',
      kind: 'home' as const,
      on: ['unit'],
      purpose: 'unit',
      balance: 380_000,
      ratePct: 6.2,
      ends: '2051-11',
    },
  ],
  costs: [{ id: 'living', monthly: 3_200 }],
};

/** The law of each day, or that law in all years without Act 49 of 2026. */
const laws = ['enacted', 'without-the-act'] as const;

/** A household month by month, and what a lender's test lets it borrow. */
export const timelineAreas: Areas = {
  'household.timeline': area({
    summary: 'A household month by month: each year’s money, balance sheet, tax and properties; months of one year',
    inputs: {
      ...householdShape,
      years: between(1, 40).check(z.int()),
      law: z.optional(z.enum(laws)),
      monthsOf: z.optional(year),
    },
    example: { ...example, years: 10 },
    calculate: ({ years, law, monthsOf, ...inputs }) => {
      const { household, assumptions } = householdFrom(inputs);
      const timeline = runHousehold(household, { years, law });
      return {
        law: timeline.law,
        start: timeline.start,
        months: timeline.months,
        today: balanceSheet(timeline, -1),
        years: timeline.years.map((row) => yearIn(timeline, row)),
        ...(monthsOf === undefined ? {} : { monthly: monthsIn(timeline, monthsOf) }),
        events: timeline.events.map(({ month, ...event }) => ({ ...event, month: nameOf(timeline, month) })),
        notes: householdNotes(household),
        blocked: timeline.blocked.map((purchase) => blockedIn(timeline, purchase)),
        shortMonths: timeline.shortMonths.map((month) => nameOf(timeline, month)),
        notKnown: timeline.notKnown,
        assumptions,
        rules: timeline.rules,
        frozen: timeline.frozen,
      };
    },
  }),
  'household.capacity': area({
    summary: 'What a lender’s test lets a household borrow more at its start, over thirty years at the assumed rate',
    inputs: householdShape,
    example,
    calculate: (inputs) => {
      const { household, assumptions } = householdFrom(inputs);
      return { ...householdCapacity(household), assumptions };
    },
  }),
};

function nameOf({ start }: Timeline, month: number): string {
  return monthText(monthNumber(start) + month);
}

/** A financial year: its money, the balance sheet at its end, each person's tax and each property. Dollars. */
function yearIn(timeline: Timeline, row: TimelineYear) {
  return {
    ...yearStatement(timeline, row),
    balanceSheet: balanceSheet(timeline, row.last),
    people: row.people.map(personIn),
    entities: row.entities.map(entityIn),
    homes: row.homes.map(homeIn),
  };
}

function personIn({ person, position, charged, withheld, ...losses }: PersonYear) {
  const { taxableIncome, incomeTax, medicareLevy, medicareSurcharge, helpRepayment, division293 } = position;
  const { netRent, quarantinedCarriedForward, netCapitalGain, totalPayable } = position;
  return {
    person,
    wholeYear: {
      ...{ taxableIncome, incomeTax, medicareLevy, medicareSurcharge, helpRepayment, division293 },
      ...{ netRent, quarantinedCarriedForward, netCapitalGain, totalPayable },
    },
    charged: charged / 100,
    withheld: withheld / 100,
    taxLossBroughtForward: losses.taxLossBroughtForward,
    taxLossCarriedForward: losses.taxLossCarriedForward,
  };
}

function entityIn({ charged, rules: _, ...year }: EntityYear) {
  return { ...year, charged: charged / 100 };
}

function homeIn({ home, letMonths: _, ownedMonths: __, ...cents }: HomeYear) {
  return { home, ...Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, amount / 100])) };
}

/** Consecutive months with one blocker are one row. */
function blockedIn(timeline: Timeline, { id, from, blockers }: BlockedPurchase) {
  const spans: { blocker: string; from: string; months: number }[] = [];
  for (const [place, blocker] of blockers.entries()) {
    const last = spans.at(-1);
    if (last?.blocker === blocker) last.months += 1;
    else spans.push({ blocker, from: nameOf(timeline, from + place), months: 1 });
  }
  return { id, from: nameOf(timeline, from), spans };
}

/** What moved and what each account held in the months of one financial year of the run, dollars. */
function monthsIn(timeline: Timeline, financialYear: string) {
  const row = timeline.years.find((candidate) => candidate.financialYear === financialYear);
  if (row === undefined) throw new Refusal('outOfRange', 'monthsOf', monthsRefused(timeline, financialYear));
  return Array.from({ length: row.last - row.first + 1 }, (_, place) => monthIn(timeline, row.first + place));
}

function monthsRefused({ years }: Timeline, given: string): string {
  return `monthsOf is ${given}; allowed is ${years[0]?.financialYear} to ${years.at(-1)?.financialYear}`;
}

function monthIn(timeline: Timeline, month: number) {
  const moved = flowKinds.flatMap((kind) => {
    const cents = flowsOf(timeline, [kind], { first: month, last: month });
    return cents === 0 ? [] : [[kind, cents / 100] as const];
  });
  const own: readonly string[] = ownKinds;
  const balances = timeline.accounts
    .filter(({ kind }) => own.includes(kind))
    .map((name) => ({ ...name, balance: balanceOf(timeline, name, month) }));
  return {
    month: nameOf(timeline, month),
    flows: Object.fromEntries(moved),
    balances,
    balanceSheet: balanceSheet(timeline, month),
  };
}
