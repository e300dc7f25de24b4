import { type Access, AppError } from '@freehold/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';

/** Looks up whom an access token acts for; null when the token or its session is not valid. */
export type FindActor = (token: string) => Promise<Actor | null>;

/**
 * The actor a request may act for under a route's access; null on a public route. Throws AppError `signed-out` without a
 * valid token of a live session, `not-allowed` when the role does not reach.
 */
export async function authenticate(
  findActor: FindActor,
  access: Access,
  request: FastifyRequest,
): Promise<Actor | null> {
  if (access === 'public') return null;
  const token = bearerToken(request.headers.authorization);
  const actor = token === null ? null : await findActor(token);
  if (actor === null) throw new AppError('signed-out');
  if (access === 'admin' && actor.role !== 'ADMIN') throw new AppError('not-allowed');
  return actor;
}

function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '');
  return match?.[1] ?? null;
}
