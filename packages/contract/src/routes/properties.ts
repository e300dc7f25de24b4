import * as z from 'zod/mini';
import { newPropertySchema, propertyChangesSchema, propertyListQuerySchema, propertySchema } from '../property.ts';
import { defineRoute } from '../route.ts';

// Not checked as a UUID: an address that never was one is a property that does not exist.
const propertyParams = z.strictObject({ id: z.string().check(z.maxLength(200)) });

/** Properties: everybody signed in reads them, advisers keep them. */
export const propertyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/properties',
    access: 'signed-in',
    repeat: 'natural',
    summary: 'Properties, newest first unless sorted otherwise; or those named by ids, in their order',
    query: propertyListQuerySchema,
    reply: z.array(propertySchema),
    status: 200,
    errors: [],
  }),
  read: defineRoute({
    method: 'GET',
    path: '/properties/:id',
    access: 'signed-in',
    repeat: 'natural',
    summary: 'One property',
    params: propertyParams,
    reply: propertySchema,
    status: 200,
    errors: ['not-found'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/properties',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Add a property',
    body: newPropertySchema,
    reply: propertySchema,
    status: 201,
    errors: ['key-reused'],
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/properties/:id',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Replace what the form shows of a property; with a version only if nobody saved meanwhile',
    params: propertyParams,
    body: propertyChangesSchema,
    reply: propertySchema,
    status: 200,
    errors: ['not-found', 'stale-version', 'key-reused'],
  }),
} as const;
