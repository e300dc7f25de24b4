import { changeEmailSchema, clientAccessSchema, withdrawChangeSchema } from '../client-access.ts';
import { clientParamsSchema } from '../client-desk.ts';
import { defineRoute } from '../route.ts';

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
      'Remove a client’s authenticator app in 24 hours, unless they stop it by the mail or by signing in with it',
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
