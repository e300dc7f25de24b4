import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';

/**
 * Query of GET /saved_properties; only the texts true and false say whether purchased ones are meant (decision F-06).
 */
export const savedLinksQuerySchema = z.strictObject({
  userId: z.optional(uuid),
  purchased: z.optional(z.enum(['true', 'false'])),
});

/** One entry of the saved list, named as the specification writes it (decision D-12). */
export const savedLinkSchema = z.object({ userId: uuid, property_id: uuid, purchased: z.boolean() });
export type SavedLink = z.infer<typeof savedLinkSchema>;

/** Which link a call is about; without `userId` it is the caller's own. */
export const savedPairSchema = z.strictObject({ userId: z.optional(uuid), propertyId: uuid });
export type SavedPair = z.infer<typeof savedPairSchema>;

const partOfPair = z.strictObject({ userId: z.optional(uuid), propertyId: z.optional(uuid) });

/** DELETE /saved-properties/remove names the link in the query or in the body (decision F-02). */
export const removedPairQuerySchema = partOfPair;
export const removedPairBodySchema = z.optional(z.nullable(partOfPair));

/** Answer to saving or removing: the link as it is now. */
export const savedStateSchema = z.object({ userId: uuid, propertyId: uuid, saved: z.boolean() });
export type SavedState = z.infer<typeof savedStateSchema>;

/**
 * Whether a property is saved: a bare boolean, as this server sends it, or the object it accepts too (decision F-04).
 */
export const savedCheckSchema = z.union([z.boolean(), z.object({ saved: z.optional(z.unknown()) })]);
