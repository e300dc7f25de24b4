import * as z from 'zod/mini';
import { storedImageSchema } from '../images.ts';
import { defineRoute } from '../route.ts';

/** Pictures of properties. Their bodies are bytes, so that no schema describes them. */
export const imageRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/images',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Store a JPG, PNG or WebP image of at most 5 MB, sent as the bytes themselves; it is re-encoded',
    reply: storedImageSchema,
    status: 201,
    errors: ['not-an-image', 'storage-full', 'too-many-requests', 'key-reused'],
  }),
  read: defineRoute({
    method: 'GET',
    path: '/images/:name',
    access: 'public',
    repeat: 'natural',
    summary: 'A stored image (WebP); its name cannot be guessed',
    params: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
    reply: z.unknown(),
    status: 200,
    errors: ['not-found'],
  }),
} as const;
