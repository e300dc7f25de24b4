import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { entriesOf, fromEntries } from '../base/typed-entries.ts';
import { type AskedMailKind, askedMailFacts } from '../mails/asked-mails.ts';
import { type LeadKind, leadKindFacts } from './lead-kinds.ts';
import { mailStatuses } from './leads.ts';

type LeadMailKind = (typeof leadKindFacts)[LeadKind]['mail'];
const leadMailSubjects = fromEntries<Record<LeadMailKind, string>>(
  entriesOf(leadKindFacts).map(([, { mail, mailSubject }]) => [mail, mailSubject]),
);
const askedMailSubjects = fromEntries<Record<AskedMailKind, string>>(
  entriesOf(askedMailFacts).map(([kind, { subject }]) => [kind, subject]),
);

/** Subject of every kind of mail. */
export const mailSubjects = {
  ...leadMailSubjects,
  'verify-email': 'Confirm your email address',
  'password-reset': 'Reset your password',
  'password-changed': 'Your password was changed',
  'lead-notice': 'A new lead has arrived',
  'second-factor-on': 'Your authenticator app was switched on',
  'second-factor-off': 'Your authenticator app was switched off',
  'second-factor-guessed': 'Somebody tried to sign in to your account',
  'session-misused': 'You were signed out for your safety',
  'sign-up-attempt': 'Somebody tried to sign up with your address',
  'confirm-reminder': 'Your email address is not confirmed yet',
  'record-connected': 'Your adviser connected your record',
  'second-factor-reset-asked': 'Your authenticator app is to be removed',
  'email-change-asked': 'Your email address is to be changed',
  'email-change-proof': 'Confirm your new email address',
  'email-changed': 'Your email address was changed',
  'erasure-started': 'Your account is being erased',
  'adviser-invited': 'Your invitation as an adviser',
  ...askedMailSubjects,
} as const;
export type MailKind = keyof typeof mailSubjects;
export const mailKinds: readonly MailKind[] = entriesOf(mailSubjects).map(([kind]) => kind);

const moment = z.iso.datetime();

/** A mail of the outbox: its status, never its text. */
export const outboxMailSchema = z.object({
  id: uuid,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  /** Why the last try failed, or why none was made. */
  lastError: z.nullable(z.string()),
  createdAt: moment,
  sentAt: z.nullable(moment),
  leadId: z.nullable(uuid),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

const blockSchema = z.object({
  /** A paragraph, or a link's text. */
  text: z.string(),
  /** A link's target; null for a paragraph and for a link that acts for whoever holds it. */
  url: z.nullable(z.string()),
  isLink: z.boolean(),
});
export type MailBlock = z.infer<typeof blockSchema>;

/** A mail as its reader gets it, in paragraphs; links that act for their reader are named without their address. */
export const mailTextSchema = z.object({
  id: uuid,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  subject: z.string(),
  blocks: z.array(blockSchema),
  footer: z.array(blockSchema),
  /** Name of the attachment. */
  attachment: z.nullable(z.string()),
  /** True when a new account's confirmation link can be passed on by hand: while no mail server is configured. */
  canPassLinkOn: z.boolean(),
});
export type MailText = z.infer<typeof mailTextSchema>;

/** The confirmation link of a new account, for an adviser to pass on where no mail server is configured. */
export const mailLinkSchema = z.object({ link: z.string() });

/** Mails, newest first; `q` searches the recipient's address. */
export const mailListQuerySchema = z.strictObject({
  limit: listQueryFields.limit,
  cursor: listQueryFields.cursor,
  q: listQueryFields.q,
  status: z.optional(z.enum(mailStatuses)),
});
export type MailListQuery = z.infer<typeof mailListQuerySchema>;
export const mailListSchema = z.array(outboxMailSchema);

export const mailParamsSchema = z.strictObject({ id: uuid });

const count = z.number();

/** How many mails wait, were sent and failed; without a mail server the waiting ones stay. */
export const mailTotalsSchema = z.object({ hasMailServer: z.boolean(), queued: count, sent: count, failed: count });
export type MailTotals = z.infer<typeof mailTotalsSchema>;
