import {
  buyers,
  dutyProperties,
  financialYear,
  fundsToComplete,
  incomeTypes,
  insuranceModes,
  lenderRange,
  lendingPolicy,
  levers,
  loanPurposes,
  maxPrice,
  purchaseFees,
  Refusal,
  regions,
  rentMethods,
  schemes,
  serviceability,
  states,
  threeTests,
  within,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, day, list, number, text, year } from './area.ts';
import { type Assumption, assumptionsOf, defaultsFrom } from './assumptions.ts';
import { contractDay } from './tax.ts';

const optionalNumber = z.optional(number);
const flag = z.optional(z.boolean());

const property = z.strictObject({
  id: text,
  weeklyRent: number,
  annualCosts: optionalNumber,
  owners: list(z.strictObject({ applicant: number, sharePct: number }), 4),
  lossDeductible: flag,
});

const liability = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('card'), limit: number }),
    z.strictObject({ kind: z.literal('overdraft'), limit: number }),
    z.strictObject({
      kind: z.literal('homeLoan'),
      balance: number,
      limit: optionalNumber,
      annualRatePct: number,
      remainingMonths: number,
      ioMonthsRemaining: optionalNumber,
      property: z.optional(text),
    }),
    z.strictObject({
      kind: z.literal('personalLoan'),
      balance: number,
      repaymentMonthly: optionalNumber,
      annualRatePct: optionalNumber,
      remainingMonths: optionalNumber,
    }),
    z.strictObject({ kind: z.literal('help'), balance: optionalNumber }),
  ],
  'one of card, overdraft, homeLoan, personalLoan, help is needed',
);

const fourAmounts = z.optional(z.readonly(list(number, 4)));

/** Overrides of the lender's policy by its names. */
export const policy = z.strictObject({
  bufferPct: optionalNumber,
  floorPct: optionalNumber,
  dtiLimit: optionalNumber,
  cardPctPerMonth: optionalNumber,
  cardMinPerMonth: optionalNumber,
  overdraftPctPerMonth: optionalNumber,
  shadingPct: z.optional(
    z.strictObject({
      salary: optionalNumber,
      selfEmployed: optionalNumber,
      nonTaxable: optionalNumber,
      casual: optionalNumber,
      overtime: optionalNumber,
      bonus: optionalNumber,
      commission: optionalNumber,
      dividends: optionalNumber,
      rental: optionalNumber,
      other: optionalNumber,
    }),
  ),
  rentMethod: z.optional(z.enum(rentMethods)),
  rentGrossPct: optionalNumber,
  rentMinCostPct: optionalNumber,
  benchmarkMonthly: z.optional(z.strictObject({ single: fourAmounts, couple: fourAmounts })),
  negativeGearing: flag,
  minSurplusMonthly: optionalNumber,
});

const household = {
  fy: z._default(year, '2026-27'),
  applicants: list(
    z.strictObject({
      helpDebt: flag,
      incomes: list(z.strictObject({ type: z.enum(incomeTypes), annual: number }), 40),
    }),
    4,
  ),
  households: list(
    z.strictObject({
      adults: number,
      dependants: number,
      declaredLivingMonthly: optionalNumber,
      otherCostsMonthly: optionalNumber,
    }),
    2,
  ),
  properties: z.optional(list(property, 100)),
  liabilities: z.optional(list(liability, 100)),
  newLoan: z.strictObject({
    annualRatePct: number,
    termYears: number,
    ioYears: optionalNumber,
    purpose: z.optional(z.enum(loanPurposes)),
  }),
  newProperty: z.optional(property),
  policy: z.optional(policy),
};

const terms = {
  state: z.enum(states),
  contractFy: z.optional(year),
  contractDate: z.optional(day),
  buyer: z._default(z.enum(buyers), 'investor'),
  property: z._default(z.enum(dutyProperties), 'established'),
  foreign: z._default(z.boolean(), false),
  region: z.optional(z.enum(regions)),
  fees: z.optional(
    z.record(text, number).check(z.refine((fees) => Object.keys(fees).length <= 50, 'at most 50 fees are allowed')),
  ),
  lmiMode: z.optional(z.enum(insuranceModes)),
  scheme: z.optional(z.enum(schemes)),
  grants: optionalNumber,
};

const cash = {
  cash: number,
  keepCash: optionalNumber,
  maxBaseLvrPct: optionalNumber,
  maxTotalLvrPct: z.optional(z.nullable(number)),
};

const exampleHousehold: z.input<z.ZodMiniObject<typeof household, z.core.$strict>> = {
  applicants: [{ incomes: [{ type: 'salary', annual: 100_000 }] }],
  households: [{ adults: 1, dependants: 0, declaredLivingMonthly: 2_200 }],
  liabilities: [{ kind: 'card', limit: 10_000 }],
  newLoan: { annualRatePct: 6, termYears: 30 },
};

const ours = 'Freehold’s own default';
const { shadingPct, benchmarkMonthly, ...plainPolicy } = lendingPolicy.value;
const { cautious, generous } = lenderRange.value;

/** Defaults of the lender's policy. */
export const policyDefaults: readonly Assumption[] = defaultsFrom(
  lendingPolicy.source,
  Object.fromEntries([
    ...Object.entries(plainPolicy).map(([name, value]) => [`policy.${name}`, value]),
    ...Object.entries(shadingPct).map(([name, value]) => [`policy.shadingPct.${name}`, value]),
    ...Object.entries(benchmarkMonthly).map(([name, value]) => [`policy.benchmarkMonthly.${name}`, value]),
  ]),
);

const householdDefaults = [
  ...defaultsFrom(ours, { 'applicants.helpDebt': false, 'newLoan.ioYears': 0, 'newLoan.purpose': 'owner' }),
  ...policyDefaults,
];

const termDefaults = [
  ...defaultsFrom(ours, { region: 'metro', lmiMode: 'capitalise', scheme: 'none', grants: 0 }),
  ...defaultsFrom(purchaseFees.source, { fees: 'typical fees of the place' }),
];

const cashDefaults = defaultsFrom(ours, { keepCash: 0, maxBaseLvrPct: 95, maxTotalLvrPct: 97 });

/** Lenders’ tests and the money of a purchase. */
export const lendingAreas: Areas = {
  'borrowing.serviceability': area({
    summary: 'Borrowing power by a lender’s serviceability test; the policy is illustrative',
    inputs: household,
    example: exampleHousehold,
    calculate: ({ fy, ...inputs }) => ({
      ...serviceability({ ...inputs, financialYear: financialYear(fy) }),
      assumptions: assumptionsOf(inputs, householdDefaults),
    }),
  }),
  'borrowing.threeTests': area({
    summary: 'What a household can borrow and pay by serviceability, debt to income and loan to value',
    inputs: {
      ...household,
      purchase: z.strictObject({ ...terms, ...cash }),
      levers: z.optional(list(z.strictObject({ lever: z.enum(levers), amount: optionalNumber }), 20)),
      rangePolicies: z.optional(list(policy, 10)),
    },
    example: {
      ...exampleHousehold,
      purchase: { state: 'NSW', buyer: 'owner', property: 'established', cash: 150_000 },
      levers: [{ lever: 'closeCards' }],
      rangePolicies: [cautious, generous],
    },
    calculate: ({ fy, purchase, ...inputs }) => ({
      ...asEntered(purchase, () =>
        threeTests({
          ...inputs,
          financialYear: financialYear(fy),
          purchase: within('purchase', () => termsOf(purchase)),
        }),
      ),
      assumptions: [
        ...assumptionsOf(inputs, householdDefaults),
        ...assumptionsOf(purchase, [...termDefaults, ...cashDefaults]).map(({ name, ...rest }) => ({
          name: `purchase.${name}`,
          ...rest,
        })),
      ],
    }),
  }),
  'purchase.fundsToComplete': area({
    summary: 'Money a buyer needs at settlement, with duty, fees and mortgage insurance',
    inputs: {
      ...terms,
      price: number,
      loan: z.optional(z.strictObject({ lvrPct: optionalNumber, amount: optionalNumber })),
      cashAvailable: optionalNumber,
    },
    example: { state: 'NSW', price: 900_000, buyer: 'first', loan: { lvrPct: 90 }, cashAvailable: 130_000 },
    calculate: (inputs) => ({
      ...asEntered(inputs, () => fundsToComplete(termsOf(inputs))),
      assumptions: assumptionsOf(inputs, [
        ...termDefaults,
        ...(inputs.loan?.amount === undefined ? defaultsFrom(ours, { 'loan.lvrPct': 80 }) : []),
      ]),
    }),
  }),
  'purchase.maxPrice': area({
    summary: 'Largest price that cash and loan limits allow',
    inputs: { ...terms, ...cash, maxLoan: optionalNumber },
    example: { state: 'NSW', buyer: 'owner', cash: 150_000 },
    calculate: (inputs) => ({
      ...asEntered(inputs, () => maxPrice(termsOf(inputs))),
      assumptions: assumptionsOf(inputs, [...termDefaults, ...cashDefaults]),
    }),
  }),
};

interface ContractNames {
  readonly contractFy?: string | undefined;
  readonly contractDate?: string | undefined;
  readonly foreign: boolean;
}

/** The engine's terms of a purchase: the day of the contract, in the year named if one is. */
function termsOf<Inputs extends ContractNames>({ contractFy, contractDate, foreign, ...inputs }: Inputs) {
  return { ...inputs, contractDate: contractDay(contractFy, contractDate, 'contractFy'), isForeign: foreign };
}

/** Runs a purchase; a contract day without a duty table is refused as the year where only that was entered. */
function asEntered<Result>(
  { contractFy, contractDate }: Omit<ContractNames, 'foreign'>,
  calculate: () => Result,
): Result {
  try {
    return calculate();
  } catch (error) {
    const isOfYear = contractDate === undefined && contractFy !== undefined;
    if (!(isOfYear && error instanceof Refusal && error.field.endsWith('contractDate'))) throw error;
    const field = error.field.replace('contractDate', 'contractFy');
    const message = error.message.replace(/contractDate is [\d-]+/, `contractFy is ${contractFy}`);
    throw new Refusal(error.code, field, message);
  }
}
