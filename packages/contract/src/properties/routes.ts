import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { defineRoute } from '../base/route.ts';
import { storedImageSchema } from './picture.ts';
import {
  newPropertySchema,
  propertyChangesSchema,
  propertyExportQuerySchema,
  propertyListQuerySchema,
  propertySchema,
} from './property.ts';
import { propertyFileCheckSchema, propertyImportSchema } from './property-import.ts';
import {
  removedPairBodySchema,
  removedPairQuerySchema,
  savedCheckSchema,
  savedLinkSchema,
  savedLinksQuerySchema,
  savedPairSchema,
  savedStateSchema,
} from './saved-properties.ts';

// Not validated as a UUID: any other id is a property that does not exist (404, not 400).
const propertyParams = z.strictObject({ id: z.string().check(z.maxLength(200)) });

/** Properties: everybody signed in reads them, advisers keep them. */
export const propertyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/properties',
    access: 'signed-in',
    advisers: 'nobody',
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
    advisers: 'nobody',
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
  archive: defineRoute({
    method: 'POST',
    path: '/properties/:id/archive',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Take a property out of the catalogue; clients who have it keep it, and it can be restored',
    params: propertyParams,
    reply: propertySchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/properties/:id/restore',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Put an archived property back into the catalogue',
    params: propertyParams,
    reply: propertySchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  fetchPicture: defineRoute({
    method: 'POST',
    path: '/properties/:id/picture',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Fetch the picture at the address that the property was given once more, after that failed',
    params: propertyParams,
    reply: propertySchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  export: defineRoute({
    method: 'GET',
    path: '/properties/export',
    access: 'admin',
    repeat: 'natural',
    summary: 'The searched properties as a CSV file (text/csv) with the columns that an import takes',
    query: propertyExportQuerySchema,
    reply: z.string(),
    status: 200,
    errors: [],
  }),
  checkFile: defineRoute({
    method: 'POST',
    path: '/properties/import/check',
    access: 'admin',
    repeat: 'natural',
    summary:
      'What an import of this CSV file, sent as its bytes, would do: each line that is wrong and why; stores nothing',
    reply: propertyFileCheckSchema,
    status: 200,
    errors: ['not-a-csv'],
  }),
  importFile: defineRoute({
    method: 'POST',
    path: '/properties/import',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Add every property of a CSV file, sent as its bytes; all of them, or none when one line is wrong',
    reply: propertyImportSchema,
    status: 201,
    errors: ['not-a-csv', 'key-reused'],
  }),
} as const;

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

/**
 * A client's saved properties, under the paths as the specification writes them (decision F-01). `userId` may be left
 * out; a client's must then be their own, an adviser names any client.
 */
export const savedPropertyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/saved_properties',
    access: 'signed-in',
    advisers: 'client-as-user-id',
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
    advisers: 'client-as-user-id',
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
    advisers: 'client-as-user-id',
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
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: 'Take a property off the saved list; one that is not on it is a success too',
    query: removedPairQuerySchema,
    body: removedPairBodySchema,
    reply: savedStateSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;

const pairSchema = { clientId: uuid, propertyId: uuid };

/** Giving a client a property. */
export const assignmentRoutes = {
  assign: defineRoute({
    method: 'POST',
    path: '/assign-property',
    access: 'admin',
    advisers: 'client-as-client-id',
    repeat: 'keyed',
    summary: 'Put a property into a client’s portfolio; the same pair again is a success and changes nothing',
    body: z.strictObject(pairSchema),
    // The screen has a text for a reply without a client (decision P-11).
    reply: z.object({ clientId: z.optional(z.string()), propertyId: z.string() }),
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;

/** What a client's portfolio shows of a property (specification section 7). */
const portfolioPropertySchema = z.pick(propertySchema, {
  id: true,
  name: true,
  street: true,
  suburb: true,
  state: true,
  postcode: true,
  price: true,
  beds: true,
  baths: true,
  area: true,
  imageUrl: true,
  rentalYield: true,
  growthRate: true,
  features: true,
});

/** The properties that an adviser has assigned to a client. */
export const portfolioRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/portfolio/:id',
    access: 'self-or-admin',
    advisers: 'client-in-path',
    subject: 'params.id',
    repeat: 'natural',
    summary: 'Properties of a client, the one assigned last first',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ properties: z.array(portfolioPropertySchema) }),
    status: 200,
    errors: ['not-found'],
  }),
} as const;
