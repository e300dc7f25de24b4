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

/** When the owner lived in it; `first` let after, `later` let before, `between` let before and after. */
export const homeTimes = ['never', 'whole', 'first', 'later', 'between'] as const;
const otherHomes = ['no', 'yes'] as const;
const movingIn = 'Enter the day you moved in';
const movingOut = 'Enter the last day you lived there';

function homeDay(message: string) {
  return z._default(z.nullable(dayBetween(saleDays.bought, saleDays.last, message)), null);
}

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
  // Older links and stored calculations have none of these: let the whole time, and no losses.
  losses: z._default(toolAmount, 0),
  home: z._default(z.enum(homeTimes, 'Choose when you lived in it'), 'never'),
  homeFrom: homeDay(movingIn),
  homeTo: homeDay(movingOut),
  homeValue: z._default(z.nullable(price), null),
  depreciation2027: z._default(z.nullable(toolAmount), null),
  otherHome: z._default(z.enum(otherHomes, 'Choose yes or no'), 'no'),
};

type Fields = z.infer<z.ZodMiniObject<typeof fields>>;

/** True where it became a home after it was let. */
export function homeStarts({ home }: { readonly home?: string }): boolean {
  return home === 'later' || home === 'between';
}

/** True where it was let after it had been a home. */
export function homeEnds({ home }: { readonly home?: string }): boolean {
  return home === 'first' || home === 'between';
}

/** What is wrong with the day of moving in; null where it is not asked. */
function movingInProblem({ home, homeFrom, boughtOn, soldOn }: Fields): string | null {
  if (!homeStarts({ home })) return null;
  if (homeFrom === null) return movingIn;
  if (homeFrom <= boughtOn) return 'Not after you bought it: if it was your home from the start, choose that above';
  return homeFrom < soldOn ? null : 'Enter a day before the sale';
}

/** What is wrong with the last day as a home; null where it is not asked. */
function movingOutProblem({ home, homeFrom, homeTo, boughtOn, soldOn }: Fields): string | null {
  if (!homeEnds({ home })) return null;
  if (homeTo === null) return movingOut;
  if (homeTo <= boughtOn) return 'Enter a day after you bought it';
  if (home === 'between' && homeFrom !== null && homeTo < homeFrom) return 'You moved out before you moved in';
  return homeTo < soldOn ? null : 'Not before the sale: if it was your home to the end, choose that above';
}

function homeDayCheck(path: 'homeFrom' | 'homeTo', problemOf: (form: Fields) => string | null) {
  return z.check<Fields>(({ value, issues }) => {
    const message = problemOf(value);
    if (message !== null) issues.push({ code: 'custom', path: [path], message, input: value });
  });
}

/**
 * The sale of one residential investment property by a resident person. Days are those of the contracts, amounts are
 * dollars of the whole property, `income` the owner's other taxable income of the year of the sale, `depreciation` the
 * capital works deductions claimed, `depreciation2027` what of them is from 1 July 2027 (null: shared by days), `value2027` what the property was worth on 1 July 2027 (null: worked out from the
 * prices), `inflation` and `growth` percent a year. `losses` are the owner's own, of earlier years. It was a home from
 * `homeFrom` to `homeTo`, both of them days lived in, as far as `home` asks for them; `homeValue` is what it was worth
 * when first let after that (null: worked out), `otherHome` whether another home was exempt in that time.
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
  z.refine(({ depreciation, depreciation2027 }) => (depreciation2027 ?? 0) <= depreciation, {
    path: ['depreciation2027'],
    error: 'More than the write-off of all years',
  }),
  z.refine(({ soldFor, sellingCosts }) => sellingCosts <= soldFor, {
    path: ['sellingCosts'],
    error: 'More than the sale price',
  }),
  homeDayCheck('homeFrom', movingInProblem),
  homeDayCheck('homeTo', movingOutProblem),
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
  losses: 0,
  home: 'never',
  homeFrom: null,
  homeTo: null,
  homeValue: null,
  otherHome: 'no',
  depreciation2027: null,
};
