import { blankAsset, blankLiability, blankProfile } from '@freehold/contract';
import { dayInSydney, monthFigures } from '@freehold/domain';
import { addMonths, isoDate, parseDate } from '@freehold/finance';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { createClientRecord, keepMonthFigures, linkRecord } from '../features/profiles/index.ts';

const monthsOfHistory = 12;

const profile = {
  firstName: 'Demo',
  lastName: 'Client',
  dateOfBirth: '1984-05-17',
  address: '12 Sample Street, Carlton, VIC, 3053, Australia',
  phone: '0400 000 000',
  occupation: 'Engineer',
  employer: 'Sample Engineering',
  employmentLength: 6,
  employmentType: 'Full-time',
  grossIncome: 118_000,
  assessWithPartner: true,
  partnerFirstName: 'Sample',
  partnerLastName: 'Partner',
  partnerOccupation: 'Teacher',
  partnerEmploymentType: 'Part-time',
  partnerIncome: 64_000,
  maritalStatus: 'married',
  dependants: 2,
  dependantsAgeRanges: '4 to 9',
  monthlyLivingExpenses: 5_200,
  existingLoans: 0,
  retirementPassiveIncomeGoal: 80_000,
  desiredRetirementAge: 62,
} as const;

const assets = [
  {
    assetType: 'Primary Home',
    currentValue: 985_000,
    originalPrice: 720_000,
    yearPurchased: 2017,
    description: 'Home in Carlton',
  },
  {
    assetType: 'Investment Property',
    currentValue: 642_000,
    originalPrice: 515_000,
    yearPurchased: 2020,
    incomeAmount: 540,
    incomeFrequency: 'Weekly',
    description: 'Flat in Geelong',
  },
  { assetType: 'Super', currentValue: 214_500, originalPrice: 0, yearPurchased: 2006, description: 'Super fund' },
  {
    assetType: 'Shares',
    currentValue: 48_200,
    originalPrice: 36_000,
    yearPurchased: 2019,
    incomeAmount: 460,
    incomeFrequency: 'Quarterly',
    description: 'Index fund',
  },
  {
    assetType: 'Savings',
    currentValue: 27_600,
    originalPrice: 27_600,
    yearPurchased: 2024,
    description: 'Offset and savings',
  },
] as const;

const liabilities = [
  {
    liabilityType: 'Mortgage',
    isPrimaryResidence: true,
    loanBalance: 486_000,
    interestRate: 6.04,
    repaymentAmount: 3_240,
    repaymentFrequency: 'Monthly',
    lenderType: 'Bank',
    description: 'Home loan',
  },
  {
    liabilityType: 'Mortgage',
    loanBalance: 401_500,
    interestRate: 6.29,
    repaymentAmount: 1_180,
    repaymentFrequency: 'Fortnightly',
    loanType: 'Interest Only',
    lenderType: 'Bank',
    description: 'Investment loan',
  },
  {
    liabilityType: 'Credit Card',
    loanBalance: 2_450,
    limitAmount: 12_000,
    interestRate: 19.99,
    repaymentAmount: 250,
    repaymentFrequency: 'Monthly',
    description: 'Everyday card',
  },
] as const;

/** The invented record of the client of a first start. */
export const demoClientRecord = { profile, assets, liabilities } as const;

/**
 * Gives the client of a first start a full, invented record with a year of valuations: entered as an adviser would,
 * then joined to the account as when an adviser connects the two. Does nothing where the client already has a record.
 */
export async function seedDemoClient(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const start = addedMonths(new Date(), -monthsOfHistory);
  const firstDay = parseDate('start', dayInSydney(start));
  await transaction(db, async (tx) => {
    const record = await createClientRecord(tx, { ...demoClientRecord, profile: { ...profile, email }, at: start });
    await linkRecord(tx, { accountId: userId, recordId: record.id, actor: null, at: start });
    await sql`
      insert into valuations (profile_id, asset_id, asset_label, value, valued_at)
      select profile_id, id, description, round(current_value * (0.94 + 0.005 * month), 2),
        (${start}::timestamptz at time zone 'Australia/Sydney' + make_interval(months => month, mins => 1))
          at time zone 'Australia/Sydney'
      from assets, generate_series(0, ${monthsOfHistory}) as month
      where profile_id = ${userId}`.execute(tx);
    for (let month = 0; month < monthsOfHistory; month += 1) {
      const figures = figuresAfter(month, isoDate(addMonths(firstDay, month)));
      if (figures !== null) await keepMonthFigures(tx, userId, figures);
    }
  });
}

/** What the record came to so many months after its start, its assets worth what the valuations say. */
function figuresAfter(month: number, day: string) {
  const worth = (value: number) => Math.round(value * (0.94 + 0.005 * month) * 100) / 100;
  return monthFigures(
    {
      profile: { ...blankProfile, ...profile },
      assets: assets.map((row, place) => ({
        ...blankAsset,
        ...row,
        id: `asset ${place}`,
        currentValue: worth(row.currentValue),
      })),
      liabilities: liabilities.map((row, place) => ({ ...blankLiability, ...row, id: `liability ${place}` })),
    },
    day,
  );
}

function addedMonths(start: Date, months: number): Date {
  const at = new Date(start);
  at.setMonth(at.getMonth() + months);
  return at;
}
