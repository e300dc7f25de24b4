import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import {
  removedPairBodySchema,
  removedPairQuerySchema,
  savedCheckSchema,
  savedLinkSchema,
  savedLinksQuerySchema,
  savedPairSchema,
  savedStateSchema,
} from '../saved-properties.ts';

/**
 * A client's saved properties, under the paths as the specification writes them (decision F-01). `userId` may be left
 * out; a client's must then be their own, an adviser names any client.
 */
export const savedPropertyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/saved_properties',
    access: 'signed-in',
    repeat: 'natural',
    summary: 'Saved links of a client, newest first',
    query: savedLinksQuerySchema,
    reply: z.array(savedLinkSchema),
    status: 200,
    errors: ['not-found'],
  }),
  check: defineRoute({
    method: 'GET',
    path: '/saved-properties/check',
    access: 'signed-in',
    repeat: 'natural',
    summary: 'Whether a client has saved a property and not yet bought it',
    query: savedPairSchema,
    reply: savedCheckSchema,
    status: 200,
    errors: ['not-found'],
  }),
  add: defineRoute({
    method: 'POST',
    path: '/saved-properties/add',
    access: 'signed-in',
    repeat: 'keyed',
    summary: 'Save a property; a second time changes nothing',
    body: savedPairSchema,
    reply: savedStateSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/saved-properties/remove',
    access: 'signed-in',
    repeat: 'keyed',
    summary: 'Take a property off the saved list; one that is not on it is a success too',
    query: removedPairQuerySchema,
    body: removedPairBodySchema,
    reply: savedStateSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
