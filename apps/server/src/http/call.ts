import { type Access, AppError, type Route } from '@freehold/contract';
import type { FastifyRequest } from 'fastify';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { Actor } from '../actor.ts';
import type { ClientScope } from '../client-scope.ts';
import { type DeviceCookie, deviceOf } from './device-cookie.ts';

/** A validated request, as a handler sees it. */
export interface Call<Params, Query, Body, Reach extends Access = Access> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Whom the request acts for; a route that is not public always has one. */
  readonly actor: Reach extends 'public' ? Actor | null : Actor;
  /** The records that a `self-or-admin` call is about. */
  readonly scope: Reach extends 'self-or-admin' ? ClientScope : null;
  /** Address the request came from, after trusted proxies. */
  readonly address: string;
  readonly userAgent: string | null;
  /** What the browser is known by, where it was signed in from before. */
  readonly device: DeviceCookie;
  /** The version that an `If-Match: "7"` header asks for. */
  readonly ifMatch: number | null;
  readonly requestId: string;
}

/** The call of a route with these schemas and this access. */
export type CallOf<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, Reach extends Access> = Call<
  Infer<P>,
  Infer<Q>,
  Infer<B>,
  Reach
>;

/** The call of any route with this type: `CallTo<typeof routes.leads.list>`. */
export type CallTo<R> =
  R extends Route<infer P, infer Q, infer B, infer _, infer Reach> ? CallOf<P, Q, B, Reach> : never;

/** A request that has passed access and validation, as a call. Throws AppError `invalid-input` for an unreadable If-Match. */
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
