import * as z from 'zod/mini';
import { amount, idOf, month, percent, share, switched, whole } from './fields.ts';
import { homeFacts } from './records.ts';

const who = idOf('people');
const age = whole(0, 120, 'An age is a whole number from 0 to 120.');
const months = whole(0, 720, 'A number of months is whole, from 0 to 720.');

/** The month in which somebody reaches an age; without `who`, the person of the event. */
const atAge = z.strictObject({ age, who: z.exactOptional(who) });

/** When something happens: a month, an age, so long after another event, or as soon as the tests allow. */
export const when = z.union([
  month,
  atAge,
  z.strictObject({ after: idOf('events'), months: z.exactOptional(months) }),
  z.strictObject({ test: z.enum(['canBuy']), from: z.exactOptional(month) }),
]);

const base = { ...switched, when };

/** `keeps` percent of the pay for so many months. */
const leave = z.strictObject({ who, months, keeps: z.exactOptional(share) });

/** Percent of the price; years of interest alone; percent a year. */
const newLoan = z.strictObject({
  lvr: z.exactOptional(share),
  io: z.exactOptional(whole(0, 30, 'Years of interest alone are whole, from 0 to 30.')),
  rate: z.exactOptional(percent),
});

/** A purchase or a loan of a purchase is named by its event. */
const ownedHome = idOf('homes', 'events');
const runningLoan = idOf('loans', 'events');

/** `firstHome` is whether those who buy are first home buyers, `costsPct` of a sale percent of the price. */
export const event = z.discriminatedUnion('do', [
  z.strictObject({ ...base, do: z.literal('child'), leave: z.exactOptional(leave) }),
  z.strictObject({
    ...base,
    do: z.literal('buy'),
    home: z.strictObject(homeFacts),
    firstHome: z.exactOptional(z.boolean()),
    loan: z.exactOptional(newLoan),
  }),
  z.strictObject({ ...base, do: z.literal('sell'), home: ownedHome, costsPct: z.exactOptional(share) }),
  z.strictObject({
    ...base,
    do: z.literal('refinance'),
    loan: runningLoan,
    pct: percent,
    costs: z.exactOptional(amount),
  }),
  z.strictObject({ ...base, do: z.literal('renovate'), home: ownedHome, cost: amount, adds: z.exactOptional(amount) }),
  z.strictObject({ ...base, do: z.literal('rates'), add: percent }),
  z.strictObject({ ...base, do: z.literal('work'), who, days: z.number().check(z.minimum(0), z.maximum(7)) }),
  z.strictObject({ ...base, do: z.literal('retire'), who, spend: z.exactOptional(amount) }),
]);

export const goal = z.discriminatedUnion('ask', [
  z.strictObject({
    ...switched,
    ask: z.literal('income'),
    yearly: amount,
    from: z.exactOptional(z.union([month, idOf('events')])),
    until: z.exactOptional(z.union([month, atAge])),
  }),
  z.strictObject({ ...switched, ask: z.literal('cashAbove'), amount }),
]);
