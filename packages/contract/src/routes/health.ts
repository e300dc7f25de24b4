import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

const health = z.object({ status: z.enum(['live', 'ready']) });

/** Whether the server runs. */
export const healthRoutes = {
  live: defineRoute({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    repeat: 'natural',
    summary: 'The process runs',
    reply: health,
    status: 200,
    errors: [],
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    repeat: 'natural',
    summary: 'The process runs and its database answers',
    reply: health,
    status: 200,
    errors: ['unavailable'],
  }),
} as const;
