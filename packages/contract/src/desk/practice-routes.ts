import * as z from 'zod/mini';
import { defineRoute } from '../base/route.ts';
import { largestPracticeBody, practiceChangesSchema, practiceStateSchema } from './practice.ts';

/** The practice: everybody signed in reads it, advisers keep it. */
export const practiceRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/practice',
    access: 'signed-in',
    advisers: 'nobody',
    repeat: 'natural',
    summary: 'The practice’s name, contact lines, accent colour and logo, as reports and emails show them',
    reply: practiceStateSchema,
    status: 200,
    errors: [],
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/practice',
    access: 'admin',
    repeat: 'keyed',
    largestBodyBytes: largestPracticeBody,
    summary: 'Replace the practice’s lines and colour, and its logo where one is sent; only if nobody saved meanwhile',
    body: practiceChangesSchema,
    reply: practiceStateSchema,
    status: 200,
    errors: ['stale-version', 'not-an-image', 'too-many-requests', 'key-reused'],
  }),
  logo: defineRoute({
    method: 'GET',
    path: '/practice/logo/:name',
    access: 'public',
    repeat: 'natural',
    summary: 'The practice’s logo (PNG or JPEG), named by a hash of its content',
    params: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
    reply: z.unknown(),
    status: 200,
    errors: ['not-found'],
  }),
} as const;
