import * as z from 'zod/mini';

/** Largest accepted image: exactly 5 MB is accepted (decision O4). */
export const largestImageBytes = 5 * 1024 * 1024;

/** Content types an image may be sent as; its real type is then read from the bytes. */
export const imageContentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'] as const;

/** Response to an upload: the address for a property's `imageUrl`. */
export const storedImageSchema = z.object({ imageUrl: z.string() });
export type StoredImage = z.infer<typeof storedImageSchema>;

/** Why a picture could not be fetched from the address that a property was given. */
export const pictureProblems = [
  'no-answer',
  'not-public',
  'not-secure',
  'refused',
  'too-many-redirects',
  'too-large',
  'not-an-image',
  'storage-full',
] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** Text of a screen after “The picture could not be fetched:”. */
export const pictureProblemTexts: Readonly<Record<PictureProblem, string>> = {
  'no-answer': 'the site did not answer in time.',
  'not-public': 'the address is not on the public internet.',
  'not-secure': 'the site does not offer it over a secure connection (https).',
  refused: 'the site did not send it. The picture may have moved or need a sign-in.',
  'too-many-redirects': 'the address leads on to other addresses too often.',
  'too-large': 'it is larger than 5 MB.',
  'not-an-image': 'it is not a JPG, PNG or WebP image that can be read.',
  'storage-full': 'the adviser who gave the address has as many images as one person may.',
};

/**
 * Progress of fetching a property's picture. Missing where there is nothing to fetch: the property has no picture, or
 * it is stored here.
 */
export const pictureFetchSchema = z.object({
  state: z.enum(['fetching', 'failed']),
  /** For a failed one only. */
  problem: z.optional(z.enum(pictureProblems)),
});
export type PictureFetch = z.infer<typeof pictureFetchSchema>;
