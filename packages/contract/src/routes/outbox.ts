import {
  mailListQuerySchema,
  mailListSchema,
  mailParamsSchema,
  mailTotalsSchema,
  outboxMailSchema,
} from '../outbox.ts';
import { defineRoute } from '../route.ts';

/** The mails that were sent, wait or failed. */
export const outboxRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/mails',
    access: 'admin',
    repeat: 'natural',
    summary: 'Mails of the outbox, newest first',
    query: mailListQuerySchema,
    reply: mailListSchema,
    status: 200,
    errors: [],
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/mails/totals',
    access: 'admin',
    repeat: 'natural',
    summary: 'How many mails wait, were sent and failed, and whether there is a mail server',
    reply: mailTotalsSchema,
    status: 200,
    errors: [],
  }),
  resend: defineRoute({
    method: 'POST',
    path: '/mails/:id/resend',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Queue a mail again that failed or still waits',
    params: mailParamsSchema,
    reply: outboxMailSchema,
    status: 200,
    errors: ['not-found', 'already-done', 'key-reused'],
  }),
} as const;
