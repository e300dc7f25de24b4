import fc from 'fast-check';
import { type CashAccount, homeUses } from '../src/household/household.ts';
import { buyers, dutyProperties } from '../src/law/duty/purchase.ts';
import { states } from '../src/units/states.ts';
import { chance, dollarsTo, type Frame, landPcts, monthIn, owners, percents, sometimes } from './draw-frame.ts';
import type { HomeToBuy, HouseholdEvent } from './timeline-run.ts';

/** Events of every kind, in the order of their list and not of their months. */
export function anyEvents(frame: Frame): fc.Arbitrary<readonly HouseholdEvent[]> {
  const bought = frame.events.flatMap((buys, index) => (buys ? [`e${index}.home`] : []));
  const homes = [...frame.homes, ...bought];
  const draw = (buys: boolean, index: number) =>
    buys ? anyPurchase(frame, `e${index}`) : anyOther(frame, `e${index}`, homes);
  return fc.tuple(...frame.events.map(draw));
}

function anyPurchase(frame: Frame, id: string): fc.Arbitrary<HouseholdEvent> {
  const month = monthIn(frame);
  return fc.record({
    id: fc.constant(id),
    do: fc.constant('buy' as const),
    when: fc.oneof(
      month,
      month.map((whenAllowedFrom) => ({ whenAllowedFrom })),
    ),
    home: anyHomeToBuy(frame, `${id}.home`),
    loan: fc.record({
      lvrPct: fc.constantFrom(0, 60, 80, 80, 87.5, 90, 95),
      ratePct: sometimes(fc.constantFrom(5.8, 6.3)),
      termMonths: sometimes(fc.constantFrom(180, 300, 360)),
      interestOnlyMonths: sometimes(fc.constantFrom(12, 24, 60)),
    }),
    otherCosts: sometimes(dollarsTo(6_000)),
    buyer: fc.constantFrom(undefined, undefined, ...buyers),
  });
}

function anyHomeToBuy(frame: Frame, id: string): fc.Arbitrary<HomeToBuy> {
  return fc.record({
    id: fc.constant(id),
    state: fc.option(fc.constantFrom(...states), { freq: 10 }),
    value: fc.integer({ min: 150, max: 1_100 }).map((thousands) => thousands * 1_000),
    growthPct: sometimes(percents(8)),
    kind: fc.option(fc.constantFrom(...dutyProperties), { freq: 8 }),
    landPct: fc.constantFrom(...landPcts),
    use: fc.constantFrom('rent' as const, 'rent' as const, ...homeUses),
    rentWeekly: sometimes(fc.integer({ min: 250, max: 900 })),
    vacancyWeeks: sometimes(fc.constantFrom(1, 2)),
    rentGrowthPct: sometimes(percents(5)),
    annualCosts: sometimes(dollarsTo(9_000)),
    managementPct: sometimes(percents(8)),
    depreciation: sometimes(
      fc.record({ capitalWorks: sometimes(dollarsTo(9_000)), plant: sometimes(dollarsTo(4_000)) }),
    ),
    owners: owners(frame),
  });
}

/** An event on one of the names, or null where there is none. */
function on<Event>(names: readonly string[], draw: (name: fc.Arbitrary<string>) => fc.Arbitrary<Event>) {
  return names.length === 0 ? [] : [draw(fc.constantFrom(...names))];
}

function anyOther(frame: Frame, id: string, homes: readonly string[]): fc.Arbitrary<HouseholdEvent> {
  const base = { id: fc.constant(id), when: monthIn(frame) };
  const kind = <Do extends HouseholdEvent['do']>(name: Do) => fc.constant(name);
  const loans = frame.loans;
  const sale = (what: fc.Arbitrary<string>) =>
    fc.record({ ...base, do: kind('sell'), what, costsPct: sometimes(percents(4)) });
  const kinds: readonly fc.Arbitrary<HouseholdEvent>[] = [
    ...on(homes, sale),
    ...on([...homes, ...frame.holdings], sale),
    ...on(loans, (loan) => fc.record({ ...base, ...refinanceTerms, do: kind('refinance'), loan })),
    ...on(homes, (home) => fc.record({ ...base, ...renovationTerms, do: kind('renovate'), home })),
    fc.record({ ...base, do: kind('rates'), addPct: fc.constantFrom(0.25, 0.5, 1, -0.25) }),
    ...on(frame.incomes, (income) =>
      fc.record({ ...base, do: kind('work'), income, annual: dollarsTo(180_000), until: chance(4, monthIn(frame)) }),
    ),
    fc.record({
      ...{ ...base, do: kind('child'), monthlyCost: dollarsTo(1_500), leave: sometimesLeave(frame.incomes) },
      until: chance(2, monthIn(frame)),
    }),
    fc.record({
      ...base,
      do: kind('retire'),
      person: fc.constantFrom(...frame.people),
      monthlySpending: sometimes(dollarsTo(6_000)),
    }),
    fc.record({
      ...base,
      do: kind('lump'),
      amount: fc.oneof(
        dollarsTo(80_000),
        dollarsTo(80_000).map((amount) => -amount),
      ),
      loan: loans.length === 0 ? fc.constant(undefined) : chance(4, fc.constantFrom(...loans)),
    }),
    ...on(homes, (home) => fc.record({ ...base, do: kind('use'), home, use: fc.constantFrom(...homeUses) })),
  ];
  return fc.oneof(...kinds);
}

const refinanceTerms = {
  ratePct: fc.constantFrom(5.4, 5.95, 6.6),
  termMonths: sometimes(fc.constantFrom(24, 240, 360)),
  interestOnlyMonths: sometimes(fc.constantFrom(6, 36)),
  costs: sometimes(dollarsTo(1_500)),
  cashOut: sometimes(dollarsTo(60_000)),
};

const renovationTerms = {
  cost: dollarsTo(90_000),
  addsValue: dollarsTo(120_000),
  rentWeekly: sometimes(fc.integer({ min: 300, max: 1_100 })),
};

function sometimesLeave(incomes: readonly string[]) {
  if (incomes.length === 0) return fc.constant(undefined);
  return sometimes(
    fc.record({
      income: fc.constantFrom(...incomes),
      months: fc.integer({ min: 1, max: 18 }),
      keepsPct: fc.constantFrom(0, 40, 66.67),
    }),
  );
}

/** Accounts without a loan of the start that bear no interest, or 2.5 %, offset the first purchase's: without another draw. */
export function forPurchase({ events }: Frame, { offsets, ...account }: CashAccount): CashAccount {
  const first = events.indexOf(true);
  const isIts = offsets === undefined && first !== -1 && [undefined, 2.5].includes(account.ratePct);
  return { ...account, offsets: isIts ? `e${first}.loan` : offsets };
}
