import {
  type Asset,
  assetTypes,
  blankProfile,
  dwellingKinds,
  employmentTypes,
  liabilityFrequencies,
  liabilityLoanTypes,
  liabilityTypes,
  type ProfileRecord,
  termTypes,
} from '@freehold/contract';
import {
  checkHousehold,
  dashboardSummary,
  householdNotes,
  maritalStatuses,
  recordFrequencies,
  states,
} from '@freehold/finance';
import { planProblems } from '@freehold/plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asset, day, liability, read } from '../../../test/household-records.ts';
import { clientTimeline, timelineFigures, yearStatements } from '../../figures/client-timeline.ts';
import { planFromRecord } from '../../plan/from-record/plan-from-record.ts';
import { householdOf } from '../household.ts';
import type { HouseholdRecord } from './reading.ts';

const text = fc.constantFrom('', 'Unit in Geelong', 'Geelong loan', 'Offset', 'Super of the partner', '🏠');
const date = fc.constantFrom('', '1900-01-01', '1958-07-31', '1988-04-12', '2026-11-24');
const someDay = fc.constantFrom('1999-12-31', '2026-05-12', '2026-11-24', '2027-02-28', '2041-07-01', '9999-12-31');
const orNone = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const choice = (values: readonly string[]) => fc.constantFrom('', ...values);
const numbered = <Row extends object>(kind: string, rows: readonly Row[]) =>
  rows.map((row, place) => ({ ...row, id: `${kind}${place}` }));

/** Where the numbers of a record lie. */
type Numbers = Readonly<Record<'amount' | 'percent' | 'yearPurchased' | 'dependants' | 'age', fc.Arbitrary<number>>>;

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((count) => count / 100);
const amount = fc.oneof(cents(2_000_000), fc.constantFrom(0, 0.01, 1e9, 1e12));
const percent = fc.oneof(
  fc.constant(100),
  fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000),
);

/** What the form accepts. */
const accepted: Numbers = {
  amount,
  percent,
  yearPurchased: fc.integer({ min: 1900, max: 2026 }),
  dependants: fc.integer({ min: 0, max: 20 }),
  age: fc.integer({ min: 0, max: 12_000 }).map((hundredths) => hundredths / 100),
};

/** What the types of a stored record allow besides. */
const wild = fc.constantFrom(-1e13, -5, -0.005, 0, 0.5, 19, 250, 2_150, 1e13);

function recordOf({ amount, percent, yearPurchased, dependants, age }: Numbers): fc.Arbitrary<HouseholdRecord> {
  const profile: fc.Arbitrary<ProfileRecord> = fc
    .record({
      dateOfBirth: date,
      partnerDob: date,
      assessWithPartner: fc.boolean(),
      isRenting: fc.boolean(),
      employmentType: fc.constantFrom('' as const, ...employmentTypes),
      partnerEmploymentType: fc.constantFrom('' as const, ...employmentTypes),
      maritalStatus: fc.constantFrom('' as const, ...maritalStatuses),
      dependants,
      desiredRetirementAge: age,
      ...{ grossIncome: amount, partnerIncome: amount, nonTaxableIncome: amount, partnerNonTaxableIncome: amount },
      ...{ income: amount, additionalIncome: amount, savings: amount, existingLoans: amount },
      ...{ monthlyLivingExpenses: amount, rentPerWeek: amount },
    })
    .map((fields) => ({ ...blankProfile, ...fields }));
  const anyAsset = fc.record({
    assetType: choice([...assetTypes, 'Boat']),
    ...{ currentValue: amount, originalPrice: amount, incomeAmount: amount, ownershipPercentage: percent },
    yearPurchased,
    incomeFrequency: choice([...recordFrequencies, 'now and then']),
    description: text,
    state: orNone(fc.constantFrom(...states)),
    contractDay: orNone(someDay),
    dwellingKind: orNone(fc.constantFrom(...dwellingKinds)),
    landPercentage: orNone(percent),
    clientSharePercentage: orNone(percent),
    partnerSharePercentage: orNone(percent),
  });
  const anyLiability = fc.record({
    liabilityType: choice([...liabilityTypes, 'Fine']),
    isPrimaryResidence: fc.boolean(),
    ...{ loanBalance: amount, limitAmount: amount, repaymentAmount: amount, interestRate: percent },
    lenderType: text,
    termType: choice(termTypes),
    repaymentFrequency: choice(liabilityFrequencies),
    loanType: choice(liabilityLoanTypes),
    description: text,
    securedBy: orNone(fc.constantFrom('a0', 'a1', 'a7', 'a24')),
    offsetBalance: orNone(amount),
    ...{ fixedUntil: orNone(someDay), interestOnlyUntil: orNone(someDay), loanEnds: orNone(someDay) },
  });
  return fc
    .record({
      profile,
      assets: fc.array(anyAsset, { maxLength: 25 }),
      liabilities: fc.array(anyLiability, { maxLength: 25 }),
    })
    .map((record) => ({
      profile: record.profile,
      assets: numbered('a', record.assets),
      liabilities: numbered('l', record.liabilities),
    }));
}

const anyRecord = recordOf(accepted);

function readsAsHousehold(record: HouseholdRecord): void {
  const { household, assumed } = householdOf(record, day);
  checkHousehold(household, 60);
  expect(householdNotes(household)).toEqual([]);
  for (const { subject, field, countedAs } of assumed) {
    expect([subject, field]).not.toContain('');
    expect(countedAs).toMatch(/^[^a-z].*\.$/u);
  }
}

describe('any record', () => {
  it('that the form accepts gives a household that can be, with a sentence for whatever is assumed', () => {
    fc.assert(fc.property(anyRecord, readsAsHousehold), { numRuns: 400 });
  });

  it('stored with numbers that the form would refuse does so too', () => {
    const numbers = { amount: wild, percent: wild, yearPurchased: wild, dependants: wild, age: wild };
    fc.assert(fc.property(recordOf(numbers), readsAsHousehold), { numRuns: 200 });
  });

  it('owned whole adds up to the dashboard’s cards', () => {
    const ownedWhole = { ownershipPercentage: 100, clientSharePercentage: null, partnerSharePercentage: null };
    const allOwned = anyRecord.map(({ profile: fields, assets, liabilities }) => ({
      profile: { ...fields, savings: 0, existingLoans: 0, additionalIncome: 0 },
      assets: assets
        .filter(({ assetType }) => assetType !== 'Super' && assetType !== 'Savings')
        .map((row) => ({ ...row, ...ownedWhole, ...below(row) })),
      liabilities: liabilities.map((row) => ({
        ...row,
        loanBalance: Math.min(row.loanBalance, 1_000_000),
        offsetBalance: null,
      })),
    }));
    const below = ({ currentValue, incomeAmount }: Pick<Asset, 'currentValue' | 'incomeAmount'>) => ({
      currentValue: Math.min(currentValue, 5_000_000),
      incomeAmount: Math.min(incomeAmount, 10_000),
    });
    fc.assert(
      fc.property(allOwned, (record) => {
        const { household } = householdOf(record, day);
        const cards = dashboardSummary(record);
        const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
        const { homes, holdings, accounts, people, loans } = household;
        const worth =
          sum([...homes, ...holdings].map(({ value }) => value)) + sum(accounts.map(({ balance }) => balance));
        expect(worth + sum(people.map(({ superBalance = 0 }) => superBalance))).toBeCloseTo(cards.totalAssets, 2);
        const owed = sum([...loans.map(({ balance }) => balance), ...people.map(({ helpDebt = 0 }) => helpDebt)]);
        expect(owed).toBeCloseTo(cards.totalDebt, 2);
        const rents = sum(homes.map(({ rentWeekly = 0 }) => rentWeekly * 52));
        const others = sum(holdings.map(({ annualIncome = 0 }) => annualIncome));
        const earned = sum(household.incomes.filter(({ id }) => id.endsWith('.income')).map(({ annual }) => annual));
        expect(rents + others + earned).toBeCloseTo(cards.annualAssetIncome, 2);
      }),
      { numRuns: 200 },
    );
  });

  it('with 500 of everything keeps as many as a household holds and says how many it leaves out', () => {
    const assets = assetTypes.flatMap((assetType) =>
      Array.from({ length: 70 }, (_, place) => asset({ id: `${assetType}${place}`, assetType, currentValue: 1 })),
    );
    const liabilities = liabilityTypes.flatMap((liabilityType) =>
      Array.from({ length: 50 }, (_, place) =>
        liability({ id: `${liabilityType}${place}`, liabilityType, loanBalance: 1, repaymentAmount: 1 }),
      ),
    );
    const { household, said } = read({}, assets, liabilities);
    expect([household.homes.length, household.accounts.length, household.holdings.length]).toEqual([60, 40, 60]);
    expect([household.loans.length, household.costs.length]).toEqual([79, 59]);
    expect(said('homes', 'homes')).toEqual([
      'A household holds at most 60 properties: the last 80 on record are not counted.',
    ]);
  });

  it('with amounts that cannot be has them said', () => {
    const home = asset({ id: 'h', assetType: 'Primary Home', currentValue: 1e12, originalPrice: -5 });
    const { household, said } = read({ grossIncome: -1 }, [home]);
    expect(household.homes[0]).toMatchObject({ value: 1e9, price: null });
    expect(said('h', 'value')).toEqual([
      'Value of Primary Home 1 is recorded above $1,000,000,000, more than a household can hold: counted as $1,000,000,000.',
    ]);
    expect(said('client.work', 'annual')[0]).toBe('Gross Income of the client is recorded below zero: counted as $0.');
  });

  it('needs a day', () => {
    expect(() => householdOf({ profile: blankProfile, assets: [], liabilities: [] }, 'today')).toThrow(
      'day is today; allowed is a day written YYYY-MM-DD',
    );
  });
});
describe('the plan made from any record', () => {
  it('is a plan, asks at most eight things, and names the whole of what it counts otherwise than the cards', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { plan, questions, cards } = planFromRecord(record, day, 'you');
        expect(planProblems(plan)).toEqual([]);
        expect(questions.length).toBeLessThanOrEqual(8);
        for (const { card, plan: planned, differences } of cards) {
          const named = differences.reduce((sum, { amount }) => sum + amount, 0);
          // Amounts below half a cent each are not named.
          expect(Math.abs(planned - card - named)).toBeLessThan(0.5);
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** Every number in what screens read of a timeline is finite, and every balance whole cents. */
function runsInWholeCents(record: HouseholdRecord): void {
  const found = clientTimeline(record, day);
  expect(found.timeline.balances.every(Number.isInteger)).toBe(true);
  const read = JSON.stringify([timelineFigures(found), yearStatements(found)], (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
  );
  expect(read).not.toContain('not finite');
}

describe('the timeline of any record', { timeout: 120_000 }, () => {
  it('that the form accepts runs for forty years in whole cents', () => {
    fc.assert(fc.property(anyRecord, runsInWholeCents), { numRuns: 80 });
  });

  it('stored with numbers that the form would refuse does so too', () => {
    const numbers = { amount: wild, percent: wild, yearPurchased: wild, dependants: wild, age: wild };
    fc.assert(fc.property(recordOf(numbers), runsInWholeCents), { numRuns: 40 });
  });

  it('with the largest of everything, and accounts that earn most, runs so too', () => {
    const largest = { currentValue: 1e9, originalPrice: 1e9, incomeFrequency: 'Annual', yearPurchased: 1990 };
    const rows = (assetType: string, count: number, incomeAmount: number) =>
      Array.from({ length: count }, (_, place) =>
        asset({ id: `${assetType}${place}`, assetType, ...largest, incomeAmount }),
      );
    runsInWholeCents({
      profile: { ...blankProfile, grossIncome: 1e9, partnerIncome: 1e9, nonTaxableIncome: 1e9 },
      assets: [...rows('Savings', 40, 1.2e8), ...rows('Investment Property', 60, 1e9), ...rows('Shares', 60, 1e9)],
      liabilities: [],
    });
  });

  it('takes income above 12% of an account’s balance for another income, which does not compound', () => {
    const savings = (id: string, incomeAmount: number) =>
      asset({ id, assetType: 'Savings', currentValue: 1_000, incomeAmount, incomeFrequency: 'Annual' });
    const { household } = read({}, [savings('most', 120), savings('above', 120.01)]);
    expect(household.accounts.map(({ id, ratePct }) => [id, ratePct])).toEqual([
      ['everyday', undefined],
      ['most', 12],
      ['above', undefined],
    ]);
    expect(household.incomes).toEqual([{ id: 'above.income', person: 'client', kind: 'taxable', annual: 120.01 }]);
  });
});
