import { describe, expect, it } from 'vitest';
import { equityProjection } from './equity-projection.ts';

/*
 * A property at 600,000 on a loan of 570,000 over 30 years: value and debt by compound growth and the annuity formula,
 * calculated independently of the engine in decimals of 50 digits.
 */
describe('equityProjection', () => {
  it.each([
    ['low', 'principal_and_interest', 4.5, 0, 600_000, 570_000],
    ['low', 'principal_and_interest', 4.5, 1, 618_000, 560_804.607_9],
    ['low', 'principal_and_interest', 4.5, 10, 806_349.827_6, 456_509.778_5],
    ['low', 'principal_and_interest', 4.5, 30, 1_456_357.482_7, 0],
    ['low', 'principal_and_interest', 6.5, 0, 600_000, 570_000],
    ['low', 'principal_and_interest', 6.5, 1, 618_000, 563_628.964_8],
    ['low', 'principal_and_interest', 6.5, 10, 806_349.827_6, 483_223.920_3],
    ['low', 'principal_and_interest', 6.5, 30, 1_456_357.482_7, 0],
    ['low', 'interest_only', 4.5, 0, 600_000, 570_000],
    ['low', 'interest_only', 4.5, 1, 618_000, 570_000],
    ['low', 'interest_only', 4.5, 10, 806_349.827_6, 570_000],
    ['low', 'interest_only', 4.5, 30, 1_456_357.482_7, 570_000],
    ['low', 'interest_only', 6.5, 0, 600_000, 570_000],
    ['low', 'interest_only', 6.5, 1, 618_000, 570_000],
    ['low', 'interest_only', 6.5, 10, 806_349.827_6, 570_000],
    ['low', 'interest_only', 6.5, 30, 1_456_357.482_7, 570_000],
    ['medium', 'principal_and_interest', 4.5, 0, 600_000, 570_000],
    ['medium', 'principal_and_interest', 4.5, 1, 630_000, 560_804.607_9],
    ['medium', 'principal_and_interest', 4.5, 10, 977_336.776_1, 456_509.778_5],
    ['medium', 'principal_and_interest', 4.5, 30, 2_593_165.425_1, 0],
    ['medium', 'principal_and_interest', 6.5, 0, 600_000, 570_000],
    ['medium', 'principal_and_interest', 6.5, 1, 630_000, 563_628.964_8],
    ['medium', 'principal_and_interest', 6.5, 10, 977_336.776_1, 483_223.920_3],
    ['medium', 'principal_and_interest', 6.5, 30, 2_593_165.425_1, 0],
    ['medium', 'interest_only', 4.5, 0, 600_000, 570_000],
    ['medium', 'interest_only', 4.5, 1, 630_000, 570_000],
    ['medium', 'interest_only', 4.5, 10, 977_336.776_1, 570_000],
    ['medium', 'interest_only', 4.5, 30, 2_593_165.425_1, 570_000],
    ['medium', 'interest_only', 6.5, 0, 600_000, 570_000],
    ['medium', 'interest_only', 6.5, 1, 630_000, 570_000],
    ['medium', 'interest_only', 6.5, 10, 977_336.776_1, 570_000],
    ['medium', 'interest_only', 6.5, 30, 2_593_165.425_1, 570_000],
    ['high', 'principal_and_interest', 4.5, 0, 600_000, 570_000],
    ['high', 'principal_and_interest', 4.5, 1, 642_000, 560_804.607_9],
    ['high', 'principal_and_interest', 4.5, 10, 1_180_290.814_4, 456_509.778_5],
    ['high', 'principal_and_interest', 4.5, 30, 4_567_353.025_6, 0],
    ['high', 'principal_and_interest', 6.5, 0, 600_000, 570_000],
    ['high', 'principal_and_interest', 6.5, 1, 642_000, 563_628.964_8],
    ['high', 'principal_and_interest', 6.5, 10, 1_180_290.814_4, 483_223.920_3],
    ['high', 'principal_and_interest', 6.5, 30, 4_567_353.025_6, 0],
    ['high', 'interest_only', 4.5, 0, 600_000, 570_000],
    ['high', 'interest_only', 4.5, 1, 642_000, 570_000],
    ['high', 'interest_only', 4.5, 10, 1_180_290.814_4, 570_000],
    ['high', 'interest_only', 4.5, 30, 4_567_353.025_6, 570_000],
    ['high', 'interest_only', 6.5, 0, 600_000, 570_000],
    ['high', 'interest_only', 6.5, 1, 642_000, 570_000],
    ['high', 'interest_only', 6.5, 10, 1_180_290.814_4, 570_000],
    ['high', 'interest_only', 6.5, 30, 4_567_353.025_6, 570_000],
  ] as const)(
    '[EQUITY-08] [EQUITY-09] %s growth, %s at %d %%, year %d: value %d, debt %d',
    (growthRate, loanType, interestRate, year, value, debt) => {
      const { rows } = equityProjection({ propertyValue: 600_000, growthRate, loanType, interestRate, termYears: 30 });
      expect(rows[year]?.value).toBeCloseTo(value, 3);
      expect(rows[year]?.debt).toBeCloseTo(debt, 3);
      expect(rows[year]?.equity).toBeCloseTo(value - debt, 3);
    },
  );
});
