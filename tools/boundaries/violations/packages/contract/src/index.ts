// Breaks contract-imports-only-finance-and-zod.
import type { FastifyRequest } from 'fastify';

export type Caller = FastifyRequest['headers'];
