import * as z from 'zod/mini';
import { borrowingLeadReplySchema, borrowingLeadSchema } from '../borrowing.ts';
import {
  leadConversionSchema,
  leadDetailsSchema,
  leadNoteSchema,
  leadParamsSchema,
  leadUpdateSchema,
  newLeadNoteSchema,
} from '../lead-desk.ts';
import {
  leadArrivalsQuerySchema,
  leadArrivalsSchema,
  leadExportQuerySchema,
  leadListItemSchema,
  leadListQuerySchema,
  leadListSchema,
  leadOwnersSchema,
  leadTotalsQuerySchema,
  leadTotalsSchema,
} from '../leads.ts';
import { mortgageLeadReplySchema, mortgageLeadSchema } from '../mortgage.ts';
import { defineRoute } from '../route.ts';
import { strategySessionLeadReplySchema, strategySessionLeadSchema } from '../strategy-session.ts';

/** Leaving a lead after a borrowing estimate. */
export const borrowingLeadRoutes = {
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
} as const;

/** Leaving a lead after a mortgage calculation. */
export const mortgageLeadRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/mortgage-leads',
    access: 'public',
    repeat: 'keyed',
    summary: 'Leave contact details after a mortgage calculation; the report is e-mailed',
    body: mortgageLeadSchema,
    reply: mortgageLeadReplySchema,
    status: 201,
    errors: ['key-reused', 'too-many-requests'],
  }),
} as const;

/** Asking for a strategy session. */
export const strategySessionLeadRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/strategy-session-leads',
    access: 'public',
    repeat: 'keyed',
    summary: 'Ask for a strategy session; an acknowledgement is e-mailed',
    body: strategySessionLeadSchema,
    reply: strategySessionLeadReplySchema,
    status: 201,
    errors: ['key-reused', 'too-many-requests'],
  }),
} as const;

/** The adviser's lead desk. */
export const leadRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/leads',
    access: 'admin',
    repeat: 'natural',
    summary: 'Leads, newest first unless sorted otherwise; filtered and searched by name, e-mail and phone',
    query: leadListQuerySchema,
    reply: leadListSchema,
    status: 200,
    errors: [],
  }),
  export: defineRoute({
    method: 'GET',
    path: '/leads/export',
    access: 'admin',
    needsFreshProof: true,
    repeat: 'natural',
    summary: 'The filtered leads as a CSV file (text/csv), one line a lead',
    query: leadExportQuerySchema,
    reply: z.string(),
    status: 200,
    errors: [],
  }),
  totals: defineRoute({
    method: 'GET',
    path: '/leads/totals',
    access: 'admin',
    repeat: 'natural',
    summary: 'How many of the filtered leads have each status',
    query: leadTotalsQuerySchema,
    reply: leadTotalsSchema,
    status: 200,
    errors: [],
  }),
  arrivals: defineRoute({
    method: 'GET',
    path: '/leads/arrivals',
    access: 'admin',
    repeat: 'natural',
    summary: 'How many leads were received since a moment',
    query: leadArrivalsQuerySchema,
    reply: leadArrivalsSchema,
    status: 200,
    errors: [],
  }),
  owners: defineRoute({
    method: 'GET',
    path: '/leads/owners',
    access: 'admin',
    repeat: 'natural',
    summary: 'The advisers who can own a lead, by name',
    reply: leadOwnersSchema,
    status: 200,
    errors: [],
  }),
  details: defineRoute({
    method: 'GET',
    path: '/leads/:id',
    access: 'admin',
    repeat: 'natural',
    summary: 'One lead with its notes, mails and duplicates',
    params: leadParamsSchema,
    reply: leadDetailsSchema,
    status: 200,
    errors: ['not-found'],
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/leads/:id',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Set status, owner or next action of a lead; with a version only if nobody saved meanwhile',
    params: leadParamsSchema,
    body: leadUpdateSchema,
    reply: leadListItemSchema,
    status: 200,
    errors: ['not-found', 'already-done', 'stale-version', 'key-reused'],
  }),
  addNote: defineRoute({
    method: 'POST',
    path: '/leads/:id/notes',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Add a note to a lead',
    params: leadParamsSchema,
    body: newLeadNoteSchema,
    reply: leadNoteSchema,
    status: 201,
    errors: ['not-found', 'key-reused'],
  }),
  convert: defineRoute({
    method: 'POST',
    path: '/leads/:id/convert',
    access: 'admin',
    repeat: 'keyed',
    summary: 'Create a client from a lead and link the two, once',
    params: leadParamsSchema,
    reply: leadConversionSchema,
    status: 201,
    errors: ['not-found', 'already-done', 'key-reused'],
  }),
} as const;
