import { describe, expect, it } from 'vitest';
import { balanceAfter } from './balance-after.ts';
import { loanRepayment } from './extra-repayment.ts';

/*
 * Repayments, interest and balances of 500,000, calculated independently of the engine with the annuity formula in
 * decimals of 50 digits: P·r ÷ (1 − (1 + r)^−n), interest n times that less P, balance P·(1 + r)^m − repayment·((1 +
 * r)^m − 1) ÷ r.
 */
const principal = 500_000;

describe('loanRepayment, principal and interest', () => {
  it.each([
    ['weekly', 0, 1, 9_615.384_615, 0],
    ['weekly', 0, 5, 1_923.076_923, 0],
    ['weekly', 0, 15, 641.025_641, 0],
    ['weekly', 0, 25, 384.615_385, 0],
    ['weekly', 0, 30, 320.512_821, 0],
    ['weekly', 1.5, 1, 9_689.067_029, 3_831.485_5],
    ['weekly', 1.5, 5, 1_996.370_889, 19_056.431_2],
    ['weekly', 1.5, 15, 715.935_136, 58_429.405_9],
    ['weekly', 1.5, 25, 461.282_278, 99_666.960_8],
    ['weekly', 1.5, 30, 398.064_146, 120_980.067_5],
    ['weekly', 4.5, 1, 9_837.512_512, 11_550.650_6],
    ['weekly', 4.5, 5, 2_148.357_702, 58_573.002_4],
    ['weekly', 4.5, 15, 881.794_933, 187_800.047_6],
    ['weekly', 4.5, 25, 640.845_681, 333_099.385],
    ['weekly', 4.5, 30, 584.239_034, 411_412.893],
    ['weekly', 6, 1, 9_912.275_205, 15_438.310_6],
    ['weekly', 6, 5, 2_227.040_927, 79_030.641],
    ['weekly', 6, 15, 972.529_103, 258_572.700_5],
    ['weekly', 6, 25, 742.809_71, 465_652.622_8],
    ['weekly', 6, 30, 691.315_38, 578_451.992_4],
    ['weekly', 6.79, 1, 9_951.794_84, 17_493.331_7],
    ['weekly', 6.79, 5, 2_269.198_333, 89_991.566_5],
    ['weekly', 6.79, 15, 1_022.330_624, 297_417.886_9],
    ['weekly', 6.79, 25, 799.460_707, 539_298.919_5],
    ['weekly', 6.79, 30, 750.953_767, 671_487.876_3],
    ['weekly', 9.25, 1, 10_075.494_67, 23_925.722_8],
    ['weekly', 9.25, 5, 2_403.626_509, 124_942.892_3],
    ['weekly', 9.25, 15, 1_185.908_099, 425_008.317_2],
    ['weekly', 9.25, 25, 987.388_864, 783_605.522_7],
    ['weekly', 9.25, 30, 948.721_361, 980_005.323_1],
    ['weekly', 20, 1, 10_627.370_949, 52_623.289_3],
    ['weekly', 20, 5, 3_045.666_112, 291_873.189_2],
    ['weekly', 20, 15, 2_024.450_029, 1_079_071.023],
    ['weekly', 20, 25, 1_936.248_993, 2_017_123.690_9],
    ['weekly', 20, 30, 1_927.911_054, 2_507_541.243_8],
    ['fortnightly', 0, 1, 19_230.769_231, 0],
    ['fortnightly', 0, 5, 3_846.153_846, 0],
    ['fortnightly', 0, 15, 1_282.051_282, 0],
    ['fortnightly', 0, 25, 769.230_769, 0],
    ['fortnightly', 0, 30, 641.025_641, 0],
    ['fortnightly', 1.5, 1, 19_380.907_276, 3_903.589_2],
    ['fortnightly', 1.5, 5, 3_993.296_172, 19_128.502_4],
    ['fortnightly', 1.5, 15, 1_432.054_378, 58_501.207_6],
    ['fortnightly', 1.5, 25, 922.674_195, 99_738.227_1],
    ['fortnightly', 1.5, 30, 796.219_19, 121_050.968_4],
    ['fortnightly', 4.5, 1, 19_683.341_032, 11_766.866_8],
    ['fortnightly', 4.5, 5, 4_298.371_894, 58_788.346_2],
    ['fortnightly', 4.5, 15, 1_764.123_803, 188_008.283_3],
    ['fortnightly', 4.5, 25, 1_281.991_123, 333_294.229_7],
    ['fortnightly', 4.5, 30, 1_168.716_83, 411_599.127_3],
    ['fortnightly', 6, 1, 19_835.635_372, 15_726.519_7],
    ['fortnightly', 6, 5, 4_456.282_981, 79_316.787_5],
    ['fortnightly', 6, 15, 1_945.749_565, 258_842.330_4],
    ['fortnightly', 6, 25, 1_485.988_486, 465_892.515_8],
    ['fortnightly', 6, 30, 1_382.915_002, 578_673.701_3],
    ['fortnightly', 6.79, 1, 19_916.132_159, 17_819.436_1],
    ['fortnightly', 6.79, 5, 4_540.882_205, 90_314.686_6],
    ['fortnightly', 6.79, 15, 2_045.429_153, 297_717.369_8],
    ['fortnightly', 6.79, 25, 1_599.318_528, 539_557.043_4],
    ['fortnightly', 6.79, 30, 1_502.207_042, 671_721.492_4],
    ['fortnightly', 9.25, 1, 20_168.066_3, 24_369.723_8],
    ['fortnightly', 9.25, 5, 4_810.610_72, 125_379.393_6],
    ['fortnightly', 9.25, 15, 2_372.789_436, 425_387.879_9],
    ['fortnightly', 9.25, 25, 1_975.224_076, 783_895.649_6],
    ['fortnightly', 9.25, 30, 1_897.754_278, 980_248.336_8],
    ['fortnightly', 20, 1, 21_291.531_254, 53_579.812_6],
    ['fortnightly', 20, 5, 6_098.132_101, 292_757.173_2],
    ['fortnightly', 20, 15, 4_050.125_875, 1_079_549.091_1],
    ['fortnightly', 20, 25, 3_872.752_309, 2_017_289.001_1],
    ['fortnightly', 20, 30, 3_855.933_731, 2_507_628.310_3],
    ['monthly', 0, 1, 41_666.666_667, 0],
    ['monthly', 0, 5, 8_333.333_333, 0],
    ['monthly', 0, 15, 2_777.777_778, 0],
    ['monthly', 0, 25, 1_666.666_667, 0],
    ['monthly', 0, 30, 1_388.888_889, 0],
    ['monthly', 1.5, 1, 42_005.983_671, 4_071.804],
    ['monthly', 1.5, 5, 8_654.944_027, 19_296.641_6],
    ['monthly', 1.5, 15, 3_103.715_102, 58_668.718_4],
    ['monthly', 1.5, 25, 1_999.681_631, 99_904.489_4],
    ['monthly', 1.5, 30, 1_725.601_052, 121_216.378_8],
    ['monthly', 4.5, 1, 42_689.260_793, 12_271.129_5],
    ['monthly', 4.5, 5, 9_321.509_621, 59_290.577_2],
    ['monthly', 4.5, 15, 3_824.966_444, 188_493.959_9],
    ['monthly', 4.5, 25, 2_779.162_39, 333_748.716_9],
    ['monthly', 4.5, 30, 2_533.426_549, 412_033.557_7],
    ['monthly', 6, 1, 43_033.214_854, 16_398.578_2],
    ['monthly', 6, 5, 9_666.400_765, 79_984.045_9],
    ['monthly', 6, 15, 4_219.284_14, 259_471.145_2],
    ['monthly', 6, 25, 3_221.507_007, 466_452.102_2],
    ['monthly', 6, 30, 2_997.752_626, 579_190.945_3],
    ['monthly', 6.79, 1, 43_214.983_117, 18_579.797_4],
    ['monthly', 6.79, 5, 9_851.135_074, 91_068.104_5],
    ['monthly', 6.79, 15, 4_435.643_26, 298_415.786_8],
    ['monthly', 6.79, 25, 3_467.197_32, 540_159.196_1],
    ['monthly', 6.79, 30, 3_256.296_069, 672_266.585],
    ['monthly', 9.25, 1, 43_783.725_85, 25_404.710_2],
    ['monthly', 9.25, 5, 10_439.949_147, 126_396.948_8],
    ['monthly', 9.25, 15, 5_145.961_449, 426_273.060_8],
    ['monthly', 9.25, 25, 4_281.909_214, 784_572.764_1],
    ['monthly', 9.25, 30, 4_113.377_128, 980_815.765_9],
    ['monthly', 20, 1, 46_317.252_949, 55_807.035_4],
    ['monthly', 20, 5, 13_246.941_857, 294_816.511_4],
    ['monthly', 20, 15, 8_781.482_515, 1_080_666.852_8],
    ['monthly', 20, 25, 8_392.258_861, 2_017_677.658_4],
    ['monthly', 20, 30, 8_355.093_431, 2_507_833.635_2],
  ] as const)(
    '[CALC-03] %s at %d %% over %d years is %d, interest %d',
    (frequency, annualRatePct, years, repayment, interest) => {
      const loan = { principal, annualRatePct, years, frequency, loanType: 'principal_and_interest' } as const;
      const result = loanRepayment(loan);
      expect(result.repayment).toBeCloseTo(repayment, 5);
      expect(result.totalInterest).toBeCloseTo(interest, 3);
      expect(result.totalRepayments).toBeCloseTo(principal + interest, 3);
      expect(result.principalOwingAtEnd).toBe(0);
    },
  );
});

describe('loanRepayment, interest only', () => {
  it.each([
    ['weekly', 0, 1, 0, 0],
    ['weekly', 0, 30, 0, 0],
    ['weekly', 4.5, 1, 432.692_308, 22_500],
    ['weekly', 4.5, 30, 432.692_308, 675_000],
    ['weekly', 6.79, 1, 652.884_615, 33_950],
    ['weekly', 6.79, 30, 652.884_615, 1_018_500],
    ['fortnightly', 0, 1, 0, 0],
    ['fortnightly', 0, 30, 0, 0],
    ['fortnightly', 4.5, 1, 865.384_615, 22_500],
    ['fortnightly', 4.5, 30, 865.384_615, 675_000],
    ['fortnightly', 6.79, 1, 1_305.769_231, 33_950],
    ['fortnightly', 6.79, 30, 1_305.769_231, 1_018_500],
    ['monthly', 0, 1, 0, 0],
    ['monthly', 0, 30, 0, 0],
    ['monthly', 4.5, 1, 1_875, 22_500],
    ['monthly', 4.5, 30, 1_875, 675_000],
    ['monthly', 6.79, 1, 2_829.166_667, 33_950],
    ['monthly', 6.79, 30, 2_829.166_667, 1_018_500],
  ] as const)(
    '[CALC-05] %s at %d %% over %d years is %d, interest %d',
    (frequency, annualRatePct, years, repayment, interest) => {
      const result = loanRepayment({ principal, annualRatePct, years, frequency, loanType: 'interest_only' });
      expect(result.repayment).toBeCloseTo(repayment, 5);
      expect(result.totalInterest).toBeCloseTo(interest, 3);
      expect(result.principalOwingAtEnd).toBe(principal);
    },
  );
});

describe('balanceAfter', () => {
  it.each([
    ['weekly', 0, 52, 483_333.333_3, 0],
    ['weekly', 0, 260, 416_666.666_7, 0],
    ['weekly', 0, 520, 333_333.333_3, 0],
    ['weekly', 0, 1040, 166_666.666_7, 0],
    ['weekly', 0, 1508, 16_666.666_7, 0],
    ['weekly', 4.5, 52, 491_943.135_4, 22_323.565_1],
    ['weekly', 4.5, 260, 455_834.416_5, 107_736.565_4],
    ['weekly', 4.5, 520, 400_530.234_5, 204_334.532_1],
    ['weekly', 4.5, 1040, 244_560.943_5, 352_169.538_8],
    ['weekly', 4.5, 1508, 29_694.449_3, 410_726.912_6],
    ['weekly', 6.79, 52, 494_726.847_1, 33_776.442_9],
    ['weekly', 6.79, 260, 469_662.711_4, 164_910.690_8],
    ['weekly', 6.79, 520, 427_071.150_1, 317_567.108_9],
    ['weekly', 6.79, 1040, 283_326.080_1, 564_317.997_6],
    ['weekly', 6.79, 1508, 37_729.564_3, 670_167.844_7],
    ['fortnightly', 0, 26, 483_333.333_3, 0],
    ['fortnightly', 0, 130, 416_666.666_7, 0],
    ['fortnightly', 0, 260, 333_333.333_3, 0],
    ['fortnightly', 0, 520, 166_666.666_7, 0],
    ['fortnightly', 0, 754, 16_666.666_7, 0],
    ['fortnightly', 4.5, 26, 491_940.351_9, 22_326.989_4],
    ['fortnightly', 4.5, 130, 455_820.952_7, 107_754.140_6],
    ['fortnightly', 4.5, 260, 400_505.287_5, 204_371.663_3],
    ['fortnightly', 4.5, 520, 244_527.200_8, 352_259.952_3],
    ['fortnightly', 4.5, 754, 29_687.968_8, 410_900.458_5],
    ['fortnightly', 6.79, 26, 494_722.354_1, 33_779.737_2],
    ['fortnightly', 6.79, 130, 469_639.729_4, 164_926.644_8],
    ['fortnightly', 6.79, 260, 427_025.324_9, 317_599.155_8],
    ['fortnightly', 6.79, 520, 283_253.515_3, 564_401.177],
    ['fortnightly', 6.79, 754, 37_713.322_8, 670_377.432_2],
    ['monthly', 0, 12, 483_333.333_3, 0],
    ['monthly', 0, 60, 416_666.666_7, 0],
    ['monthly', 0, 120, 333_333.333_3, 0],
    ['monthly', 0, 240, 166_666.666_7, 0],
    ['monthly', 0, 348, 16_666.666_7, 0],
    ['monthly', 4.5, 12, 491_933.866_5, 22_334.985_1],
    ['monthly', 4.5, 60, 455_789.585_8, 107_795.178_8],
    ['monthly', 4.5, 120, 400_447.174_1, 204_458.36],
    ['monthly', 4.5, 240, 244_448.615_1, 352_470.986_9],
    ['monthly', 4.5, 348, 29_672.879_1, 411_305.318_2],
    ['monthly', 6.79, 12, 494_711.888_5, 33_787.441_3],
    ['monthly', 6.79, 60, 469_586.205_9, 164_963.970_1],
    ['monthly', 6.79, 120, 426_918.626_6, 317_674.154_9],
    ['monthly', 6.79, 240, 283_084.643_9, 564_595.700_6],
    ['monthly', 6.79, 348, 37_675.544_9, 670_866.577],
  ] as const)(
    '%s at %d %%, after %d payments %d, interest %d',
    (frequency, annualRatePct, payments, balance, interest) => {
      const loan = { principal, annualRatePct, years: 30, frequency, loanType: 'principal_and_interest' } as const;
      const result = balanceAfter({ ...loan, payments });
      expect(result.balance).toBeCloseTo(balance, 3);
      expect(result.interestPaid).toBeCloseTo(interest, 3);
      expect(result.principalPaid).toBeCloseTo(principal - balance, 3);
    },
  );
});
