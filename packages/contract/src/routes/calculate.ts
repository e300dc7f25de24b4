import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

/** The engine, call by call. */
export const calculateRoutes = {
  area: defineRoute({
    method: 'POST',
    path: '/calculate/:area',
    access: 'public',
    repeat: 'natural',
    summary: 'Compute one area of the engine from plain JSON inputs; nothing is stored',
    params: z.strictObject({ area: z.string().check(z.maxLength(80)) }),
    body: z.record(z.string(), z.unknown()),
    reply: z.record(z.string(), z.unknown()),
    status: 200,
    errors: ['not-found', 'too-many-requests'],
  }),
} as const;
