import * as z from 'zod/mini';
import { lineOfText, uuid } from '../base/fields.ts';
import { roles } from '../base/role.ts';

/** A stored row by column name; secrets such as password hashes are left out. */
const heldRow = z.record(z.string(), z.unknown());

/** Everything held about one person, by table. Money is dollars, rates are percent, moments are ISO 8601. */
export const personExportSchema = z.object({
  profileId: uuid,
  exportedAt: z.iso.datetime(),
  /** Rows by table; a table with nothing about the person is an empty list. */
  held: z.record(z.string(), z.array(heldRow)),
});
export type PersonExport = z.infer<typeof personExportSchema>;

/**
 * Confirms an erasure: a client gives the account's password; an ADMIN types the client's email address or the word
 * ERASE.
 */
export const erasePersonSchema = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  z.strictObject({ confirm: lineOfText(254) }),
]);
export type ErasePerson = z.infer<typeof erasePersonSchema>;

/** What an ADMIN may type instead of the client's email address. */
export const eraseWord = 'ERASE';

/** How long an erasure can be undone, milliseconds. */
export const erasureHeldMs = 7 * 86_400_000;

/** Response to an erasure: everything about the person is hidden at once, and deleted for good at `eraseAt`. */
export const personErasedSchema = z.object({ ok: z.literal(true), eraseAt: z.iso.datetime() });
export type PersonErased = z.infer<typeof personErasedSchema>;

/** The token of an unsubscribe link: two codes of 43 characters. */
export const unsubscribeParamsSchema = z.strictObject({
  token: z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/)),
});

export const unsubscribedSchema = z.object({ ok: z.literal(true) });

/** A person who is being erased, as advisers see it. */
export const heldErasureSchema = z.object({
  /** The id of the client. */
  id: uuid,
  name: z.string(),
  email: z.nullable(z.string()),
  /** True when the person asked for it, false when an adviser did. */
  requestedBy: z.enum(roles),
  requestedAt: z.iso.datetime(),
  eraseAt: z.iso.datetime(),
});
export type HeldErasure = z.infer<typeof heldErasureSchema>;

/** Body of POST /auth/keep-account and of its preview: the token of the mailed link. */
export const keepAccountSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** The erasure behind a mailed link, while it can be undone. */
export const erasureLookSchema = z.object({ eraseAt: z.iso.datetime() });
export type ErasureLook = z.infer<typeof erasureLookSchema>;

/** What a person may do about their own enquiry through the mailed link. */
export const enquiryActs = ['confirm-news', 'withdraw', 'erase'] as const;
export type EnquiryAct = (typeof enquiryActs)[number];

const enquiryToken = unsubscribeParamsSchema.shape.token;
export const enquiryParamsSchema = z.strictObject({ token: enquiryToken });
export const enquiryActParamsSchema = z.strictObject({ token: enquiryToken, act: z.enum(enquiryActs) });
export const enquiryDoneSchema = z.object({ ok: z.literal(true) });
