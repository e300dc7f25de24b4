import * as z from 'zod/mini';
import { uuid } from '../fields.ts';
import {
  enquiryActParamsSchema,
  enquiryDoneSchema,
  enquiryParamsSchema,
  erasePersonSchema,
  personErasedSchema,
  personExportSchema,
  unsubscribedSchema,
  unsubscribeParamsSchema,
} from '../privacy.ts';
import { defineRoute } from '../route.ts';

const person = z.strictObject({ id: uuid });

export const privacyRoutes = {
  exportPerson: defineRoute({
    method: 'GET',
    path: '/profiles/:id/export',
    access: 'self-or-admin',
    needsFreshProof: true,
    subject: 'params.id',
    repeat: 'natural',
    summary: 'Everything held about a person, with the leads and mails under their verified e-mail address',
    params: person,
    reply: personExportSchema,
    status: 200,
    errors: ['not-found', 'too-many-requests'],
  }),
  erasePerson: defineRoute({
    method: 'POST',
    path: '/profiles/:id/erase',
    access: 'self-or-admin',
    subject: 'params.id',
    repeat: 'natural',
    summary: 'Erase a person: account, records, partner, leads and mails; only ids remain in the audit log',
    params: person,
    body: erasePersonSchema,
    reply: personErasedSchema,
    status: 200,
    errors: ['not-found', 'proof-needed', 'wrong-password', 'too-many-requests'],
  }),
  enquiryPage: defineRoute({
    method: 'GET',
    path: '/enquiry/:token',
    access: 'public',
    repeat: 'natural',
    summary:
      'A page on which whoever got the mail of an enquiry can confirm news, withdraw or erase; opening it changes nothing',
    params: enquiryParamsSchema,
    reply: z.string(),
    status: 200,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
  enquiryAct: defineRoute({
    method: 'POST',
    path: '/enquiry/:token/:act',
    access: 'public',
    repeat: 'natural',
    summary: 'Confirm news, withdraw the agreement, or erase the enquiry of the link, at once',
    params: enquiryActParamsSchema,
    reply: enquiryDoneSchema,
    status: 200,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
  unsubscribePage: defineRoute({
    method: 'GET',
    path: '/unsubscribe/:token',
    access: 'public',
    repeat: 'natural',
    summary: 'A page with the button that stops further mails; opening it changes nothing',
    params: unsubscribeParamsSchema,
    reply: z.string(),
    status: 200,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/unsubscribe/:token',
    access: 'public',
    repeat: 'natural',
    summary: 'Stop further mails to the address of the link at once (RFC 8058 one-click)',
    params: unsubscribeParamsSchema,
    reply: unsubscribedSchema,
    status: 200,
    errors: ['link-not-valid', 'too-many-requests'],
  }),
} as const;
