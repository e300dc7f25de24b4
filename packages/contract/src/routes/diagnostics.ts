import { assetInputSchema } from '../assets.ts';
import { diagnosticSchema, probeSchema, testAdminSchema, testRecordReplySchema } from '../diagnostics.ts';
import { liabilityInputSchema } from '../liabilities.ts';
import { defineRoute } from '../route.ts';

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
