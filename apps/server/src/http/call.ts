import { type Access, AppError, type Route } from '@freehold/contract';
import type { FastifyRequest } from 'fastify';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { Actor } from '../actor.ts';
import type { ClientScope } from '../client-scope.ts';
import type { DeviceToken } from '../device-token.ts';
import { deviceOf } from './device-cookie.ts';

/** A validated request, as passed to a handler. */
export interface Call<Params, Query, Body, Reach extends Access = Access> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The person the request acts for; always set unless the route is public. */
  readonly actor: Reach extends 'public' ? Actor | null : Actor;
  /** The records a `self-or-admin` call is about. */
  readonly scope: Reach extends 'self-or-admin' ? ClientScope : null;
  /** Client address, after trusted proxies. */
  readonly address: string;
  readonly userAgent: string | null;
  /** The browser's device token, from an earlier sign-in. */
  readonly device: DeviceToken;
  /** The version in an `If-Match: "7"` header. */
  readonly ifMatch: number | null;
  readonly requestId: string;
}

/** The call type of a route with these schemas and this access. */
export type CallOf<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, Reach extends Access> = Call<
  Infer<P>,
  Infer<Q>,
  Infer<B>,
  Reach
>;

/** The call type of a route: `CallTo<typeof routes.leads.list>`. */
export type CallTo<R> =
  R extends Route<infer P, infer Q, infer B, infer _, infer Reach> ? CallOf<P, Q, B, Reach> : never;

/**
 * Builds the call from a request that has passed access checks and validation. Throws AppError `invalid-input` for an
 * invalid If-Match.
 */
export function callOf<Params, Query, Body, Reach extends Access>(
  request: FastifyRequest,
): Call<Params, Query, Body, Reach> {
  return {
    params: request.params as Params,
    query: request.query as Query,
    body: request.body as Body,
    actor: request.actor as Call<Params, Query, Body, Reach>['actor'],
    scope: request.scope as Call<Params, Query, Body, Reach>['scope'],
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    device: deviceOf(request),
    ifMatch: matchedVersion(request.headers['if-match']),
    requestId: request.id,
  };
}

function matchedVersion(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (digits === undefined) {
    const message = 'Send the version as If-Match: "7"';
    throw new AppError('invalid-input', { fields: [{ field: 'If-Match', message }] });
  }
  return Number(digits);
}
