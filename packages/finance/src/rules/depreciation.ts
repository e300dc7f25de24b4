import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Kinds of property in the negative gearing calculator. */
export const gearingPropertyTypes = ['Apartment', 'Townhouse', 'House', 'Dual Key'] as const;
export type GearingPropertyType = (typeof gearingPropertyTypes)[number];

const house = [2.45, 2, 1.7, 1.45, 1.45, 1.4, 1.35, 1.35, 1.35, 1.2];

/** Depreciation of years 1 to 10 by kind of property, percent of the purchase price. */
export const depreciationRates: Rule<Readonly<Record<GearingPropertyType, readonly number[]>>> = {
  id: 'depreciation.rates',
  label: 'Depreciation rates',
  value: {
    Apartment: [2.7, 2.2, 2, 1.8, 1.5, 1.4, 1.4, 1.3, 1.3, 1.4],
    Townhouse: [2.75, 2.35, 2.1, 2, 1.6, 1.45, 1.45, 1.5, 1.6, 1.35],
    House: house,
    'Dual Key': house,
  },
  unit: 'percent of price a year',
  ...ownEstimate,
  note: 'A flat share of price, land included: it overstates an established house and ignores the second-hand plant rule',
};

/** First and last year of the depreciation table. */
export const depreciationYears = { first: 1, last: 10 } as const;
