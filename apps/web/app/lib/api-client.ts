import { type Route, routes } from '@freehold/contract';
import type * as z from 'zod/mini';
import { fileOf, nextCursorOf, refusalOf, replyOf } from './answer.ts';
import { browserSession } from './browser-session.ts';
import { CallError } from './call-error.ts';
import { addressOf, apiBase, type CallInput, requestOf } from './call-request.ts';
import { demoCode } from './demo-code.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { idleTimer, withDownloadHeard } from './idle-timer.ts';
import { proofRequests } from './proof-request.ts';
import { mostAttempts, retryDelay, transport } from './retry-policy.ts';
import { aloneInBrowser, createRenewal } from './session-renewal.ts';
import { sleep } from './sleep.ts';

/** A coming retry: which attempt of how many, and in how many milliseconds. */
export interface Waiting {
  readonly attempt: number;
  readonly of: number;
  readonly delayMs: number;
}

interface CallControls {
  /** Aborts the call and its retries. */
  readonly signal?: AbortSignal | undefined;
  /** Idempotency-Key of the user's action; a fresh one by default. */
  readonly key?: string | undefined;
  /** Token to send instead of the session's. */
  readonly accessToken?: string | undefined;
  /** Called before each retry. */
  readonly onWaiting?: ((waiting: Waiting) => void) | undefined;
  /** Called with a list's response: the cursor of the next page, null at the end. */
  readonly onNext?: ((cursor: string | null) => void) | undefined;
  /** A file to send as is, for a route with a binary body. */
  readonly bytes?: Blob | undefined;
}

export type CallOptions<R extends Route> = CallInput<R> & CallControls;
type ReplyOf<R extends Route> = z.output<R['reply']>;

/** The client's dependencies; tests pass their own. */
export interface ClientParts {
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly session: {
    token(): string | null;
    /** Replaces a token the server rejected; null when the session is over. */
    renew(expired: string): Promise<string | null>;
    end(): void;
    /** Asks the signed-in person for their password or code; false when they decline or the signal aborts. */
    prove(signal: AbortSignal | undefined): Promise<boolean>;
  };
  readonly random: () => number;
  readonly newKey: () => string;
}

/** One attempt of a call, with everything its retries share. */
interface Attempt<R extends Route> {
  readonly parts: ClientParts;
  readonly route: R;
  readonly address: string;
  readonly request: RequestInit;
  readonly signal: AbortSignal | undefined;
  readonly onNext: CallControls['onNext'];
}

/**
 * Returns a function that calls the API as the contract describes it. A response of `signed-out` renews the session and
 * `proof-needed` asks for a proof; the call is then repeated once under the same key (decision X-02). Throws CallError
 * only.
 */
export function createClient(parts: ClientParts) {
  const callAsSession = createSessionClient(parts);
  return async function call<R extends Route>(route: R, options: CallOptions<R>): Promise<ReplyOf<R>> {
    const keyed = { ...options, key: options.key ?? parts.newKey() };
    try {
      return await callAsSession(route, keyed);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'proof-needed') throw error;
      if (!(await parts.session.prove(options.signal))) throw new CallError('proof-needed', { failure: 'cancelled' });
      return await callAsSession(route, keyed);
    }
  };
}

function createSessionClient(parts: ClientParts) {
  return async function call<R extends Route>(
    route: R,
    options: CallOptions<R> & { readonly key: string },
  ): Promise<ReplyOf<R>> {
    const withToken = (accessToken: string | null) =>
      withRetries(
        {
          parts,
          route,
          address: addressOf(parts.base, route, options),
          request: requestOf(route, { ...options, accessToken }),
          signal: options.signal,
          onNext: options.onNext,
        },
        options.onWaiting,
      );
    const token = options.accessToken ?? parts.session.token();
    try {
      return await withToken(token);
    } catch (error) {
      if (!isSignedOut(error) || token === null || options.accessToken !== undefined) throw error;
      const renewed = await parts.session.renew(token);
      if (renewed === null) throw error;
      return await endedWhenRefused(parts, withToken(renewed));
    }
  };
}

async function endedWhenRefused<T>(parts: ClientParts, reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (isSignedOut(error)) parts.session.end();
    throw error;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'signed-out';
}

async function withRetries<R extends Route>(attempt: Attempt<R>, onWaiting: CallControls['onWaiting']) {
  for (let number = 1; ; number += 1) {
    try {
      return await once(attempt);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const failed = { error, attempt: number, repeat: attempt.route.repeat };
      const delayMs = retryDelay(failed, attempt.parts.random);
      if (delayMs === null) throw error;
      onWaiting?.({ attempt: number + 1, of: mostAttempts, delayMs });
      await sleep(delayMs, attempt.signal);
    }
    if (attempt.signal?.aborted) throw new CallError('unavailable', { failure: 'cancelled' });
  }
}

async function once<R extends Route>(attempt: Attempt<R>): Promise<ReplyOf<R>> {
  const { parts, route, address, request, signal, onNext } = attempt;
  const timeout = idleTimer(transport.timeoutMs);
  try {
    const ends = AbortSignal.any(signal ? [signal, timeout.signal] : [timeout.signal]);
    const response = withDownloadHeard(await parts.fetch(address, { ...request, signal: ends }), timeout.touch);
    const { status, headers } = response;
    const file = await fileOf(response);
    const text = file === null ? await response.text() : '';
    const answer = { status, text, file, contentType: headers.get('content-type') };
    if (!response.ok) throw refusalOf({ ...answer, retryAfter: headers.get('retry-after') });
    const reply = replyOf<R['reply']>(route.reply, answer);
    onNext?.(nextCursorOf(headers.get('link')));
    return reply;
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError('unavailable', { failure: signal?.aborted ? 'cancelled' : 'no-answer' });
  } finally {
    timeout.end();
  }
}

const surroundings = {
  base: apiBase(import.meta.env.VITE_API_BASE),
  fetch: (...request: Parameters<typeof fetch>) => globalThis.fetch(...request),
  random: Math.random,
  newKey: newIdempotencyKey,
};

const nobody: ClientParts['session'] = {
  token: () => null,
  renew: async () => null,
  end: () => undefined,
  prove: async () => false,
};
const callAsNobody = createClient({ ...surroundings, session: nobody });

const renew = createRenewal({
  store: browserSession,
  exchange: (refreshToken) => callAsNobody(routes.auth.refresh, { body: { refreshToken } }),
  alone: aloneInBrowser,
});

const callServer = createClient({
  ...surroundings,
  session: { token: browserSession.token, renew, end: browserSession.end, prove: proofRequests.ask },
});

/**
 * Calls this product's API in the current session. In the demo canned records answer and nothing is sent. Throws
 * CallError.
 */
export async function call<R extends Route>(route: R, options: CallOptions<R>): Promise<ReplyOf<R>> {
  if (browserSession.demoRole() === null) return await callServer(route, options);
  const { callDemo } = await demo();
  return await callDemo<R['reply']>(route, options);
}

async function demo() {
  try {
    return await demoCode.load();
  } catch {
    throw new CallError('unavailable', { failure: 'no-answer' });
  }
}
