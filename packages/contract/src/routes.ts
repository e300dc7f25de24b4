import * as z from 'zod/mini';
import { borrowingLeadReplySchema, borrowingLeadSchema } from './borrowing.ts';
import { leadListQuerySchema, leadListSchema } from './leads.ts';
import { defineRoute } from './route.ts';
import { signInReplySchema, signInSchema } from './sign-in.ts';

const ok = z.object({ ok: z.literal(true) });
const health = z.object({ status: z.enum(['live', 'ready']) });

/** Every call the API answers. The server binds exactly these, the browser calls nothing else. */
export const routes = {
  health: {
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
  },
  auth: {
    login: defineRoute({
      method: 'POST',
      path: '/auth/login',
      access: 'public',
      repeat: 'never',
      summary: 'Sign in with e-mail and password',
      body: signInSchema,
      reply: signInReplySchema,
      status: 200,
      errors: ['invalid-credentials', 'too-many-requests'],
    }),
    logout: defineRoute({
      method: 'POST',
      path: '/auth/logout',
      access: 'signed-in',
      repeat: 'natural',
      summary: 'End the session of the access token',
      reply: ok,
      status: 200,
      errors: [],
    }),
  },
  calculate: {
    area: defineRoute({
      method: 'POST',
      path: '/calculate/:area',
      access: 'public',
      repeat: 'natural',
      summary: 'Compute one area of the engine from plain JSON inputs; nothing is stored',
      params: z.strictObject({ area: z.string().check(z.maxLength(80)) }),
      body: z.record(z.string(), z.unknown()),
      reply: z.record(z.string(), z.unknown()),
      status: 200,
      errors: ['not-found', 'too-many-requests'],
    }),
  },
  borrowingLeads: {
    submit: defineRoute({
      method: 'POST',
      path: '/borrowing-leads',
      access: 'public',
      repeat: 'keyed',
      summary: 'Leave contact details after a borrowing estimate; the report is e-mailed',
      body: borrowingLeadSchema,
      reply: borrowingLeadReplySchema,
      status: 201,
      errors: ['key-reused', 'too-many-requests'],
    }),
  },
  leads: {
    list: defineRoute({
      method: 'GET',
      path: '/leads',
      access: 'admin',
      repeat: 'natural',
      summary: 'Leads, newest first',
      query: leadListQuerySchema,
      reply: leadListSchema,
      status: 200,
      errors: [],
    }),
  },
} as const;
