import { defineRoute } from '../base/route.ts';
import { borrowingLeadReplySchema, borrowingLeadSchema } from './borrowing-lead.ts';
import { calculationLeadReplySchema, calculationLeadSchema } from './calculation-lead.ts';
import { mortgageLeadReplySchema, mortgageLeadSchema } from './mortgage-lead.ts';
import { strategySessionLeadReplySchema, strategySessionLeadSchema } from './strategy-session.ts';

/** Leaving a lead after a borrowing estimate. */
const borrowingLeadRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/borrowing-leads',
    access: 'public',
    repeat: 'keyed',
    summary: 'Leave contact details after a borrowing estimate; the report is emailed',
    body: borrowingLeadSchema,
    reply: borrowingLeadReplySchema,
    status: 201,
    errors: ['key-reused', 'too-many-requests'],
  }),
} as const;

/** Leaving a lead after a mortgage calculation. */
const mortgageLeadRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/mortgage-leads',
    access: 'public',
    repeat: 'keyed',
    summary: 'Leave contact details after a mortgage calculation; the report is emailed',
    body: mortgageLeadSchema,
    reply: mortgageLeadReplySchema,
    status: 201,
    errors: ['key-reused', 'too-many-requests'],
  }),
} as const;

/** Leaving a lead after the answer of any other tool. */
const calculationLeadRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/calculation-leads',
    access: 'public',
    repeat: 'keyed',
    summary: 'Leave contact details after a calculation; the report is emailed',
    body: calculationLeadSchema,
    reply: calculationLeadReplySchema,
    status: 201,
    errors: ['key-reused', 'too-many-requests'],
  }),
} as const;

/** Asking for a strategy session. */
const strategySessionLeadRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/strategy-session-leads',
    access: 'public',
    repeat: 'keyed',
    summary: 'Ask for a strategy session; an acknowledgement is emailed',
    body: strategySessionLeadSchema,
    reply: strategySessionLeadReplySchema,
    status: 201,
    errors: ['key-reused', 'too-many-requests'],
  }),
} as const;

/** Where each kind of lead is sent. */
export const leadSubmissions = {
  borrowingLeads: borrowingLeadRoutes,
  mortgageLeads: mortgageLeadRoutes,
  calculationLeads: calculationLeadRoutes,
  strategySessionLeads: strategySessionLeadRoutes,
} as const;
