import { describe, expect, it } from 'vitest';
import { extraRepayment } from './extra-repayment.ts';
import { payoff } from './payoff.ts';

/*
 * Payments made one by one in decimals of 50 digits, independently of the engine: interest on the balance, then the
 * repayment, until less than half a cent is owed.
 */
describe('extraRepayment on 400,000 over 30 years', () => {
  it.each([
    ['weekly', 0, 50, 1493, 67, 11.538_462, 0, 0],
    ['weekly', 0, 200, 1323, 237, 46.153_846, 0, 0],
    ['weekly', 0, 1000, 822, 738, 230.769_231, 0, 0],
    ['weekly', 3, 50, 1489, 71, 11.538_462, 196_159.382_9, 10_590.900_6],
    ['weekly', 3, 200, 1311, 249, 46.153_846, 170_198.019_1, 36_552.264_5],
    ['weekly', 3, 1000, 808, 752, 230.769_231, 100_515.955_5, 106_234.328_1],
    ['weekly', 6, 50, 1475, 85, 11.538_462, 432_733.477, 30_028.116_9],
    ['weekly', 6, 200, 1276, 284, 46.153_846, 364_225.497_4, 98_536.096_5],
    ['weekly', 6, 1000, 771, 789, 230.769_231, 204_087.618_6, 258_673.975_3],
    ['weekly', 8.5, 50, 1455, 105, 11.538_462, 648_341.138_7, 58_242.851_6],
    ['weekly', 8.5, 200, 1229, 331, 46.153_846, 527_810.718_6, 178_773.271_8],
    ['weekly', 8.5, 1000, 729, 831, 230.769_231, 284_426.143, 422_157.847_3],
    ['fortnightly', 0, 50, 747, 33, 23.076_923, 0, 0],
    ['fortnightly', 0, 200, 662, 118, 92.307_692, 0, 0],
    ['fortnightly', 0, 1000, 411, 369, 461.538_462, 0, 0],
    ['fortnightly', 3, 50, 745, 35, 23.076_923, 196_271.233_3, 10_586.927_1],
    ['fortnightly', 3, 200, 656, 124, 92.307_692, 170_317.685_6, 36_540.474_8],
    ['fortnightly', 3, 1000, 404, 376, 461.538_462, 100_644.993_1, 106_213.167_3],
    ['fortnightly', 6, 50, 738, 42, 23.076_923, 432_939.816_4, 29_999.144_6],
    ['fortnightly', 6, 200, 638, 142, 92.307_692, 364_480.499_8, 98_458.461_2],
    ['fortnightly', 6, 1000, 386, 394, 461.538_462, 204_382.498_1, 258_556.462_9],
    ['fortnightly', 8.5, 50, 728, 52, 23.076_923, 648_631.277_8, 58_148.082_2],
    ['fortnightly', 8.5, 200, 615, 165, 92.307_692, 528_228.754_6, 178_550.605_5],
    ['fortnightly', 8.5, 1000, 365, 415, 461.538_462, 284_901.118_4, 421_878.241_7],
    ['monthly', 0, 50, 345, 15, 50, 0, 0],
    ['monthly', 0, 200, 306, 54, 200, 0, 0],
    ['monthly', 0, 1000, 190, 170, 1_000, 0, 0],
    ['monthly', 3, 50, 344, 16, 50, 196_532.409, 10_577.399_5],
    ['monthly', 3, 200, 303, 57, 200, 170_597.123_2, 36_512.685_4],
    ['monthly', 3, 1000, 187, 173, 1_000, 100_946.660_7, 106_163.147_9],
    ['monthly', 6, 50, 341, 19, 50, 433_421.426_4, 29_931.329_8],
    ['monthly', 6, 200, 295, 65, 200, 365_075.939_6, 98_276.816_6],
    ['monthly', 6, 1000, 179, 181, 1_000, 205_069.088_9, 258_283.667_3],
    ['monthly', 8.5, 50, 336, 24, 50, 649_308.543_5, 57_926.872_9],
    ['monthly', 8.5, 200, 284, 76, 200, 529_203.423, 178_031.993_3],
    ['monthly', 8.5, 1000, 169, 191, 1_000, 286_009.243_2, 421_226.173_2],
  ] as const)(
    '[CALC-08] [CALC-09] %s at %d %% with %d a month makes %d payments and saves %d',
    (frequency, annualRatePct, extraMonthly, periods, periodsSaved, extraPerPeriod, totalInterest, interestSaved) => {
      const result = extraRepayment({ principal: 400_000, annualRatePct, years: 30, frequency, extraMonthly });
      expect(result).toMatchObject({ periods, periodsSaved });
      expect(result.extraPerPeriod).toBeCloseTo(extraPerPeriod, 5);
      expect(result.totalInterest).toBeCloseTo(totalInterest, 1);
      expect(result.interestSaved).toBeCloseTo(interestSaved, 1);
      expect(result.totalRepayments).toBeCloseTo(400_000 + totalInterest, 1);
    },
  );
});

describe('payoff within 240 months', () => {
  it.each([
    [1_000, 0, 4, 240, 0, 40],
    [1_000, 0, 12, 84, 0, 0],
    [1_000, 0, 30, 34, 0, 0],
    [1_000, 0, 90, 12, 0, 0],
    [1_000, 6, 4, 240, 1_422.040_9, 1_462.040_9],
    [1_000, 6, 12, 109, 296.824_8, 0],
    [1_000, 6, 30, 37, 96.680_4, 0],
    [1_000, 6, 90, 12, 31.477_2, 0],
    [1_000, 19.99, 4, 240, 40_263.809_2, 40_303.809_2],
    [1_000, 19.99, 12, 240, 17_344.008_8, 15_464.008_8],
    [1_000, 19.99, 30, 50, 471.411_6, 0],
    [1_000, 19.99, 90, 13, 115.191_2, 0],
    [25_000, 0, 100, 240, 0, 1_000],
    [25_000, 0, 300, 84, 0, 0],
    [25_000, 0, 750, 34, 0, 0],
    [25_000, 0, 2_250, 12, 0, 0],
    [25_000, 6, 100, 240, 35_551.022_4, 36_551.022_4],
    [25_000, 6, 300, 109, 7_420.620_1, 0],
    [25_000, 6, 750, 37, 2_417.009_1, 0],
    [25_000, 6, 2_250, 12, 786.93, 0],
    [25_000, 19.99, 100, 240, 1_006_595.228_8, 1_007_595.228_8],
    [25_000, 19.99, 300, 240, 433_600.219_2, 386_600.219_2],
    [25_000, 19.99, 750, 50, 11_785.288_8, 0],
    [25_000, 19.99, 2_250, 13, 2_879.780_8, 0],
    [400_000, 0, 1_600, 240, 0, 16_000],
    [400_000, 0, 4_800, 84, 0, 0],
    [400_000, 0, 12_000, 34, 0, 0],
    [400_000, 0, 36_000, 12, 0, 0],
    [400_000, 6, 1_600, 240, 568_816.358_1, 584_816.358_1],
    [400_000, 6, 4_800, 109, 118_729.922_1, 0],
    [400_000, 6, 12_000, 37, 38_672.145_1, 0],
    [400_000, 6, 36_000, 12, 12_590.879_3, 0],
    [400_000, 19.99, 1_600, 240, 16_105_523.661_5, 16_121_523.661_5],
    [400_000, 19.99, 4_800, 240, 6_937_603.506_8, 6_185_603.506_8],
    [400_000, 19.99, 12_000, 50, 188_564.62, 0],
    [400_000, 19.99, 36_000, 13, 46_076.493, 0],
  ] as const)(
    '%d at %d %% with %d a month takes %d months, interest %d, owing %d',
    (balance, annualRatePct, payment, periods, totalInterest, remaining) => {
      const result = payoff({ balance, annualRatePct, payment, cap: 240, frequency: 'monthly' });
      expect(result.periods).toBe(periods);
      expect(result.status).toBe(remaining === 0 ? 'paid-off' : 'not-paid-off');
      expect(Math.abs(result.totalInterest - totalInterest)).toBeLessThan(1e-9 * Math.max(1e6, totalInterest));
      expect(Math.abs(result.remainingBalance - remaining)).toBeLessThan(1e-9 * Math.max(1e6, remaining));
    },
  );
});
