import { AppError, type Route } from '@freehold/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { requireFreshProof } from '../fresh-proof.ts';

// Public routes that still read the access token: sign-out accepts either token, and a mailed link requires the
// password only without a session.
const knownCallerPaths: readonly string[] = [
  '/api/auth/logout',
  '/api/auth/verify-email',
  '/api/auth/verify-email/look',
  '/api/auth/confirm-new-email',
];
const accountPaths = '/api/auth/';

/**
 * The actor a request may act for under a route's access; null on a public route. Throws AppError `signed-out` without
 * a valid token of a live session, `not-allowed` when the role is insufficient, `second-factor-enrolment-needed` when
 * an admin who must first set up an authenticator app calls anything but their own account, and `proof-needed` as
 * `requireFreshProof` does.
 */
export async function authenticate(
  deps: Pick<Deps, 'findActor' | 'now'>,
  { access, needsFreshProof }: Pick<Route, 'access' | 'needsFreshProof'>,
  request: FastifyRequest,
): Promise<Actor | null> {
  const path = request.routeOptions.url ?? '';
  if (access === 'public' && !knownCallerPaths.includes(path)) return null;
  const token = bearerToken(request.headers.authorization);
  const actor = token === null ? null : await deps.findActor(token);
  if (access === 'public') return actor;
  if (actor === null) throw new AppError('signed-out');
  // Set before the role check, so that the log shows who was rejected.
  request.actor = actor;
  if (actor.isSecondFactorNeeded && !path.startsWith(accountPaths)) {
    throw new AppError('second-factor-enrolment-needed');
  }
  if (access === 'admin' && actor.role !== 'ADMIN') throw new AppError('not-allowed');
  if (needsFreshProof) requireFreshProof(deps, actor);
  return actor;
}

function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '');
  return match?.[1] ?? null;
}
