import { blankProfile, type ProfileRecord } from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { demoUsers } from '#app/lib/session-demo.ts';
import { assetsFrom, liabilitiesFrom } from './belongings.ts';
import { type Household, households } from './households.ts';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import { inventedPerson } from './people.ts';
import type { DemoClient } from './records.ts';
import { bill, creditCard, home, investmentLoan, loan, rental, savings, shares, superFund } from './sketches.ts';
import { demoValuations } from './valuations.ts';

/**
 * The client a visitor plays. Five figures are those of specification section 9; the rest fills the screens (decision
 *
 */
export const demoClientHousehold: Household = {
  profile: {
    firstName: 'Demo',
    lastName: 'Client',
    grossIncome: 100_000,
    monthlyLivingExpenses: 2_000,
    retirementPassiveIncomeGoal: 50_000,
    desiredRetirementAge: 65,
    employmentLength: 2,
    dateOfBirth: '1988-04-12',
    phone: '0491 570 006',
    address: '12 Wattle Street, Newtown, NSW, 2042, Australia',
    occupation: 'Project coordinator',
    employer: 'Harbour Works',
    employmentType: 'Full-time',
    maritalStatus: 'single',
  },
  assets: [
    home('Terrace in Newtown', [985_000, 742_000, 2017]),
    rental('Unit in Geelong', [612_000, 498_000, 2020], [560, 'Weekly']),
    shares('Index funds', [68_500, 45_000, 2018], [620, 'Quarterly']),
    superFund(142_000),
    savings(38_000),
  ],
  liabilities: [
    { ...loan('Mortgage', 'Home loan', [268_000, 310_000, 6.04, 1_880]), isPrimaryResidence: true, lenderType: 'Bank' },
    investmentLoan(210_000),
    { ...creditCard(2_850), repaymentAmount: 120 },
    {
      ...loan('Vehicle Loan', 'Hatchback', [8_400, 21_000, 7.9, 110]),
      ...{ lenderType: 'Credit union', repaymentFrequency: 'Fortnightly' },
    },
    loan('HECS', 'Study loan', [18_600, 0, 0, 0]),
    bill('Private Health', 'Hospital and extras', 130),
  ],
};

/** Clients besides the demo client. */
const others = 41;

const places = [
  '8 Fig Tree Lane, Balmain, NSW, 2041, Australia',
  '41 Banksia Road, Brunswick, VIC, 3056, Australia',
  '3/19 Jacaranda Avenue, New Farm, QLD, 4005, Australia',
  '27 Grevillea Crescent, Fremantle, WA, 6160, Australia',
  '15 Acacia Close, Glenelg, SA, 5045, Australia',
  '6 Myrtle Place, Sandy Bay, TAS, 7005, Australia',
  '102 Waratah Way, Dickson, ACT, 2602, Australia',
] as const;

/** The demo's clients, the demo client first. */
export function demoClients(now: Date): DemoClient[] {
  return [demoClient(now), ...Array.from({ length: others }, (_, index) => otherClient(index + 1, now))];
}

/** Profile of the demo's adviser: a name and nothing else, since advisers have no financial record. */
export function demoAdviser(now: Date): DemoClient {
  const { id, email } = demoUsers.ADMIN;
  const household = { profile: { firstName: 'Demo', lastName: 'Admin', email }, assets: [], liabilities: [] };
  return { ...clientFrom({ n: 0, household, now }), id };
}

function demoClient(now: Date): DemoClient {
  const { id, email } = demoUsers.CLIENT;
  const profile = { ...demoClientHousehold.profile, email };
  return { ...clientFrom({ n: 0, household: { ...demoClientHousehold, profile }, now }), id };
}

function otherClient(n: number, now: Date): DemoClient {
  const { firstName, lastName, email, phone } = inventedPerson(n - 1);
  const makeHousehold = households[n % households.length];
  const household = makeHousehold?.(scaleOf(n)) ?? demoClientHousehold;
  const isPartnered = household.profile.assessWithPartner === true;
  const profile: Partial<ProfileRecord> = {
    employer: 'A company in town',
    employmentLength: 1 + (n % 12),
    dateOfBirth: `${1958 + ((n * 11) % 42)}-${twoDigits(1 + (n % 12))}-${twoDigits(1 + ((n * 5) % 28))}`,
    address: places[n % places.length] ?? places[0],
    ...household.profile,
    ...{ firstName, lastName, email, phone },
    ...(isPartnered ? { partnerLastName: lastName, partnerDob: `${1970 + (n % 25)}-06-15` } : {}),
  };
  const liabilities = household.liabilities.map((row) =>
    row.termType === 'Fixed' ? { ...row, ...termsOf(n, now) } : row,
  );
  return clientFrom({ n, household: { ...household, profile, liabilities }, now });
}

/** When the fixed, interest-only term of the n-th client's loan ends; not on record of every second. */
function termsOf(n: number, now: Date) {
  if (n % 2 === 0) return {};
  const ends = dayInSydney(new Date(daysBefore(now, -(20 + n * 11))));
  return { fixedUntil: ends, interestOnlyUntil: n % 4 === 1 ? ends : null };
}

function clientFrom({ n, household, now }: { n: number; household: Household; now: Date }): DemoClient {
  const assets = assetsFrom(n, household.assets);
  const hasAccount = n % 3 !== 2;
  return {
    id: demoId('client', n),
    createdAt: daysBefore(now, 400 - n * 9),
    hasAccount,
    emailVerified: hasAccount && n % 5 !== 4,
    version: 1 + (n % 4),
    // Every sixth has said nothing new for more than ninety days.
    updatedAt: daysBefore(now, n % 6 === 5 ? 92 + n : (n * 7) % 60),
    profile: { ...blankProfile, ...household.profile },
    assets,
    liabilities: liabilitiesFrom(n, household.liabilities),
    portfolios: [],
    valuations: demoValuations(assets, now),
  };
}

/** From 85 to 115 percent, in whole hundreds below 100,000 and whole thousands above. */
function scaleOf(n: number): (amount: number) => number {
  const factor = 0.85 + ((n * 37) % 31) / 100;
  return (amount) => {
    const step = amount < 100_000 ? 100 : 1_000;
    return Math.round((amount * factor) / step) * step;
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
