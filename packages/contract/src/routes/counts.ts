import { countsSchema } from '../counts.ts';
import { defineRoute } from '../route.ts';

/** Totals for the adviser's dashboard. */
export const countsRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/counts',
    access: 'admin',
    repeat: 'natural',
    summary: 'How many clients, properties and leads there are',
    reply: countsSchema,
    status: 200,
    errors: [],
  }),
} as const;
