import * as z from 'zod/mini';
import { numberOr } from '../base/fields.ts';
import { dayBetween, dwellings, ratePct, sharePct, toolAmount } from './tool-fields.ts';

const priceRequired = 'Enter a price above $0';
const price = numberOr(priceRequired).check(
  z.minimum(1, priceRequired),
  z.maximum(100_000_000, 'Enter a price up to $100,000,000'),
);

/** First and last days the calculator knows a law for. */
export const saleDays = { bought: '1985-09-20', sold: '2026-07-01', last: '2045-06-30' } as const;

const fields = {
  boughtOn: dayBetween(
    saleDays.bought,
    saleDays.last,
    'Enter the day of the contract, from 20 September 1985: homes bought before are not covered',
  ),
  boughtFor: price,
  soldOn: dayBetween(
    saleDays.sold,
    saleDays.last,
    'Enter a day from 1 July 2026 to 30 June 2045: earlier sales are not covered',
  ),
  soldFor: price,
  income: toolAmount,
  dwelling: z.enum(dwellings, 'Choose what kind of home it is'),
  share: sharePct,
  buyingCosts: toolAmount,
  sellingCosts: toolAmount,
  depreciation: toolAmount,
  value2027: z.nullable(price),
  inflation: ratePct(0, 15),
  growth: ratePct(-10, 15),
};

/**
 * The sale of one residential investment property by a resident person. Days are those of the contracts, amounts are
 * dollars of the whole property, `income` the owner's other taxable income of the year of the sale, `depreciation` the
 * capital works deductions claimed, `value2027` what the property was worth on 1 July 2027 (null: worked out from the
 * prices), `inflation` and `growth` percent a year.
 */
export const capitalGainsSchema = z.strictObject(fields).check(
  z.refine(({ boughtOn, soldOn }) => boughtOn < soldOn, {
    path: ['soldOn'],
    error: 'The sale must come after the purchase',
  }),
  z.refine(({ boughtFor, buyingCosts, depreciation }) => depreciation <= boughtFor + buyingCosts, {
    path: ['depreciation'],
    error: 'More than the property cost',
  }),
  z.refine(({ soldFor, sellingCosts }) => sellingCosts <= soldFor, {
    path: ['sellingCosts'],
    error: 'More than the sale price',
  }),
);
export type CapitalGainsForm = z.infer<typeof capitalGainsSchema>;

/** The example that the page opens with. */
export const capitalGainsStart: CapitalGainsForm = {
  boughtOn: '2019-03-01',
  boughtFor: 650_000,
  soldOn: '2029-03-01',
  soldFor: 1_000_000,
  income: 120_000,
  dwelling: 'established',
  share: 100,
  buyingCosts: 0,
  sellingCosts: 0,
  depreciation: 0,
  value2027: null,
  inflation: 2.5,
  growth: 4,
};
