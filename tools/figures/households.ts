import {
  type Asset,
  type ClientDetails,
  employmentTypes,
  type Liability,
  liabilityLoanTypes,
  type Profile,
  termTypes,
} from '@freehold/contract';
import { recordFrequencies } from '@freehold/finance';
import fc from 'fast-check';
import { demoClientRecord } from '../../apps/server/src/seed/demo-client.ts';
import { demoClientHousehold } from '../../apps/web/app/demo/world/clients.ts';
import { aClient, goldenCases } from '../../apps/web/app/features/client-dashboard/shared/golden-clients.ts';

/** The day on which every surface reads the records. */
export const day = '2026-11-24';

/** A client's record with a name for messages. */
export interface NamedRecord {
  readonly name: string;
  readonly details: ClientDetails;
}

interface Kind {
  readonly name: string;
  readonly profile: Partial<Profile>;
  readonly properties: number;
  /** Percent of each property that is the client's. */
  readonly share: number;
}

const couple = { assessWithPartner: true, maritalStatus: 'married', partnerDob: '1985-02-03' } as const;

// Two of each are drawn.
const kinds: readonly Kind[] = [
  { name: 'couple', profile: couple, properties: 2, share: 100 },
  { name: 'owner of shares', profile: {}, properties: 2, share: 50 },
  { name: 'couple with shares', profile: couple, properties: 3, share: 66.6667 },
  { name: 'landlord', profile: {}, properties: 5, share: 100 },
  { name: 'saver', profile: {}, properties: 0, share: 100 },
  { name: 'renter', profile: { isRenting: true, rentPerWeek: 520 }, properties: 0, share: 100 },
  { name: 'retiree', profile: { dateOfBirth: '1958-07-31', desiredRetirementAge: 65 }, properties: 1, share: 100 },
];

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((count) => count / 100);
const percentTo = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((count) => count / 100);

function anyProfile({ profile }: Kind): fc.Arbitrary<Partial<Profile>> {
  return fc
    .record({
      ...{ grossIncome: cents(250_000), nonTaxableIncome: cents(5_000), additionalIncome: cents(20_000) },
      ...{ partnerIncome: cents(150_000), savings: cents(50_000), existingLoans: cents(20_000) },
      monthlyLivingExpenses: cents(7_000),
      retirementPassiveIncomeGoal: cents(90_000),
      desiredRetirementAge: fc.integer({ min: 55, max: 70 }),
      dependants: fc.integer({ min: 0, max: 4 }),
      employmentType: fc.constantFrom(...employmentTypes),
      dateOfBirth: fc.constantFrom('', '1971-03-09', '1988-04-12', '1999-12-31'),
    })
    .map((fields) => ({ ...fields, ...profile }));
}

function anyAssets({ properties, share }: Kind): fc.Arbitrary<readonly Partial<Asset>[]> {
  const asset = (assetType: Asset['assetType'], most: number) =>
    fc.record({
      assetType: fc.constant(assetType),
      ...{ currentValue: cents(most), originalPrice: cents(most), incomeAmount: cents(900) },
      incomeFrequency: fc.constantFrom(...recordFrequencies),
      yearPurchased: fc.integer({ min: 1995, max: 2026 }),
      ownershipPercentage: fc.constant(most > 500_000 ? share : 100),
    });
  const homes = Array.from({ length: properties }, (_, place) =>
    asset(place === 0 ? 'Primary Home' : 'Investment Property', 1_500_000),
  );
  return fc.tuple(...homes, asset('Super', 400_000), asset('Shares', 90_000), asset('Savings', 60_000));
}

function anyLiabilities({ properties }: Kind): fc.Arbitrary<readonly Partial<Liability>[]> {
  const liability = (liabilityType: Liability['liabilityType'], most: number, isPrimaryResidence = false) =>
    fc.record({
      ...{ liabilityType: fc.constant(liabilityType), isPrimaryResidence: fc.constant(isPrimaryResidence) },
      ...{ loanBalance: cents(most), limitAmount: cents(most), repaymentAmount: cents(most / 100) },
      interestRate: percentTo(9),
      termType: fc.constantFrom(...termTypes),
      loanType: fc.constantFrom(...liabilityLoanTypes),
    });
  const loans = Array.from({ length: properties }, (_, place) => liability('Mortgage', 600_000, place === 0));
  return fc.tuple(...loans, liability('Credit Card', 9_000), liability('HECS', 40_000));
}

function drawn(kind: Kind, place: number): readonly NamedRecord[] {
  const client = fc.record({
    profile: anyProfile(kind),
    assets: anyAssets(kind),
    liabilities: anyLiabilities(kind),
  });
  return fc
    .sample(client, { seed: 20_261_124 + place, numRuns: 2 })
    .map((sketch, index) => ({ name: `${kind.name} ${index + 1}`, details: aClient(sketch) }));
}

/** Both demo clients, the specification's clients, and fourteen drawn ones: the same on every run. */
export const households: readonly NamedRecord[] = [
  { name: 'demo client of a first start', details: aClient(demoClientRecord) },
  { name: 'demo client of the pages', details: aClient(demoClientHousehold) },
  ...goldenCases('dashboard.summary').map(({ id, inputs }) => ({ name: id, details: aClient(inputs) })),
  ...kinds.flatMap(drawn),
];
