import * as z from 'zod/mini';
import { defineRoute } from '../base/route.ts';
import { savedViewInputSchema, savedViewParamsSchema, savedViewSchema, savedViewsQuerySchema } from './saved-views.ts';
import { todayQuerySchema, todaySchema } from './today.ts';

/** The adviser's day. */
export const todayRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/today',
    access: 'admin',
    advisers: 'nobody',
    repeat: 'natural',
    summary:
      'What waits for an adviser: due actions of leads and tasks of clients, leads nobody has answered, terms of loans that end, records that have not changed for long',
    query: todayQuerySchema,
    reply: todaySchema,
    status: 200,
    errors: [],
  }),
} as const;

/** An adviser's own views of the list of clients. */
export const savedViewRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/saved-views',
    access: 'admin',
    advisers: 'nobody',
    repeat: 'natural',
    summary: 'The caller’s views of a list, by name; of the clients unless the leads are asked for',
    query: savedViewsQuerySchema,
    reply: z.array(savedViewSchema),
    status: 200,
    errors: [],
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/saved-views/:id',
    access: 'admin',
    advisers: 'nobody',
    repeat: 'keyed',
    summary: 'Keep a view under an id the caller makes; a view of that id is replaced, the last writer wins',
    params: savedViewParamsSchema,
    body: savedViewInputSchema,
    reply: savedViewSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/saved-views/:id',
    access: 'admin',
    advisers: 'nobody',
    repeat: 'keyed',
    summary: 'Delete a view of the caller’s; keeping it again brings it back',
    params: savedViewParamsSchema,
    reply: savedViewSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
