import * as z from 'zod/mini';
import { lineOfText } from '../base/fields.ts';
import { entriesOf } from '../base/typed-entries.ts';

/**
 * Mails that a client may ask for, with the words the client agrees to. No subject has a name or a figure: it shows on
 * a locked phone.
 */
export const askedMailFacts = {
  'month-summary': {
    subject: 'Your month in property',
    label: 'Monthly summary',
    what: 'How your net worth has changed since the month before, and what happens next.',
    when: 'In the first days of each month.',
  },
  'rules-changed': {
    subject: 'Rules changed since you saved',
    label: 'Rules that change your figures',
    what: 'By how much what is left over a month changes because tax or lending rules did, your details being the same.',
    when: 'When we put new rules in and they move your figure by a dollar or more.',
  },
  'law-countdown': {
    subject: 'The law on rental losses starts soon',
    label: 'Countdown to the law of 1 July 2027',
    what: 'Which of your rentals it reaches, by the name you gave them, and how many days are left.',
    when: '180, 90, 30 and 7 days before. Nothing if it reaches none of them, and nothing after.',
  },
  'rates-changed': {
    subject: 'The cash rate changed',
    label: 'The cash rate and your loans',
    what: 'What 0.25 and 1 percentage point more would add to the repayments on each loan on a property.',
    when: 'When we have read a new cash rate of the Reserve Bank.',
  },
  'fixed-term-ends': {
    subject: 'A fixed rate of yours ends soon',
    label: 'A fixed rate that ends',
    what: 'Which loan it is, by the name you gave it, the day, and what each 0.25 percentage point costs after it.',
    when: '90 days before the day on your record, and again 30 days before.',
  },
} as const;

export type AskedMailKind = keyof typeof askedMailFacts;
export const askedMailKinds: readonly AskedMailKind[] = entriesOf(askedMailFacts).map(([kind]) => kind);

/** Version of the words above, kept with each agreement: the day they were written. A changed word is a new version. */
export const askedMailWords = '2026-11-25';

/** Path parameter of one kind. */
export const askedMailParamsSchema = z.strictObject({ kind: z.enum(askedMailKinds) });

/** Asks for a kind of mail, naming the version of the words that were shown; or stops it, for which none is needed. */
export const askedMailChangeSchema = z.strictObject({ isOn: z.boolean(), words: z.optional(lineOfText(20)) });
export type AskedMailChange = z.infer<typeof askedMailChangeSchema>;

/** The kinds an account asked for; only a confirmed address gets any. */
export const askedMailsSchema = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  mails: z.array(
    z.object({
      kind: z.enum(askedMailKinds),
      isOn: z.boolean(),
      /** When it was last asked for; null for one that never was. */
      askedAt: z.nullable(z.iso.datetime()),
      /** When the last one was put into the outbox. */
      lastAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type AskedMails = z.infer<typeof askedMailsSchema>;

/** The token of a link that stops one kind of mail: whose, which, and a code. */
export const stopMailParamsSchema = z.strictObject({
  token: z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/)),
});
