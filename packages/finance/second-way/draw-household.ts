import fc from 'fast-check';
import type { HouseholdAssumptions } from '../src/household/assumptions.ts';
import { type Holding, holdingKinds } from '../src/household/holding.ts';
import {
  type CashAccount,
  type Cost,
  type Household,
  type HouseholdPolicy,
  type Income,
  incomeKinds,
  type Loan,
  loanKinds,
  type Person,
} from '../src/household/household.ts';
import { anyEntities, withLawfulFunds } from './draw-entities.ts';
import { anyEvents, forPurchase } from './draw-events.ts';
import {
  chance,
  dollarsTo,
  type Frame,
  frames,
  monthIn,
  monthsAround,
  openLawOf,
  owners,
  percents,
  sometimes,
} from './draw-frame.ts';
import { anyHome } from './draw-home.ts';
import type { Deviations, HouseholdEvent } from './timeline-run.ts';

/** Households with now and then everything a household can have, and futures that stray from the plan. */

/** What some pay into super and how it is invested, by their month of birth: without another draw, as costs that grow. */
const superOf: Readonly<Record<string, Pick<Person, 'superExtra' | 'superAbovePct'>>> = {
  '1962-05': { superExtra: { concessional: 12_000, nonConcessional: 140_000 } },
  '1966-11': { superAbovePct: 0.75 },
  '1975-08': { superExtra: { concessional: 40_000.5 }, superAbovePct: -1.25 },
  '1990-01': { superExtra: { concessional: 4_000, nonConcessional: 6_000.07 } },
};

/** What some bring from years before, by their month of birth: without another draw. */
const broughtOf: Readonly<Record<string, Pick<Person, 'taxDue' | 'broughtForward'>>> = {
  '1966-11': { taxDue: 4_321.09 },
  '1968-03': { broughtForward: { rentalLosses: 18_000.5, capitalLosses: 9_999.99 }, taxDue: -1_250.4 },
  '1990-01': { broughtForward: { capitalLosses: 70_000, taxLosses: 33_333.33 } },
};

function anyPerson(id: string): fc.Arbitrary<Person> {
  const person = fc.record({
    id: fc.constant(id),
    born: fc.option(fc.constantFrom('1962-05', '1966-11', '1968-03', '1975-08', '1990-01', '1998-12')),
    helpDebt: sometimes(dollarsTo(60_000)),
    hospitalCover: fc.constantFrom(true, false, null, undefined),
    superBalance: sometimes(dollarsTo(600_000)),
  });
  return person.map((drawn) => ({ ...drawn, ...superOf[drawn.born ?? ''], ...broughtOf[drawn.born ?? ''] }));
}

function anyIncome(frame: Frame, id: string): fc.Arbitrary<Income> {
  return fc.record({
    id: fc.constant(id),
    person: fc.constantFrom(...frame.people),
    kind: fc.constantFrom('salary' as const, 'salary' as const, ...incomeKinds),
    annual: fc.oneof(dollarsTo(160_000), fc.constantFrom(0, 45_000, 85_000, 120_000.06, 290_000)),
    growthPct: sometimes(percents(6)),
    from: chance(1, monthIn(frame)),
    until: chance(1, monthIn(frame)),
    endsAtRetirement: chance(2, fc.boolean()),
  });
}

function anyAccount(frame: Frame, id: string): fc.Arbitrary<CashAccount> {
  return fc.record({
    id: fc.constant(id),
    balance: fc.oneof(dollarsTo(40_000), dollarsTo(300_000), fc.constant(0)),
    ratePct: sometimes(percents(5)),
    offsets: frame.loans.length === 0 ? fc.constant(undefined) : chance(2, fc.constantFrom(...frame.loans)),
    owners: chance(1, owners(frame, true)),
  });
}

function anyHolding(frame: Frame, id: string): fc.Arbitrary<Holding> {
  const holding = fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom(...holdingKinds),
    value: dollarsTo(250_000),
    growthPct: sometimes(percents(9)),
    annualIncome: sometimes(dollarsTo(12_000)),
    owners: owners(frame),
  });
  return holding.map((drawn) => ({
    ...drawn,
    ...(drawn.kind === 'shares'
      ? {
          costBase: Math.round(drawn.value * 70) / 100,
          ...(Math.round(drawn.value) % 2 === 0 ? { value2027: Math.round(drawn.value * 90) / 100 } : {}),
        }
      : {}),
  }));
}

/** Three years from a month. */
function threeYearsFrom(month: string): string {
  return `${Number(month.slice(0, 4)) + 3}${month.slice(4)}`;
}

function anyLoan(frame: Frame, id: string): fc.Arbitrary<Loan> {
  const loan = fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom('home' as const, 'home' as const, ...loanKinds),
    on: frame.homes.length === 0 ? fc.constant([]) : fc.uniqueArray(fc.constantFrom(...frame.homes), { maxLength: 2 }),
    purpose: fc.constantFrom(null, ...frame.homes, ...frame.holdings),
    balance: fc.oneof(dollarsTo(700_000), dollarsTo(20_000), fc.constant(0)),
    limit: sometimes(dollarsTo(30_000)),
    ratePct: fc.constantFrom(0, 5.49, 5.875, 6.14, 6.5, 7.25, 11.99),
    laterRates: chance(
      2,
      fc.record({ from: monthIn(frame), ratePct: fc.constantFrom(5.2, 6.8, 8.1) }).map((row) => [row]),
    ),
    fixedUntil: chance(2, monthsAround(frame)),
    interestOnlyUntil: chance(2, monthsAround(frame)),
    ends: fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: monthIn(frame) },
      {
        weight: 6,
        arbitrary: fc.constantFrom('2041-03', '2050-12', '2055-06'),
      },
    ),
    monthlyRepayment: sometimes(dollarsTo(5_000)),
    extraMonthly: chance(2, dollarsTo(2_000)),
  });
  // Some rates are fixed later, without another draw.
  return loan.map(({ laterRates, ...drawn }) => ({
    ...drawn,
    ...(drawn.balance % 3 === 0 ? {} : { borrowingCosts: [{ on: '2024-11', amount: 2_345.67 }] }),
    laterRates: laterRates?.map((row) =>
      row.ratePct === 8.1 ? row : { ...row, fixedUntil: threeYearsFrom(row.from) },
    ),
  }));
}

function anyCost(frame: Frame, id: string): fc.Arbitrary<Cost> {
  return fc.record({
    id: fc.constant(id),
    monthly: dollarsTo(3_500),
    growthPct: sometimes(percents(5)),
    from: chance(1, monthIn(frame)),
    until: chance(1, monthIn(frame)),
    whileRenting: sometimes(fc.boolean()),
  });
}

const anyAssumptions: fc.Arbitrary<HouseholdAssumptions> = fc.record({
  pricesPct: percents(4),
  wagesPct: percents(4.5),
  growthPct: percents(7),
  rentGrowthPct: percents(5),
  superReturnPct: percents(8),
  sharesGrowthPct: percents(7),
  loanRatePct: fc.constantFrom(5.9, 6.25, 6.49),
});

/** Where some put what is left over and what they sell, by their limit for equity: without another draw. */
function routed(drawn: HouseholdPolicy, { accounts, holdings, loans }: Frame): HouseholdPolicy {
  const { surplusTo: _, ...policy } = drawn;
  if (drawn.usableEquityPct === 70)
    return { ...policy, surplusOrder: [...accounts.slice(1), ...loans, ...holdings], drawOn: holdings };
  if (drawn.usableEquityPct === 88) return { ...policy, surplusOrder: [...loans, ...holdings], drawOn: holdings };
  return drawn;
}

function anyPolicy(frame: Frame): fc.Arbitrary<HouseholdPolicy> {
  const { accounts } = frame;
  const policy = fc.record({
    floor: sometimes(dollarsTo(20_000)),
    surplusTo: accounts.length < 2 ? fc.constant(undefined) : chance(3, fc.constantFrom(...accounts.slice(1))),
    keep: sometimes(dollarsTo(40_000)),
    usableEquityPct: sometimes(fc.constantFrom(70, 80, 88)),
    lending: chance(
      2,
      fc.constantFrom({ bufferPct: 1 }, { negativeGearing: false }, { rentMethod: 'haircutThenCosts' as const }),
    ),
    dependants: sometimes(fc.integer({ min: 0, max: 4 })),
  });
  return fc
    .tuple(policy, fc.array(monthIn(frame), { maxLength: 2 }))
    .map(([drawn, until]) => ({ ...drawn, dependantsUntil: until.slice(0, drawn.dependants ?? 0) }))
    .map((drawn) => routed(drawn, frame));
}

function rows<Row>(ids: readonly string[], draw: (id: string) => fc.Arbitrary<Row>): fc.Arbitrary<readonly Row[]> {
  return fc.tuple(...ids.map(draw));
}

/** What a run of a household starts from. */
export interface DrawnHousehold {
  readonly household: Household;
  readonly years: number;
}

/** A household of one to three people with a length of one to eight years. */
export const anyHousehold: fc.Arbitrary<DrawnHousehold> = frames.chain((frame) =>
  fc
    .record({
      start: fc.constant(frame.start),
      people: rows(frame.people, anyPerson),
      entities: anyEntities(frame),
      incomes: rows(frame.incomes, (id) => anyIncome(frame, id)),
      accounts: rows(frame.accounts, (id) => anyAccount(frame, id)),
      holdings: rows(frame.holdings, (id) => anyHolding(frame, id)),
      homes: rows(frame.homes, (id) => anyHome(frame, id)),
      loans: rows(frame.loans, (id) => anyLoan(frame, id)),
      costs: rows(frame.costs, (id) => anyCost(frame, id)),
      events: anyEvents(frame) satisfies fc.Arbitrary<readonly HouseholdEvent[]>,
      assume: anyAssumptions,
      policy: sometimes(anyPolicy(frame)),
      openLaw: fc.constant(openLawOf(frame)),
    })
    .map((household) => ({
      household: withLawfulFunds({ ...household, accounts: household.accounts.map((row) => forPurchase(frame, row)) }),
      years: frame.years,
    })),
);

/** How a future strays from a household's plan, percentage points; some years not at all. */
export function anyDeviations({ household, years }: DrawnHousehold): fc.Arbitrary<Deviations> {
  const { homes, events } = household;
  const count = homes.length + events.filter((event) => event.do === 'buy').length;
  const by = (most: number, length: number) =>
    fc
      .array(fc.integer({ min: -most * 10, max: most * 10 }), { minLength: length, maxLength: length })
      .map((tenths) => Float64Array.from(tenths, (tenth) => tenth / 10));
  return fc.record({
    growth: by(14, count * years),
    rents: by(3, years),
    rates: by(2, years),
    prices: by(2, years),
  });
}
