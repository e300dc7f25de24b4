import type { OwnerShare } from './entity.ts';

export const holdingKinds = ['shares', 'business', 'other'] as const;

/** Something else of value; dollars. */
export interface Holding {
  readonly id: string;
  readonly kind: (typeof holdingKinds)[number];
  /** All of it, whoever owns the rest. */
  readonly value: number;
  /** Percent a year. */
  readonly growthPct?: number | undefined;
  /** What was paid for all of it; not known unless named. */
  readonly costBase?: number | undefined;
  /** What all of it was worth on 1 July 2027 (ITAA 1997 s 112-160), of a start after that; then it was held before. */
  readonly value2027?: number | undefined;
  /** Taxable income a year, before tax. */
  readonly annualIncome?: number | undefined;
  readonly owners: readonly OwnerShare[];
}
