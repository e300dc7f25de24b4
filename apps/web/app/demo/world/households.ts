import type { ProfileRecord } from '@freehold/contract';
import type { AssetSketch, LiabilitySketch } from './belongings.ts';
import {
  bill,
  creditCard,
  home,
  homeLoan,
  investmentLoan,
  loan,
  rental,
  savings,
  shares,
  superFund,
} from './sketches.ts';

/** The money side of an invented client. */
export interface Household {
  readonly profile: Partial<ProfileRecord>;
  readonly assets: readonly AssetSketch[];
  readonly liabilities: readonly LiabilitySketch[];
}

/** Scales an amount to a client, in whole thousands or hundreds. */
export type Scale = (amount: number) => number;

const renter = (of: Scale): Household => ({
  profile: {
    occupation: 'Graphic designer',
    employmentType: 'Full-time',
    grossIncome: of(78_000),
    isRenting: true,
    rentPerWeek: 520,
    monthlyLivingExpenses: 2_300,
    maritalStatus: 'single',
    retirementPassiveIncomeGoal: 45_000,
  },
  assets: [savings(of(34_000)), superFund(of(52_000))],
  liabilities: [loan('HECS', 'Study loan', [of(21_000), 0, 0, 0]), creditCard(1_400)],
});

const family = (of: Scale): Household => ({
  profile: {
    occupation: 'Registered nurse',
    employmentType: 'Part-time',
    grossIncome: of(92_000),
    ...{ assessWithPartner: true, partnerFirstName: 'Alex', partnerOccupation: 'Electrician' },
    ...{ partnerEmploymentType: 'Full-time', partnerIncome: of(88_000) },
    monthlyLivingExpenses: 4_800,
    maritalStatus: 'married',
    ...{ dependants: 2, dependantsAgeRanges: '4 and 7' },
    retirementPassiveIncomeGoal: 70_000,
  },
  assets: [home('Family home', [of(1_050_000), of(790_000), 2016]), superFund(of(168_000)), savings(of(27_000))],
  liabilities: [
    homeLoan(of(585_000)),
    { ...bill('Childcare', 'Long day care', 310), repaymentFrequency: 'Weekly' },
    loan('Vehicle Loan', 'Family car', [of(18_000), 30_000, 7.9, 510]),
  ],
});

const investor = (of: Scale): Household => ({
  profile: {
    occupation: 'Software engineer',
    employmentType: 'Full-time',
    grossIncome: of(148_000),
    monthlyLivingExpenses: 3_600,
    maritalStatus: 'single',
    ...{ retirementPassiveIncomeGoal: 90_000, desiredRetirementAge: 60 },
  },
  assets: [
    home('Townhouse', [of(880_000), of(690_000), 2018]),
    rental('Unit with a tenant', [of(610_000), of(505_000), 2020], [of(2_400), 'Monthly']),
    shares('Index funds', [of(74_000), of(51_000), 2017], [700, 'Quarterly']),
    superFund(of(190_000)),
  ],
  liabilities: [homeLoan(of(470_000)), investmentLoan(of(420_000)), creditCard(2_600)],
});

const nearRetirement = (of: Scale): Household => ({
  profile: {
    occupation: 'School principal',
    employmentType: 'Full-time',
    grossIncome: of(136_000),
    monthlyLivingExpenses: 3_900,
    maritalStatus: 'widowed',
    ...{ retirementPassiveIncomeGoal: 65_000, desiredRetirementAge: 67 },
  },
  assets: [
    home('Home, paid off', [of(1_240_000), of(310_000), 1998]),
    rental('Holiday unit', [of(540_000), of(260_000), 2006], [410, 'Weekly']),
    superFund(of(640_000)),
    savings(of(88_000)),
  ],
  liabilities: [investmentLoan(of(95_000)), bill('Private Health', 'Hospital and extras', 290)],
});

const owner = (of: Scale): Household => ({
  profile: {
    occupation: 'Cafe owner',
    employmentType: 'Self-employed',
    grossIncome: of(112_000),
    monthlyLivingExpenses: 4_100,
    maritalStatus: 'de-facto',
    ...{ dependants: 1, dependantsAgeRanges: '11' },
    retirementPassiveIncomeGoal: 60_000,
  },
  assets: [
    {
      ...{ assetType: 'Business', description: 'Cafe', ownershipPercentage: 60 },
      ...{ currentValue: of(320_000), originalPrice: of(180_000), yearPurchased: 2014 },
    },
    home('Flat above the cafe', [of(720_000), of(560_000), 2015]),
    savings(of(41_000)),
  ],
  liabilities: [
    homeLoan(of(365_000)),
    loan('Other Loans', 'Fit-out of the shop', [of(46_000), 80_000, 9.2, 1_150]),
    bill('Insurance', 'Business insurance', 240),
  ],
});

const highIncome = (of: Scale): Household => ({
  profile: {
    occupation: 'Anaesthetist',
    employmentType: 'Contract',
    grossIncome: of(310_000),
    ...{ assessWithPartner: true, partnerFirstName: 'Robin', partnerOccupation: 'Architect' },
    ...{ partnerEmploymentType: 'Full-time', partnerIncome: of(124_000) },
    monthlyLivingExpenses: 9_500,
    maritalStatus: 'married',
    ...{ dependants: 3, dependantsAgeRanges: '9, 12 and 15' },
    ...{ retirementPassiveIncomeGoal: 180_000, desiredRetirementAge: 58 },
  },
  assets: [
    home('House by the park', [of(2_450_000), of(1_900_000), 2015]),
    rental('Two-bedroom unit', [of(760_000), of(640_000), 2019], [690, 'Weekly']),
    {
      ...rental('Warehouse share', [of(1_100_000), of(950_000), 2021], [14_500, 'Quarterly']),
      ownershipPercentage: 50,
    },
    shares('Listed shares', [of(430_000), of(350_000), 2013], [16_000, 'Annual']),
    superFund(of(520_000)),
  ],
  liabilities: [
    homeLoan(of(1_180_000)),
    investmentLoan(of(560_000)),
    loan('Share Margin Lending', 'Margin loan', [of(120_000), of(200_000), 8.4, 840]),
    bill('School', 'School fees', 2_350),
  ],
});

/** Kinds of household, assigned to the demo's clients in turn. */
export const households: readonly ((scale: Scale) => Household)[] = [
  renter,
  family,
  investor,
  nearRetirement,
  owner,
  highIncome,
];
