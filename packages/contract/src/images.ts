import * as z from 'zod/mini';

/** Largest image that is taken: exactly 5 MB still is (decision O4). */
export const largestImageBytes = 5 * 1024 * 1024;

/** What an image may be sent as; the type is then decided by its content. */
export const imageContentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'] as const;

/** Answer to an upload: the address to put into a property's `imageUrl`. */
export const storedImageSchema = z.object({ imageUrl: z.string() });
export type StoredImage = z.infer<typeof storedImageSchema>;
