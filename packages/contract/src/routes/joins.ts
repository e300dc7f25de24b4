import * as z from 'zod/mini';
import { joinAskedSchema, joinedSchema, joinPairSchema, joinQuerySchema } from '../joins.ts';
import { defineRoute } from '../route.ts';

const ok = z.object({ ok: z.literal(true) });

/** Connecting the records that advisers keep with the accounts of the people they are about. */
export const joinRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/joins',
    access: 'admin',
    repeat: 'natural',
    summary: 'Accounts whose proven address is that of an adviser’s record, the longest waiting first',
    query: joinQuerySchema,
    reply: z.array(joinAskedSchema),
    status: 200,
    errors: [],
  }),
  connect: defineRoute({
    method: 'POST',
    path: '/joins/connect',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Make a record the account’s own; its client is told by mail',
    body: joinPairSchema,
    reply: joinedSchema,
    status: 200,
    errors: ['not-found', 'already-done', 'key-reused'],
  }),
  refuse: defineRoute({
    method: 'POST',
    path: '/joins/refuse',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Say that a record is not the account’s; the same again changes nothing',
    body: joinPairSchema,
    reply: ok,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  reopen: defineRoute({
    method: 'POST',
    path: '/joins/reopen',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Take that back, so that the record can be connected',
    body: joinPairSchema,
    reply: ok,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
