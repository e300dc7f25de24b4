import { type Household, type Loan, runHousehold } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { asset, liability, read } from '../../test/household-records.ts';
import { rateRises } from './rate-rises.ts';

const unit = asset({ id: 'unit', assetType: 'Investment Property', description: 'Unit', currentValue: 900_000 });
const mortgage = {
  id: 'loan',
  liabilityType: 'Mortgage',
  loanBalance: 600_000,
  interestRate: 6,
  repaymentAmount: 3_597.3,
  repaymentFrequency: 'Monthly',
  securedBy: 'unit',
  // 360 repayments from November 2026 on.
  loanEnds: '2056-10-31',
} as const;

function householdWith(loan: Partial<Parameters<typeof liability>[0]>): Household {
  return read({ grossIncome: 200_000 }, [unit], [liability({ ...mortgage, ...loan })]).household;
}

const added = (loan: Partial<Parameters<typeof liability>[0]>, points: readonly number[]) =>
  rateRises(householdWith(loan), points).map(({ addedMonthly }) => addedMonthly.map((dollars) => Math.round(dollars)));

describe('what a rise of rates adds to a repayment', () => {
  it('is the difference of two level repayments, by the annuity formula', () => {
    // P·r ÷ (1 − (1 + r)^−360) of $600,000 at 6.25 % and 7 % less that at 6 %: 3,694.30, 3,991.81, 3,597.30.
    expect(added({}, [0.25, 1])).toEqual([[97, 395]]);
  });

  it('is the interest alone while a loan is interest only, an offset account taken off', () => {
    // 0.25 % of $600,000 a year is $125 a month; of $480,000 it is $100.
    const only = { loanType: 'Interest Only', interestOnlyUntil: '2029-11-30' } as const;
    expect(added(only, [0.25])).toEqual([[125]]);
    expect(added({ ...only, offsetBalance: 120_000 }, [0.25])).toEqual([[100]]);
  });

  it('leaves out a loan without a property, and one that is paid off', () => {
    expect(added({ liabilityType: 'Car Loan', securedBy: null }, [1])).toEqual([]);
    expect(added({ loanBalance: 0 }, [1])).toEqual([]);
  });

  it('says until when a rate is fixed', () => {
    const fixed = householdWith({ termType: 'Fixed', fixedUntil: '2027-03-31' });
    expect(rateRises(fixed, [1])).toMatchObject([{ loan: 'loan', fixedUntil: '2027-03' }]);
  });

  it('is what the timeline pays more after a rise of that size', () => {
    const household = householdWith({});
    const paid = (addPct: number) => {
      const loans = household.loans.map(
        (loan): Loan => ({ ...loan, ratePct: loan.ratePct + addPct, monthlyRepayment: undefined }),
      );
      const { accounts, balances } = runHousehold({ ...household, loans }, { years: 1 });
      const at = accounts.findIndex(({ kind }) => kind === 'loan');
      // Repaid of principal in the first month, and its interest.
      return 600_000 + (balances[at] ?? 0) / 100 + (600_000 * (6 + addPct)) / 1200;
    };
    const [rise] = rateRises(household, [1]);
    expect(rise?.addedMonthly[0]).toBeCloseTo(paid(1) - paid(0), 1);
  });
});
