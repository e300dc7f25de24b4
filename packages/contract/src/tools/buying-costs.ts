import {
  type Buyer,
  buyers,
  dutyProperties,
  dutyTableYear,
  guaranteeCaps,
  insuranceModes,
  purchaseFees,
  regions,
  schemeLvr,
  schemes,
  states,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { numberOr } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { dayBetween, ratePct } from './tool-fields.ts';

/** First and last day of contract that the duty tables cover. */
export const contractDays = dutyTableYear;

const mostDollars = 100_000_000;
const priceRequired = 'Enter a price above $0';
const price = numberOr(priceRequired).check(
  z.minimum(1, priceRequired),
  z.maximum(mostDollars, 'Enter a price up to $100,000,000'),
);
const dollars = numberOr('Enter an amount, or 0').check(
  z.minimum(0, fieldMessages.cannotBeNegative),
  z.maximum(mostDollars, 'Enter an amount up to $100,000,000'),
);

/** Largest base loan that mortgage insurance covers, percent of the price. */
export const insurableLvr = 95;

const fields = {
  state: z.enum(states, 'Choose where the property is'),
  buyer: z.enum(buyers, 'Choose who is buying'),
  property: z.enum(dutyProperties, 'Choose what is bought'),
  solveFor: z.enum(['price', 'cash'], 'Choose what you know'),
  price,
  cash: dollars,
  lvr: ratePct(0, 100),
  insurance: z.enum(insuranceModes, 'Choose how mortgage insurance is paid'),
  mostWithInsurance: ratePct(80, 110),
  scheme: z.enum(schemes, 'Choose a scheme, or none'),
  region: z.enum(regions, 'Choose where in the state'),
  foreign: z.enum(['no', 'yes'], 'Choose no or yes'),
  grants: dollars,
  keep: dollars,
  contractOn: dayBetween(contractDays.from, contractDays.to, 'Enter a day from 1 July 2026 to 30 June 2027'),
  legal: dollars,
  inspections: dollars,
  lender: dollars,
  registration: z.nullable(dollars),
};

interface Purchase {
  readonly state: keyof typeof guaranteeCaps.value;
  readonly buyer: Buyer;
  readonly solveFor: 'price' | 'cash';
  readonly price: number;
  readonly insurance: (typeof insuranceModes)[number];
  readonly scheme: (typeof schemes)[number];
  readonly region: (typeof regions)[number];
  readonly foreign: 'no' | 'yes';
}

/** Largest base loan of a purchase, percent of its price: insurance ends it, unless waived or a scheme stands in. */
function mostLvr({ state, buyer, solveFor, price: paid, insurance, scheme, region, foreign }: Purchase): number {
  if (insurance === 'waived') return 100;
  if (scheme === 'none' || buyer !== 'first' || foreign === 'yes') return insurableLvr;
  const isWithinCap = solveFor === 'cash' || paid <= guaranteeCaps.value[state][region];
  return isWithinCap ? schemeLvr[scheme] : insurableLvr;
}

/**
 * The purchase of the whole of a home or of land by individuals, in dollars. With `solveFor` `price` the price is known
 * and the cash is worked out, with `cash` the other way round. `lvr` is the loan before mortgage insurance as percent of
 * the price, with `cash` the most it may be; `mostWithInsurance` the most of it with insurance, `keep` cash that is not
 * spent, `registration` the fees of registering transfer and mortgage (null: the typical ones of the place).
 */
export const buyingCostsSchema = z.strictObject(fields).check(
  z.refine((purchase) => purchase.lvr <= mostLvr(purchase), {
    path: ['lvr'],
    error:
      'Mortgage insurance ends at 95%. A higher loan needs it waived, or the single parent scheme to 98% and within its price cap',
  }),
);
export type BuyingCostsForm = z.infer<typeof buyingCostsSchema>;

const { legal, inspections, lenderFees } = purchaseFees.value;

/** The example that the page opens with. */
export const buyingCostsStart: BuyingCostsForm = {
  state: 'NSW',
  buyer: 'first',
  property: 'established',
  solveFor: 'price',
  price: 850_000,
  cash: 200_000,
  lvr: 80,
  insurance: 'capitalise',
  mostWithInsurance: 97,
  scheme: 'none',
  region: 'metro',
  foreign: 'no',
  grants: 0,
  keep: 0,
  contractOn: '2026-11-21',
  legal,
  inspections,
  lender: lenderFees,
  registration: null,
};
