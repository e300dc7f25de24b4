import * as z from 'zod/mini';
import { defineRoute } from '../base/route.ts';
import { clientParamsSchema } from '../clients/client-desk.ts';
import { changeEmailSchema, clientAccessSchema, withdrawChangeSchema } from './client-access.ts';
import { joinAskedSchema, joinedSchema, joinPairSchema, joinQuerySchema } from './joins.ts';

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
    summary: 'Make a record the account’s own; its client is told by email',
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

const act = {
  method: 'POST',
  access: 'admin',
  needsFreshProof: true,
  repeat: 'keyed',
  params: clientParamsSchema,
  reply: clientAccessSchema,
  status: 200,
} as const;

/** How a client signs in, and what advisers can do about it. */
export const accessRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/profiles/:id/access',
    access: 'admin',
    repeat: 'natural',
    summary: 'How a client signs in, and which changes wait for their owner',
    params: clientParamsSchema,
    reply: clientAccessSchema,
    status: 200,
    errors: ['not-found'],
  }),
  disable: defineRoute({
    ...act,
    path: '/profiles/:id/access/disable',
    summary: 'Keep a client’s account from signing in; its sessions end at once',
    errors: ['not-found', 'already-done', 'key-reused'],
  }),
  enable: defineRoute({
    ...act,
    path: '/profiles/:id/access/enable',
    summary: 'Let a client’s account sign in again',
    errors: ['not-found', 'already-done', 'key-reused'],
  }),
  resetSecondFactor: defineRoute({
    ...act,
    path: '/profiles/:id/access/second-factor-reset',
    summary:
      'Remove a client’s authenticator app in 24 hours, unless they stop it by the email or by signing in with it',
    errors: ['not-found', 'already-done', 'key-reused'],
  }),
  changeEmail: defineRoute({
    ...act,
    path: '/profiles/:id/access/email',
    summary:
      'Change a client’s address in 72 hours, once they confirmed the new one and unless they stop it from the old',
    body: changeEmailSchema,
    errors: ['not-found', 'already-done', 'email-taken', 'key-reused'],
  }),
  withdraw: defineRoute({
    ...act,
    path: '/profiles/:id/access/withdraw',
    summary: 'Take back a change that has not taken effect',
    body: withdrawChangeSchema,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
