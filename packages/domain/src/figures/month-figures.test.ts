import { blankProfile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { clientTimeline, timelineFigures } from './client-timeline.ts';
import { changeSince, monthFigures } from './month-figures.ts';

const record = {
  profile: { ...blankProfile, nonTaxableIncome: 36_000, monthlyLivingExpenses: 1_500 },
  assets: [asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000 })],
  liabilities: [
    liability({
      id: 'loan',
      liabilityType: 'Mortgage',
      isPrimaryResidence: true,
      loanBalance: 480_000,
      repaymentAmount: 1_000,
    }),
  ],
};

describe('figures kept by the month [FIRST-03]', () => {
  it('are what the record comes to on the day', () => {
    // 900,000 − 480,000; (36,000 − 18,000 − 12,000) ÷ 12
    expect(monthFigures(record, day)).toEqual({
      month: '2026-11',
      netWorth: 420_000,
      propertyEquity: 420_000,
      leftOverMonthly: 500,
    });
  });

  it.each(['2026-06-30', '2026-07-01', '2027-05-31'])('are those that lead on %s', (on) => {
    const { today, propertyEquity, leftOverMonthly } = timelineFigures(clientTimeline(record, on));
    expect(monthFigures(record, on)).toMatchObject({ netWorth: today.netWorth, propertyEquity, leftOverMonthly });
  });

  it('are not kept of an empty record', () => {
    expect(monthFigures({ profile: blankProfile, assets: [], liabilities: [] }, day)).toBeNull();
  });
});

describe('the change since last month [FIRST-03]', () => {
  const october = { month: '2026-10', netWorth: 400_000, propertyEquity: 420_000, leftOverMonthly: 750 };
  const november = { ...october, month: '2026-11', netWorth: 1 };

  it.each([
    ['netWorth', 420_000, '+$20,000 since October 2026'],
    ['propertyEquity', 420_000.3, 'no change since October 2026'],
    ['leftOverMonthly', 500, '−$250 since October 2026'],
  ] as const)('of %s', (figure, now, text) => {
    expect(changeSince([november, october], { figure, now, day })).toBe(text);
  });

  it('names the month before where last month is not kept, and says where none is', () => {
    const august = { ...october, month: '2026-08' };
    const asked = { figure: 'netWorth', now: 400_000, day } as const;
    expect(changeSince([august], asked)).toBe('no change since August 2026');
    expect(changeSince([november], asked)).toBe('no earlier month to compare with yet');
    expect(changeSince([], { ...asked, day: '2027-01-03' })).toBe('no earlier month to compare with yet');
  });
});
