import { blankProfile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { borrowingPowerRecord } from './borrowing-power-record.ts';

const profile: HouseholdRecord['profile'] = { ...blankProfile, grossIncome: 120_000, employmentType: 'Full-time' };
const startOf = (record: Partial<HouseholdRecord>) =>
  borrowingPowerRecord({ profile, assets: [], liabilities: [], ...record }, day);
const rental = (id: string, weekly: number) =>
  asset({
    ...{ id, assetType: 'Investment Property', currentValue: 600_000, description: `Unit in ${id}` },
    ...{ incomeAmount: weekly, incomeFrequency: 'Weekly' },
  });
const mortgage = (id: string, on: string | null, loanBalance: number) =>
  liability({ id, liabilityType: 'Mortgage', securedBy: on, loanBalance, interestRate: 6, loanEnds: '2046-10-31' });

describe('what borrowing power starts with from a record', () => {
  it('is each property with its rent and its loans, the home first', () => {
    const start = startOf({
      assets: [
        rental('Parramatta', 500),
        { ...rental('Geelong', 450), clientSharePercentage: 50 },
        asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000 }),
      ],
      liabilities: [
        mortgage('a', 'Parramatta', 300_000),
        { ...mortgage('b', 'Parramatta', 100_000), interestRate: 7, loanEnds: '2050-11-30' },
        mortgage('c', 'home', 480_000),
      ],
    });
    // 239 months after November 2026 is October 2046, 288 is November 2050; the month of the day counts as well. The rate
    // is (3 × 6 + 1 × 7) ÷ 4.
    expect(start?.changes).toMatchObject({
      ...{ rent: null, homeLoan: 480_000, homeLoanRate: 6, homeLoanMonths: 240, homeLoanFor: 'home' },
      ...{ rent2: 500, homeLoan2: 400_000, homeLoanRate2: 6.25, homeLoanMonths2: 289, homeLoanFor2: 'let' },
      ...{ rent3: 225, homeLoan3: null, homeLoanRate3: null, homeLoanMonths3: null },
    });
    expect(start?.changes).not.toHaveProperty('homeLoanFor3');
    expect(start?.note).toBe('Each property on it counts with its rent and its loans.');
  });

  it('is the rest of more than four properties as the fourth', () => {
    const places = ['One', 'Two', 'Three', 'Four', 'Five'];
    const start = startOf({
      assets: places.map((place) => rental(place, 400)),
      liabilities: places.map((place) => mortgage(`loan ${place}`, place, 200_000)),
    });
    expect(start?.changes).toMatchObject({ rent3: 400, homeLoan3: 200_000, rent4: 800, homeLoan4: 400_000 });
    expect(start?.note).toBe('Property 4 is the rest of your properties together.');
  });

  it('is a mortgage without a property on record as a loan of its own, not as one of five years', () => {
    const start = startOf({ liabilities: [mortgage('m', null, 480_000)] });
    expect(start?.changes).toMatchObject({ homeLoan: 480_000, homeLoanFor: 'home', otherBalance: 0 });
  });

  it('is each income by its kind and person', () => {
    const start = startOf({
      profile: {
        ...profile,
        ...{ employmentType: 'Self-employed', nonTaxableIncome: 3_000, additionalIncome: 5_000 },
        ...{ maritalStatus: 'married', assessWithPartner: true, partnerIncome: 80_000 },
      },
      assets: [
        asset({ id: 's', assetType: 'Shares', currentValue: 90_000, incomeAmount: 250, incomeFrequency: 'Monthly' }),
      ],
    });
    // The shares pay 3,000 a year, half to each.
    expect(start?.changes).toMatchObject({
      ...{ adults: 'two', salary: 0, business: 120_000, dividends: 1_500, otherIncome: 5_000, taxFree: 3_000 },
      ...{ salary2: 80_000, business2: null, dividends2: 1_500, otherIncome2: null, taxFree2: null },
    });
  });

  it('is nothing without an income', () => {
    expect(startOf({ profile: blankProfile, assets: [rental('Perth', 400)] })).toBeNull();
  });
});
