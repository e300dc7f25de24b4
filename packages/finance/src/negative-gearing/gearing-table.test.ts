import { describe, expect, it } from 'vitest';
import { depreciationRatePct, negativeGearing } from './negative-gearing.ts';

/*
 * Depreciation table of the specification, and calculated from it, independently of the engine, in exact fractions:
 * deductions and loss of a property at 600,000, and the tax of 2025-26 that it saves a sole owner on 77,000 and a half
 * owner on 195,000.
 */
describe('negativeGearing over ten years', () => {
  it.each([
    ['Apartment', 1, 2.7, 51_600, 36_600, 10_336, 7_171],
    ['Apartment', 2, 2.2, 48_600, 33_600, 9_856, 6_616],
    ['Apartment', 3, 2, 47_400, 32_400, 9_664, 6_394],
    ['Apartment', 4, 1.8, 46_200, 31_200, 9_360, 6_172],
    ['Apartment', 5, 1.5, 44_400, 29_400, 8_820, 5_839],
    ['Apartment', 6, 1.4, 43_800, 28_800, 8_640, 5_728],
    ['Apartment', 7, 1.4, 43_800, 28_800, 8_640, 5_728],
    ['Apartment', 8, 1.3, 43_200, 28_200, 8_460, 5_617],
    ['Apartment', 9, 1.3, 43_200, 28_200, 8_460, 5_617],
    ['Apartment', 10, 1.4, 43_800, 28_800, 8_640, 5_728],
    ['Townhouse', 1, 2.75, 51_900, 36_900, 10_384, 7_226.5],
    ['Townhouse', 2, 2.35, 49_500, 34_500, 10_000, 6_782.5],
    ['Townhouse', 3, 2.1, 48_000, 33_000, 9_760, 6_505],
    ['Townhouse', 4, 2, 47_400, 32_400, 9_664, 6_394],
    ['Townhouse', 5, 1.6, 45_000, 30_000, 9_000, 5_950],
    ['Townhouse', 6, 1.45, 44_100, 29_100, 8_730, 5_783.5],
    ['Townhouse', 7, 1.45, 44_100, 29_100, 8_730, 5_783.5],
    ['Townhouse', 8, 1.5, 44_400, 29_400, 8_820, 5_839],
    ['Townhouse', 9, 1.6, 45_000, 30_000, 9_000, 5_950],
    ['Townhouse', 10, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['House', 1, 2.45, 50_100, 35_100, 10_096, 6_893.5],
    ['House', 2, 2, 47_400, 32_400, 9_664, 6_394],
    ['House', 3, 1.7, 45_600, 30_600, 9_180, 6_061],
    ['House', 4, 1.45, 44_100, 29_100, 8_730, 5_783.5],
    ['House', 5, 1.45, 44_100, 29_100, 8_730, 5_783.5],
    ['House', 6, 1.4, 43_800, 28_800, 8_640, 5_728],
    ['House', 7, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['House', 8, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['House', 9, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['House', 10, 1.2, 42_600, 27_600, 8_280, 5_506],
    ['Dual Key', 1, 2.45, 50_100, 35_100, 10_096, 6_893.5],
    ['Dual Key', 2, 2, 47_400, 32_400, 9_664, 6_394],
    ['Dual Key', 3, 1.7, 45_600, 30_600, 9_180, 6_061],
    ['Dual Key', 4, 1.45, 44_100, 29_100, 8_730, 5_783.5],
    ['Dual Key', 5, 1.45, 44_100, 29_100, 8_730, 5_783.5],
    ['Dual Key', 6, 1.4, 43_800, 28_800, 8_640, 5_728],
    ['Dual Key', 7, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['Dual Key', 8, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['Dual Key', 9, 1.35, 43_500, 28_500, 8_550, 5_672.5],
    ['Dual Key', 10, 1.2, 42_600, 27_600, 8_280, 5_506],
  ] as const)(
    '[GEAR-04] [GEAR-24] %s in year %d at %d %%',
    (propertyType, depreciationYear, rate, deductions, loss, savedBySole, savedByHalf) => {
      const terms = { propertyType, depreciationYear, propertyPrice: 600_000, financialYear: '2025-26' } as const;
      const sole = negativeGearing({ ...terms, ownershipPercentage: 100, currentTaxableIncome: 77_000 });
      const half = negativeGearing({ ...terms, ownershipPercentage: 50, currentTaxableIncome: 195_000 });
      expect(depreciationRatePct(propertyType, depreciationYear)).toBe(rate);
      expect(sole.totalDeductions).toBeCloseTo(deductions, 6);
      expect(sole.negativeGearingAmount).toBeCloseTo(loss, 6);
      expect(sole.taxSavings).toBeCloseTo(savedBySole, 6);
      expect(half.totalDeductions).toBeCloseTo(deductions, 6);
      expect(half.negativeGearingAmount).toBeCloseTo(loss / 2, 6);
      expect(half.taxSavings).toBeCloseTo(savedByHalf, 6);
    },
  );
});
