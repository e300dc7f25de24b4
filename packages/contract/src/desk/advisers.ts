import * as z from 'zod/mini';
import { requiredLine } from '../accounts/sign-in.ts';
import { email, uuid } from '../base/fields.ts';

const moment = z.iso.datetime();
const count = z.number();

/** Messages of the calls about advisers. */
export const adviserMessages = {
  nameRequired: 'Enter the adviser’s first and last name.',
  emailTaken: 'Another account has this address.',
  disabledAlready: 'This adviser is disabled. Enable them instead.',
  hasClients: 'This adviser still has clients or open leads. Say who gets them.',
  unknown: 'Choose an adviser who is not disabled.',
  same: 'Choose another adviser.',
} as const;

/** Invited until they set a password; disabled means no sign-in. */
export const adviserStates = ['invited', 'active', 'disabled'] as const;

/** An adviser of the practice, with how much is theirs. */
export const adviserSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  state: z.enum(adviserStates),
  /** Clients they advise, alone or with others. */
  clients: count,
  /** Leads of theirs that are neither converted nor closed. */
  openLeads: count,
  /** When their account was made. */
  since: moment,
});
export type Adviser = z.infer<typeof adviserSchema>;

/** The advisers by name, and what is nobody's. */
export const advisersSchema = z.object({
  advisers: z.array(adviserSchema),
  unassigned: z.object({ clients: count, openLeads: count }),
});
export type Advisers = z.infer<typeof advisersSchema>;

/** Body of POST /advisers/invite. */
export const inviteAdviserSchema = z.strictObject({
  firstName: requiredLine(80, adviserMessages.nameRequired),
  lastName: requiredLine(80, adviserMessages.nameRequired),
  email,
});
export type InviteAdviser = z.infer<typeof inviteAdviserSchema>;

/** The invited adviser; `link` sets their password, and is given only where no mail server is configured. */
export const invitedSchema = z.object({ adviser: adviserSchema, link: z.nullable(z.string()) });
export type Invited = z.infer<typeof invitedSchema>;

export const adviserParamsSchema = z.strictObject({ id: uuid });

/**
 * Body of POST /advisers/:id/disable. `handTo` is the adviser who gets their clients and leads, or null to leave them to
 * the admins; without it an adviser who has any is not disabled.
 */
export const disableAdviserSchema = z.strictObject({ handTo: z.optional(z.nullable(uuid)) });

/** Body of POST /advisers/:id/hand-over: to whom; null leaves clients and leads to the admins. */
export const handOverSchema = z.strictObject({ to: z.nullable(uuid) });

/** How many clients and leads changed hands. */
export const handedOverSchema = z.object({ clients: count, leads: count });
export type HandedOver = z.infer<typeof handedOverSchema>;

/** The advisers who see a client's record, the longest first. */
export const clientAdvisersSchema = z.array(
  z.object({ id: uuid, firstName: z.string(), lastName: z.string(), since: moment }),
);
export type ClientAdvisers = z.infer<typeof clientAdvisersSchema>;

export const clientAdviserParamsSchema = z.strictObject({ id: uuid, adviserId: uuid });
