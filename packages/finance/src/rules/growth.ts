import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** The available growth assumptions. */
export const growthNames = ['low', 'medium', 'high'] as const;
export type GrowthName = (typeof growthNames)[number];

/** Capital growth of each choice, percent a year, compounding yearly. */
export const growthRates: Rule<Readonly<Record<GrowthName, number>>> = {
  id: 'growth.rates',
  label: 'Growth rates',
  value: { low: 3, medium: 5, high: 7 },
  unit: 'percent a year',
  ...ownEstimate,
  note: 'Illustrations. National prices rose 5.4 % a year over 30 years to 2022 (CoreLogic); 7 % a year is above that history',
};
