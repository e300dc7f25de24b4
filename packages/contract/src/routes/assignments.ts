import * as z from 'zod/mini';
import { uuid } from '../fields.ts';
import { defineRoute } from '../route.ts';

const pairSchema = { clientId: uuid, propertyId: uuid };

/** Giving a client a property. */
export const assignmentRoutes = {
  assign: defineRoute({
    method: 'POST',
    path: '/assign-property',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Put a property into a client’s portfolio; the same pair again is a success and changes nothing',
    body: z.strictObject(pairSchema),
    // The screen has a text for a reply without a client (decision P-11).
    reply: z.object({ clientId: z.optional(z.string()), propertyId: z.string() }),
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
