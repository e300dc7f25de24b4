import * as z from 'zod/mini';
import { defineRoute } from '../base/route.ts';
import { askedMailChangeSchema, askedMailParamsSchema, askedMailsSchema, stopMailParamsSchema } from './asked-mails.ts';

/** Mails that a client asks for, and the links in them that stop one kind. */
export const askedMailRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/auth/mails',
    access: 'signed-in',
    repeat: 'natural',
    summary: 'Which emails the signed-in person has asked for; none until they do',
    reply: askedMailsSchema,
    status: 200,
    errors: [],
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/auth/mails/:kind',
    access: 'signed-in',
    repeat: 'natural',
    summary: 'Ask for a kind of email to one’s own confirmed address, or stop it',
    params: askedMailParamsSchema,
    body: askedMailChangeSchema,
    reply: askedMailsSchema,
    status: 200,
    errors: ['address-not-confirmed'],
  }),
  stopPage: defineRoute({
    method: 'GET',
    path: '/stop-mail/:token',
    access: 'public',
    repeat: 'natural',
    summary: 'A page with the button that stops one kind of email; opening it changes nothing',
    params: stopMailParamsSchema,
    reply: z.string(),
    status: 200,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
  stop: defineRoute({
    method: 'POST',
    path: '/stop-mail/:token',
    access: 'public',
    repeat: 'natural',
    summary: 'Stop the kind of email of the link at once (RFC 8058 one-click)',
    params: stopMailParamsSchema,
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
} as const;
