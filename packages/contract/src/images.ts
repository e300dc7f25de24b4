import * as z from 'zod/mini';

/** Largest accepted image: exactly 5 MB is accepted (decision O4). */
export const largestImageBytes = 5 * 1024 * 1024;

/** Content types an image may be sent as; its real type is then read from the bytes. */
export const imageContentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'] as const;

/** Response to an upload: the address for a property's `imageUrl`. */
export const storedImageSchema = z.object({ imageUrl: z.string() });
export type StoredImage = z.infer<typeof storedImageSchema>;
