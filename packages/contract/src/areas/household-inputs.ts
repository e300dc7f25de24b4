import {
  checkHousehold,
  dutyProperties,
  entityKinds,
  type Household,
  holdingKinds,
  homeUses,
  incomeKinds,
  loanKinds,
  mostDependants,
  mostOfHousehold,
  Refusal,
  states,
  usualAssumptions,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { list, number, text } from './area.ts';
import { type Assumption, assumptionsOf, defaultsFrom } from './assumptions.ts';
import { policy } from './lending.ts';

/** Most entries of a question over the API: forty years of them are answered well within its time. */
const most = { incomes: 40, accounts: 20, holdings: 40, homes: 20, loans: 40, costs: 40, events: 20 } as const;

const optionalNumber = z.optional(number);
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month written YYYY-MM is needed'));
const optionalMonth = z.optional(month);
const optionalText = z.optional(text);
// More steps of one thing than a run has years are a mistake.
const steps = mostOfHousehold.years;

const owners = list(z.strictObject({ owner: text, sharePct: number }), mostOfHousehold.people);
const ownersWithEntities = list(
  z.strictObject({ owner: text, sharePct: number }),
  mostOfHousehold.people + mostOfHousehold.entities,
);

const homeToBuy = {
  id: text,
  state: z.nullable(z.enum(states)),
  value: number,
  growthPct: optionalNumber,
  kind: z.nullable(z.enum(dutyProperties)),
  landPct: z.nullable(number),
  use: z.enum(homeUses),
  rentWeekly: optionalNumber,
  vacancyWeeks: optionalNumber,
  rentGrowthPct: optionalNumber,
  annualCosts: optionalNumber,
  costsGrowthPct: optionalNumber,
  managementPct: optionalNumber,
  depreciation: z.optional(z.strictObject({ capitalWorks: optionalNumber, plant: optionalNumber })),
  owners,
};

const home = z.strictObject({
  ...homeToBuy,
  owners: ownersWithEntities,
  contract: z.nullable(text),
  price: z.nullable(number),
  purchaseCosts: optionalNumber,
  value2027: optionalNumber,
  laterUses: z.optional(list(z.strictObject({ from: month, use: z.enum(homeUses) }), steps)),
});

const person = z.strictObject({
  id: text,
  born: z.nullable(month),
  helpDebt: optionalNumber,
  hospitalCover: z.optional(z.nullable(z.boolean())),
  superBalance: optionalNumber,
});

const entity = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ id: text, kind: z.literal('company'), balance: optionalNumber }),
    z.strictObject({ id: text, kind: z.enum(['discretionaryTrust', 'unitTrust', 'superFund']), shares: owners }),
  ],
  `one of ${entityKinds.join(', ')} is needed`,
);

const income = z.strictObject({
  id: text,
  person: text,
  kind: z.enum(incomeKinds),
  annual: number,
  growthPct: optionalNumber,
  from: optionalMonth,
  until: optionalMonth,
  endsAtRetirement: z.optional(z.boolean()),
});

const account = z.strictObject({
  id: text,
  balance: number,
  ratePct: optionalNumber,
  offsets: optionalText,
  owners: z.optional(owners),
});

const holding = z.strictObject({
  id: text,
  kind: z.enum(holdingKinds),
  value: number,
  growthPct: optionalNumber,
  costBase: optionalNumber,
  value2027: optionalNumber,
  annualIncome: optionalNumber,
  owners,
});

const loan = z.strictObject({
  id: text,
  kind: z.enum(loanKinds),
  on: list(text, mostOfHousehold.homes),
  purpose: z.nullable(text),
  balance: number,
  limit: optionalNumber,
  ratePct: number,
  laterRates: z.optional(list(z.strictObject({ from: month, ratePct: number }), steps)),
  fixedUntil: optionalMonth,
  interestOnlyUntil: optionalMonth,
  ends: z.nullable(month),
  monthlyRepayment: optionalNumber,
  extraMonthly: optionalNumber,
  limitedRecourse: z.optional(z.boolean()),
});

const cost = z.strictObject({
  id: text,
  monthly: number,
  growthPct: optionalNumber,
  from: optionalMonth,
  until: optionalMonth,
  whileRenting: z.optional(z.boolean()),
});

const dated = { id: text, when: month };
const terms = { termMonths: optionalNumber, interestOnlyMonths: optionalNumber };

const kindsOfEvent = 'buy, sell, refinance, renovate, rates, work, child, retire, lump, use';

const event = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      id: text,
      do: z.literal('buy'),
      when: z.union(
        [month, z.strictObject({ whenAllowedFrom: month })],
        'a month written YYYY-MM, or whenAllowedFrom with one, is needed',
      ),
      home: z.strictObject(homeToBuy),
      loan: z.strictObject({ lvrPct: number, ratePct: optionalNumber, ...terms }),
      otherCosts: optionalNumber,
      buyer: z.optional(z.enum(['owner', 'first', 'investor'])),
    }),
    z.strictObject({ ...dated, do: z.literal('sell'), what: text, costsPct: optionalNumber }),
    z.strictObject({
      ...dated,
      ...terms,
      do: z.literal('refinance'),
      loan: text,
      ratePct: number,
      costs: optionalNumber,
      cashOut: optionalNumber,
    }),
    z.strictObject({
      ...dated,
      do: z.literal('renovate'),
      home: text,
      cost: number,
      addsValue: number,
      rentWeekly: optionalNumber,
    }),
    z.strictObject({ ...dated, do: z.literal('rates'), addPct: number }),
    z.strictObject({ ...dated, do: z.literal('work'), income: text, annual: number, until: optionalMonth }),
    z.strictObject({
      ...dated,
      do: z.literal('child'),
      monthlyCost: number,
      until: optionalMonth,
      leave: z.optional(z.strictObject({ income: text, months: number, keepsPct: number })),
    }),
    z.strictObject({ ...dated, do: z.literal('retire'), person: text, monthlySpending: optionalNumber }),
    z.strictObject({ ...dated, do: z.literal('lump'), amount: number, loan: optionalText }),
    z.strictObject({ ...dated, do: z.literal('use'), home: text, use: z.enum(homeUses) }),
  ],
  `one of ${kindsOfEvent} is needed`,
);

const assume = z.strictObject({
  pricesPct: optionalNumber,
  wagesPct: optionalNumber,
  growthPct: optionalNumber,
  rentGrowthPct: optionalNumber,
  superReturnPct: optionalNumber,
  sharesGrowthPct: optionalNumber,
  loanRatePct: optionalNumber,
});

const householdPolicy = z.strictObject({
  floor: optionalNumber,
  surplusTo: optionalText,
  keep: optionalNumber,
  drawOn: z.optional(list(text, most.holdings)),
  usableEquityPct: optionalNumber,
  lending: z.optional(policy),
  dependants: optionalNumber,
  dependantsUntil: z.optional(list(month, mostDependants)),
});

/** Purchases that wait for the tests are looked at each month, by a lender's test each. */
const mostWaiting = 5;

/** Inputs of a household, as the engine's `Household`; lists and assumptions may be left out. Bounds of amounts are the engine's. */
export const householdShape = {
  start: month,
  people: list(person, mostOfHousehold.people),
  entities: z.optional(list(entity, mostOfHousehold.entities)),
  incomes: z._default(list(income, most.incomes), []),
  accounts: list(account, most.accounts),
  holdings: z._default(list(holding, most.holdings), []),
  homes: z._default(list(home, most.homes), []),
  loans: z._default(list(loan, most.loans), []),
  costs: z._default(list(cost, most.costs), []),
  events: z._default(list(event, most.events), []),
  assume: z.optional(assume),
  policy: z.optional(householdPolicy),
};

type HouseholdInputs = z.output<z.ZodMiniObject<typeof householdShape, z.core.$strict>>;

const defaults: readonly Assumption[] = defaultsFrom(
  'Freehold’s own default',
  Object.fromEntries(Object.entries(usualAssumptions).map(([name, value]) => [`assume.${name}`, value])),
);

/** The household of the inputs, checked, and the defaults it took. Throws Refusal as `checkHousehold` does. */
export function householdFrom(inputs: HouseholdInputs): {
  readonly household: Household;
  readonly assumptions: readonly Assumption[];
} {
  const given = Object.entries(inputs.assume ?? {}).filter(([, value]) => value !== undefined);
  const household = { ...inputs, assume: { ...usualAssumptions, ...Object.fromEntries(given) } };
  checkHousehold(household);
  checkWaiting(household);
  return { household, assumptions: assumptionsOf(inputs, defaults) };
}

function checkWaiting({ events }: Household): void {
  const waiting = events.filter((event) => event.do === 'buy' && typeof event.when !== 'string').length;
  if (waiting <= mostWaiting) return;
  const message = `events has ${waiting} purchases that wait for the tests; allowed is at most ${mostWaiting}`;
  throw new Refusal('outOfRange', 'events', message);
}
