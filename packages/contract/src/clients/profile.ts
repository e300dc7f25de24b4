import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { listQueryFields } from '../base/lists.ts';
import { roles } from '../base/role.ts';
import { mapTable } from '../base/typed-entries.ts';
import { clientMessages } from './client-fields.ts';
import { type ProfileFieldName, type ProfileFields, profileFields } from './profile-fields.ts';

export { clientMessages };

/**
 * A client's profile as sent (specification section 3). Nothing is required; a missing field stays as it is, `null` is
 * blank. Fields nobody may set, such as id or role, and the lists are dropped, so that a response can be sent back.
 */
export const profileInputSchema = z.object(
  mapTable<ProfileFields, { [Name in ProfileFieldName]: ProfileFields[Name]['input'] }>(
    profileFields,
    (field) => field.input,
  ),
);
export type ProfileInput = z.infer<typeof profileInputSchema>;

/** A profile with every field present: blank text, 0, false and an empty date where nothing was given. */
export const profileRecordSchema = z.object(
  mapTable<ProfileFields, { [Name in ProfileFieldName]: ProfileFields[Name]['record'] }>(
    profileFields,
    (field) => field.record,
  ),
);
export type ProfileRecord = z.infer<typeof profileRecordSchema>;

/** A blank profile: numbers 0, lists empty, the retirement age at its default (decision G-11). */
export const blankProfile: ProfileRecord = mapTable<ProfileFields, ProfileRecord>(
  profileFields,
  (field) => field.blank,
);

/** Applies an input to a profile: missing fields stay as they were, `null` becomes blank. */
export function mergedProfile(stored: ProfileRecord, input: ProfileInput): ProfileRecord {
  const blank: Readonly<Record<string, unknown>> = blankProfile;
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(sent.map(([field, value]) => [field, value ?? blank[field]]));
  return profileRecordSchema.parse({ ...stored, ...changes });
}

/** A profile as its owner and the advisers see it. */
export const profileSchema = z.extend(profileRecordSchema, {
  id: uuid,
  role: z.enum(roles),
  /**
   * True when the client can sign in; an adviser's own record of a client cannot until it is linked (decision E-11).
   */
  hasAccount: z.boolean(),
  /** True once the person confirmed the email address. */
  emailVerified: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** A row of the adviser's list of clients (specification section 3). */
export const clientListItemSchema = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  grossIncome: z.number(),
});
export type ClientListItem = z.infer<typeof clientListItemSchema>;

export const clientListSchema = z.array(clientListItemSchema);

/** Sort fields of the client list; a minus sorts in descending order. */
export const clientSorts = ['name', '-name', 'email', '-email', 'created', '-created'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** Query of GET /profiles. */
export const clientListQuerySchema = z.strictObject({
  ...listQueryFields,
  sort: z.optional(z.enum(clientSorts)),
  role: z.optional(z.enum(roles)),
});
export type ClientListQuery = z.infer<typeof clientListQuerySchema>;

export const profileParamsSchema = z.strictObject({ id: uuid });
