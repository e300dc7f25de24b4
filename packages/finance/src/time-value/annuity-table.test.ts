import { describe, expect, it } from 'vitest';
import { fv, ipmt, pmt, ppmt, pv } from './annuity.ts';
import { nper, rate as rateOf } from './annuity-solvers.ts';

/*
 * 10,000 received, 2,500 still owed at the end: calculated independently of the engine in decimals of 50 digits, the
 * interest by running the balance payment by payment. Columns: rate, periods, timing; payment; future and present value
 * of paying 300; a payment and its interest.
 */
const table = [
  [-0.01, 1, 0, -7_400, -9_600, 2_828.282_828, 1, 100],
  [-0.01, 1, 1, -7_474.747_475, -9_603, 2_825.252_525, 1, 0],
  [-0.01, 12, 0, -560.123_358, -5_455.394_869, 6_665.788_234, 6, 67.647_387],
  [-0.01, 12, 1, -565.781_17, -5_489.479_407, 6_627.334_804, 6, 68.330_694],
  [-0.01, 60, 0, -65.620_184, 8_113.734_304, 29_397.981_276, 30, 58.126_596],
  [-0.01, 60, 1, -66.283_014, 7_977.881_297, 29_149.692_218, 30, 58.713_733],
  [0, 1, 0, -7_500, -9_700, 2_800, 1, 0],
  [0, 1, 1, -7_500, -9_700, 2_800, 1, 0],
  [0, 12, 0, -625, -6_400, 6_100, 6, 0],
  [0, 12, 1, -625, -6_400, 6_100, 6, 0],
  [0, 60, 0, -125, 8_000, 20_500, 30, 0],
  [0, 60, 1, -125, 8_000, 20_500, 30, 0],
  [0.004, 1, 0, -7_540, -9_740, 2_788.844_622, 1, -40],
  [0.004, 1, 1, -7_509.960_159, -9_738.8, 2_790.039_841, 1, 0],
  [0.004, 12, 0, -651.368_924, -6_810.436_51, 5_891.183_946, 6, -27.674_41],
  [0.004, 12, 1, -648.773_829, -6_795.715_448, 5_905.216_432, 6, -27.564_154],
  [0.004, 60, 0, -150.848_065, 7_591.646_716, 17_942.171_668, 30, -26.394_945],
  [0.004, 60, 1, -150.247_077, 7_672.838_932, 18_006.070_309, 30, -26.289_786],
  [0.05, 1, 0, -8_000, -10_200, 2_666.666_667, 1, -500],
  [0.05, 1, 1, -7_619.047_619, -10_185, 2_680.952_381, 1, 0],
  [0.05, 12, 0, -971.190_575, -13_183.425_304, 4_051.069_036, 6, -369.818_732],
  [0.05, 12, 1, -924.943_405, -12_944.668_406, 4_184.017_811, 6, -352.208_316],
  [0.05, 60, 0, -521.211_384, -80_716.743_576, 5_812.625_667, 30, -433.902_451],
  [0.05, 60, 1, -496.391_794, -75_412.987_808, 6_096.565_01, 30, -413.240_43],
  [0.2, 1, 0, -9_500, -11_700, 2_333.333_333, 1, -2_000],
  [0.2, 1, 1, -7_916.666_667, -11_640, 2_383.333_333, 1, 0],
  [0.2, 12, 0, -2_189.487_237, -77_286.853_81, 1_612.156_655, 6, -1_717.982_356],
  [0.2, 12, 1, -1_824.572_697, -74_912.023_676, 1_878.509_658, 6, -1_431.651_963],
  [0.2, 60, 0, -2_000.026_621, -478_955_372.001_918, 1_500.017_747, 30, -1_994.760_627],
  [0.2, 60, 1, -1_666.688_851, -462_051_417.695_968, 1_800.012_423, 30, -1_662.300_523],
] as const;

describe('an annuity', () => {
  it.each(table)('at %d over %d periods, timing %d', (rate, periods, type, payment, future, present, per, interest) => {
    const terms = { rate, nper: periods, type };
    const loan = { ...terms, pv: 10_000, fv: -2_500 };
    expect(pmt(loan)).toBeCloseTo(payment, 5);
    expect(fv({ ...terms, pv: 10_000, pmt: -300 })).toBeCloseTo(future, 4);
    expect(pv({ ...terms, fv: -2_500, pmt: -300 })).toBeCloseTo(present, 4);
    expect(ipmt({ ...loan, per })).toBeCloseTo(interest, 5);
    expect(ppmt({ ...loan, per })).toBeCloseTo(payment - interest, 5);
  });

  it.each(table)('solved back at %d over %d periods, timing %d', (rate, periods, type, payment) => {
    const found = nper({ rate, pmt: payment, pv: 10_000, fv: -2_500, type });
    expect(found.status === 'solved' && found.value).toBeCloseTo(periods, 4);
    const back = rateOf({ nper: periods, pmt: payment, pv: 10_000, fv: -2_500, type, guess: rate });
    expect(back.status === 'solved' && back.value).toBeCloseTo(rate, 6);
  });
});
