import * as z from 'zod/mini';
import { defineRoute } from '../base/route.ts';
import { assetInputSchema } from '../clients/assets.ts';
import { liabilityInputSchema } from '../clients/liabilities.ts';
import { auditListSchema, auditQuerySchema } from './audit.ts';
import { countsSchema } from './counts.ts';
import { diagnosticSchema, probeSchema, testAdminSchema, testRecordReplySchema } from './diagnostics.ts';
import { upkeepStateSchema } from './upkeep.ts';

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/audit',
    access: 'admin',
    repeat: 'natural',
    summary: 'Events of the audit log, newest first: who read or changed which record when, without values',
    query: auditQuerySchema,
    reply: auditListSchema,
    status: 200,
    errors: [],
  }),
} as const;

/** Totals for the adviser's dashboard. */
export const countsRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/counts',
    access: 'admin',
    advisers: 'nobody',
    repeat: 'natural',
    summary: 'How many clients, properties and leads there are',
    reply: countsSchema,
    status: 200,
    errors: [],
  }),
} as const;

export const diagnosticsRoutes = {
  createAdmin: defineRoute({
    method: 'POST',
    path: '/test/create-admin',
    access: 'public',
    onlyWithDiagnostics: true,
    repeat: 'natural',
    summary: 'Make the test administrator, or find the one there is; from the same machine only',
    reply: testAdminSchema,
    status: 200,
    errors: ['not-found', 'email-taken'],
  }),
  createAsset: defineRoute({
    method: 'POST',
    path: '/test/create-asset',
    access: 'signed-in',
    onlyWithDiagnostics: true,
    repeat: 'keyed',
    summary: "Add a test asset to the caller's own profile",
    body: assetInputSchema,
    reply: testRecordReplySchema,
    status: 201,
    errors: ['stale-version', 'key-reused'],
  }),
  createLiability: defineRoute({
    method: 'POST',
    path: '/test/create-liability',
    access: 'signed-in',
    onlyWithDiagnostics: true,
    repeat: 'keyed',
    summary: "Add a test liability to the caller's own profile",
    body: liabilityInputSchema,
    reply: testRecordReplySchema,
    status: 201,
    errors: ['stale-version', 'key-reused'],
  }),
  diagnostic: defineRoute({
    method: 'GET',
    path: '/diagnostic',
    access: 'admin',
    onlyWithDiagnostics: true,
    repeat: 'natural',
    summary: 'Tables with their row counts, the kind of database and how long the process has run',
    reply: diagnosticSchema,
    status: 200,
    errors: [],
  }),
  probe: defineRoute({
    method: 'GET',
    path: '/auth/test',
    access: 'public',
    onlyWithDiagnostics: true,
    repeat: 'natural',
    summary: 'Answers that the API can be reached',
    reply: probeSchema,
    status: 200,
    errors: [],
  }),
} as const;

const health = z.object({ status: z.enum(['live', 'ready']) });

/** Whether the server runs. */
export const healthRoutes = {
  live: defineRoute({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    repeat: 'natural',
    summary: 'The process runs',
    reply: health,
    status: 200,
    errors: [],
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    repeat: 'natural',
    summary: 'The process runs and its database answers',
    reply: health,
    status: 200,
    errors: ['unavailable'],
  }),
} as const;

/** How the upkeep goes. */
export const upkeepRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/upkeep',
    access: 'admin',
    repeat: 'natural',
    summary: 'Backups and other upkeep that failed or did not come round',
    reply: upkeepStateSchema,
    status: 200,
    errors: [],
  }),
} as const;
