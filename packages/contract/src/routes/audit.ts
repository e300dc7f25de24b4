import { auditListSchema, auditQuerySchema } from '../audit.ts';
import { defineRoute } from '../route.ts';

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
