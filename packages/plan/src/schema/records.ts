import * as z from 'zod/mini';
import { amount, day, idOf, moment, month, named, owing, percent, share, state, switched, whole } from './fields.ts';

/** Who owns how much, in percent of the whole; a share of the rest belongs to others. */
const shares = z.record(idOf('people', 'owners'), share);

export const mixes = ['cash', 'conservative', 'balanced', 'growth', 'highGrowth'] as const;

/** Dollars brought from years before the start: rental losses held back, capital losses, and tax losses. */
const losses = z.strictObject({
  rental: z.exactOptional(amount),
  capital: z.exactOptional(amount),
  income: z.exactOptional(amount),
});

/**
 * `hospitalCover` is private patient hospital cover, held where it is not said; `tax` is what is assessed and not paid yet at the
 * start, with land tax; below 0 a refund to come.
 */
export const person = z.strictObject({
  ...named,
  born: month,
  losses: z.exactOptional(losses),
  tax: z.exactOptional(owing),
  hospitalCover: z.exactOptional(z.boolean()),
});
export const kid = z.strictObject({ ...named, born: month });

export const owner = z.discriminatedUnion('type', [
  z.strictObject({ ...named, type: z.literal('joint'), shares }),
  z.strictObject({
    ...named,
    type: z.literal('discretionaryTrust'),
    state,
    pays: z.exactOptional(shares),
    losses: z.exactOptional(losses),
  }),
  z.strictObject({
    ...named,
    type: z.literal('smsf'),
    members: z.array(idOf('people')).check(z.minLength(1)),
    losses: z.exactOptional(losses),
  }),
]);

/** Dollars a year; `grows` percent a year; `steps` from a month on; `help` the debt left. */
export const income = z.strictObject({
  ...switched,
  who: idOf('people'),
  type: z.enum(['salary', 'business', 'pension', 'other']),
  yearly: amount,
  grows: z.exactOptional(percent),
  steps: z.exactOptional(z.array(z.tuple([month, amount]))),
  help: z.exactOptional(amount),
});

export const superAccount = z.strictObject({
  ...switched,
  who: idOf('people'),
  balance: amount,
  mix: z.exactOptional(z.enum(mixes)),
  extra: z.exactOptional(z.strictObject({ yearly: amount, kind: z.enum(['concessional', 'nonConcessional']) })),
});

/**
 * `pct` of interest a year; `dividends` of shares, dollars a year before tax beside their growth; `offsets` the loan whose
 * interest it saves; `base` what was paid for it, `worth2027` its worth on 1 July 2027.
 */
export const money = z.strictObject({
  ...switched,
  balance: amount,
  type: z.exactOptional(z.enum(['cash', 'shares'])),
  pct: z.exactOptional(percent),
  dividends: z.exactOptional(amount),
  offsets: z.exactOptional(idOf('loans', 'events')),
  owner: z.exactOptional(idOf('people', 'owners')),
  base: z.exactOptional(amount),
  worth2027: z.exactOptional(amount),
});

/** Dollars a year, and the agent's part of the rent in percent. */
const homeCosts = z.strictObject({
  rates: z.exactOptional(amount),
  insurance: z.exactOptional(amount),
  strata: z.exactOptional(amount),
  repairs: z.exactOptional(amount),
  other: z.exactOptional(amount),
  managePct: z.exactOptional(share),
});

/** What is true of a home that is owned and of one that an event buys. Rent a week; vacancy weeks a year. */
export const homeFacts = {
  use: z.exactOptional(z.enum(['home', 'rent', 'holiday'])),
  state,
  value: amount,
  land: z.exactOptional(amount),
  rent: z.exactOptional(amount),
  vacancy: z.exactOptional(z.number().check(z.minimum(0), z.maximum(52, 'A year has 52 weeks.'))),
  costs: z.exactOptional(homeCosts),
  div43: z.exactOptional(amount),
  newBuild: z.exactOptional(z.boolean()),
  owners: z.exactOptional(shares),
};

/**
 * `buyCosts` is duty and fees of the purchase; `spent` what renovations have cost, by their month; `claimed` building
 * write-offs deducted so far, up to June 2027 and since; `worth2027` what it was worth on 1 July 2027. One that is not
 * lived in now was from the month `livedFrom`, the purchase unless said, to the month `livedUntil`; `worthThen` is its worth
 * when it was first let after that.
 */
export const home = z.strictObject({
  ...switched,
  ...homeFacts,
  bought: z.exactOptional(month),
  contract: z.exactOptional(moment),
  price: z.exactOptional(amount),
  buyCosts: z.exactOptional(amount),
  spent: z.exactOptional(z.array(z.tuple([month, amount]))),
  claimed: z.exactOptional(z.tuple([amount, amount])),
  livedFrom: z.exactOptional(month),
  livedUntil: z.exactOptional(month),
  worthThen: z.exactOptional(amount),
  worth2027: z.exactOptional(amount),
});

/** From a month on (null: from the start), percent a year, fixed or not. */
const rateStep = z.tuple([z.nullable(month), percent, z.optional(z.literal('fixed'))]);

/** `repayment` a month, as paid until its rate or term changes; interest alone until `io`; the loan ends at `ends`; `setUp` is what it cost to take, by the month. */
export const loan = z.strictObject({
  ...switched,
  type: z.exactOptional(z.enum(['home', 'investment', 'margin', 'car', 'personal', 'card'])),
  on: z.exactOptional(z.array(idOf('homes', 'events')).check(z.minLength(1))),
  owner: z.exactOptional(idOf('people', 'owners')),
  balance: z.exactOptional(amount),
  limit: z.exactOptional(amount),
  rate: z.exactOptional(z.array(rateStep).check(z.minLength(1))),
  repayment: z.exactOptional(amount),
  io: z.exactOptional(month),
  ends: z.exactOptional(month),
  setUp: z.exactOptional(z.array(z.tuple([month, amount]))),
});

/** Dollars a month; `optional` is the part of it that could be left out; rent `whileRenting` stops in a home of one's own. */
export const cost = z.strictObject({
  ...switched,
  monthly: amount,
  optional: z.exactOptional(amount),
  from: z.exactOptional(month),
  to: z.exactOptional(month),
  whileRenting: z.exactOptional(z.boolean()),
});

/** Where money goes that is left over, where it comes from when it is short, and what is kept in cash. */
export const route = z.strictObject({
  surplus: z.exactOptional(z.array(idOf('money', 'loans'))),
  shortfall: z.exactOptional(z.array(idOf('money', 'loans'))),
  floor: z.exactOptional(amount),
});

/**
 * The day whose law holds, and what was chosen where the law is open: for the value of homes on 1 July 2027 the market's,
 * which is the plan's own, or a formula in its place.
 */
export const law = z.strictObject({
  asAt: z.exactOptional(day),
  settings: z.exactOptional(
    z.strictObject({ value2027: z.exactOptional(z.enum(['market', 'compound', 'straightLine'])) }),
  ),
});

/** Percent a year, prices included. */
export const assume = z.strictObject({
  prices: z.exactOptional(percent),
  wages: z.exactOptional(percent),
  growth: z.exactOptional(z.partialRecord(state, percent)),
  rentGrowth: z.exactOptional(percent),
  rate: z.exactOptional(percent),
  mix: z.exactOptional(z.partialRecord(z.enum(mixes), percent)),
  policy: z.exactOptional(z.strictObject({ bufferPct: z.exactOptional(percent) })),
});

export const chances = z.strictObject({ seed: whole(0, 2 ** 31 - 1, 'A seed is a whole number below 2,147,483,648.') });

export const pinned = z.strictObject({
  measure: z.enum(['netWorth', 'moneyLasts', 'nextPurchase', 'lowestCash', 'taxPaid', 'debtFree']),
  age: z.exactOptional(whole(0, 120, 'An age is a whole number from 0 to 120.')),
});
