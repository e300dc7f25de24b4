import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { signInReplySchema, signInSchema } from '../sign-in.ts';

const ok = z.object({ ok: z.literal(true) });

/** Accounts and sessions. */
export const authRoutes = {
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
} as const;
