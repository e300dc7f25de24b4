import { states, variableLoanRates } from '@freehold/finance';
import * as z from 'zod/mini';
import { numberOr } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { dayBetween, dwellings, ratePct, sharePct } from './tool-fields.ts';

/** First and last day of the contract. */
export const investmentDays = { first: '2025-07-01', last: '2031-06-30' } as const;
/** Full years it may be held, and years of interest only. */
export const investmentYears = ['5', '7', '10', '15', '20', '30'] as const;
export const investmentInterestOnly = ['0', '1', '2', '3', '5', '10'] as const;
/** Largest loan that mortgage insurance covers, percent of the price. */
export const investmentMostLoan = 95;

const mostDollars = 100_000_000;
const priceRequired = 'Enter a price above $0';
const amountRequired = 'Enter an amount, or 0';
const dollars = numberOr(amountRequired).check(
  z.minimum(0, fieldMessages.cannotBeNegative),
  z.maximum(mostDollars, 'Enter an amount up to $100,000,000'),
);
const weeksMessage = 'Enter weeks from 0 to 52';
const loanMessage = 'Enter a loan from 0 to 95: mortgage insurance ends there';
const shareMessage = 'Enter a percent from 0 to 100';

const fields = {
  state: z.enum(states, 'Choose where the property is'),
  price: numberOr(priceRequired).check(
    z.minimum(1, priceRequired),
    z.maximum(mostDollars, 'Enter a price up to $100,000,000'),
  ),
  rent: numberOr(amountRequired).check(
    z.minimum(0, fieldMessages.cannotBeNegative),
    z.maximum(1_000_000, 'Enter a rent up to $1,000,000 a week'),
  ),
  income: dollars,
  dwelling: z.enum(dwellings, 'Choose what kind of home it is'),
  contractOn: dayBetween(
    investmentDays.first,
    investmentDays.last,
    'Enter the day of the contract, from 1 July 2025 to 30 June 2031',
  ),
  loan: numberOr(loanMessage, loanMessage).check(z.minimum(0, loanMessage), z.maximum(investmentMostLoan, loanMessage)),
  rate: ratePct(0, 20),
  interestOnly: z.enum(investmentInterestOnly, 'Choose how long interest alone is paid'),
  costs: dollars,
  management: numberOr(shareMessage, shareMessage).check(z.minimum(0, shareMessage), z.maximum(100, shareMessage)),
  vacant: numberOr(weeksMessage, weeksMessage).check(z.minimum(0, weeksMessage), z.maximum(52, weeksMessage)),
  depreciation: dollars,
  land: z.nullable(dollars),
  growth: ratePct(-10, 15),
  rentGrowth: ratePct(-10, 15),
  inflation: ratePct(0, 15),
  years: z.enum(investmentYears, 'Choose how long it is held'),
  share: sharePct,
  buyingCosts: z.nullable(dollars),
  selling: ratePct(0, 20),
};

/**
 * One rental home bought, let and sold by a resident person. Dollars of the whole property, `rent` a week, `costs` and
 * `depreciation` a year; `loan` percent of the price, `management` percent of the rent, `vacant` weeks a year, `selling`
 * percent of the sale price; rates and growth percent a year. `income` is the owner's other taxable income a year, `land`
 * the taxable value of the land (null: no land tax is counted), `buyingCosts` duty and fees (null: worked out).
 */
export const investmentPropertySchema = z.strictObject(fields).check(
  z.refine(({ contractOn, dwelling }) => contractOn !== '2026-05-12' || dwelling === 'new', {
    path: ['contractOn'],
    error: 'On that day 7:30 pm (AEST) decides: enter 11 May if it was signed before, 13 May if after',
  }),
  z.refine(({ depreciation, years, price }) => depreciation * (Number(years) + 1) <= price, {
    path: ['depreciation'],
    error: 'Over the years held this is more than the price',
  }),
);
export type InvestmentPropertyForm = z.infer<typeof investmentPropertySchema>;

/** The example that the page opens with. */
export const investmentPropertyStart: InvestmentPropertyForm = {
  state: 'NSW',
  price: 700_000,
  rent: 620,
  income: 120_000,
  dwelling: 'established',
  contractOn: '2026-12-01',
  loan: 80,
  rate: variableLoanRates.value.investor,
  interestOnly: '0',
  costs: 5_500,
  management: 6,
  vacant: 2,
  depreciation: 0,
  land: null,
  growth: 4,
  rentGrowth: 3,
  inflation: 2.5,
  years: '10',
  share: 100,
  buyingCosts: null,
  selling: 2.5,
};
