import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { totalmem } from 'node:os';
import underPressure from '@fastify/under-pressure';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bucketOf } from '../address-bucket.ts';
import type { Deps } from '../deps.ts';
import { readableBy } from './cross-origin.ts';
import type { Shutdown } from './drain.ts';
import { createPlaces, type Place, type Places, retryAfterSeconds } from './places.ts';
import { type MakeRefusal, plainRefusals, sendPlainRefusal } from './plain-refusal.ts';

/**
 * Concurrency slots. 64 keep both processor and database busy; with twice as many, throughput under load drops by a
 * tenth. Account calls mostly wait their turn for password hashing, so they have separate slots. One address gets an
 * eighth of each (docs/decisions/0015-places-for-work.md).
 */
export const places = {
  accounts: { all: 200, ofAddress: 25, waiting: 75, ofWideNetwork: 100 },
  others: { all: 64, ofAddress: 8, waiting: 32, ofWideNetwork: 32 },
} as const;
type Kind = keyof typeof places;

/** Longest work of a call, in milliseconds; its slot is then freed whatever happened. */
const longestWorkMs = 60_000;
/** How long a finished response may keep its slot while the client reads it, in milliseconds. */
const responseReadMs = 250;

/**
 * Beyond these limits slots do not help, only less work does: two seconds' mean event loop delay, or 85% of the
 * service's memory limit (its unit's MemoryMax) if that is below the machine's.
 */
function pressureLimits() {
  const memory = process.constrainedMemory();
  // Sampled over five seconds: in a shorter window one long pause leaves no samples, which reads as infinite delay.
  return { maxEventLoopDelay: 2_000, sampleInterval: 5_000, maxRssBytes: memory < totalmem() ? 0.85 * memory : 0 };
}

/** Keeps overload from slowing everyone down. */
export interface LoadShedding {
  /** Listener before the framework: rejects cheaply while all slots are taken. */
  readonly before: (answer: RequestListener) => RequestListener;
  /** Hooks that take a slot for each call and release it. */
  readonly within: (app: FastifyInstance) => Promise<void>;
}

/**
 * Load shedding for an application's calls. A call holds a slot only while it is worked on: not while its body arrives,
 * and only briefly while its response is read. Health checks, pages and files need none. Requests that bypass the
 * listener, such as injected ones, are let through.
 */
export function loadShedding(deps: Deps, shutdown: Shutdown): LoadShedding {
  const kinds: Readonly<Record<Kind, Places>> = {
    accounts: createPlaces(places.accounts),
    others: createPlaces(places.others),
  };
  const makeRefusal = plainRefusals(deps.config);
  const received = new WeakSet<IncomingMessage>();
  return {
    before: (answer) => (request, response) => {
      const kind = kindOf(pathOf(request.url ?? ''), request.method);
      if (kind !== null && kinds[kind].isFull()) {
        refuse({ request, response, makeRefusal }, deps, shutdown);
        return;
      }
      received.add(request);
      answer(request, response);
    },
    within: async (app) => {
      await shedUnderPressure(app, (request) => received.has(request.raw));
      holdPlaces(app, (request) => {
        if (!received.has(request.raw)) return null;
        const kind = kindOf(request.routeOptions.url, request.method);
        return kind && kinds[kind];
      });
    },
  };
}

function holdPlaces(app: FastifyInstance, placesOf: (request: FastifyRequest) => Places | null): void {
  const calls = new WeakMap<FastifyRequest, WorkedOn>();
  const take = async (request: FastifyRequest, response: ServerResponse) => {
    const wanted = placesOf(request);
    if (wanted === null || response.closed) return;
    const call = calls.get(request) ?? workedOn(response);
    calls.set(request, call);
    call.place = heldFor(longestWorkMs, await wanted.take(bucketOf(request.ip), call.leaves.signal));
  };
  app.addHook('onRequest', (request, reply) => take(request, reply.raw));
  app.addHook('preParsing', async (request) => {
    if (hasBody(request.raw)) calls.get(request)?.place?.giveBack();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request.raw)) await take(request, reply.raw);
  });
  app.addHook('onSend', async (request, reply) => {
    const call = calls.get(request);
    if (!call?.place || call.isAnswered) return;
    call.isAnswered = true;
    call.place = heldFor(responseReadMs, call.place);
    if (reply.raw.closed) call.place.giveBack();
  });
}

interface WorkedOn {
  /** Aborts when the caller disconnects. */
  readonly leaves: AbortController;
  place: Place | null;
  isAnswered: boolean;
}

function workedOn(response: ServerResponse): WorkedOn {
  const call: WorkedOn = { leaves: new AbortController(), place: null, isAnswered: false };
  response.once('close', () => {
    call.leaves.abort();
    // The work outlives a disconnect, and so must its slot; otherwise a caller could get unlimited slots by hanging up.
    if (call.isAnswered) call.place?.giveBack();
  });
  return call;
}

/** The slot, released automatically after this many milliseconds. */
function heldFor(ms: number, place: Place): Place {
  const over = setTimeout(place.giveBack, ms);
  return {
    giveBack: () => {
      clearTimeout(over);
      place.giveBack();
    },
  };
}

async function shedUnderPressure(app: FastifyInstance, isReceived: (request: FastifyRequest) => boolean) {
  await app.register(underPressure, {
    ...pressureLimits(),
    pressureHandler: async (request) => {
      const isCall = kindOf(request.routeOptions.url, request.method) !== null;
      if (isCall && isReceived(request)) throw new AppError('unavailable', { retryAfterSeconds });
    },
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Which slots a path uses; null for pages, files, health, the API description and CORS preflights. */
function kindOf(path = '', method = ''): Kind | null {
  if (!path.startsWith('/api/') || method === 'OPTIONS') return null;
  if (path.startsWith('/api/health/') || path.startsWith('/api/docs') || path === '/api/openapi.json') return null;
  return path.startsWith('/api/auth/') ? 'accounts' : 'others';
}

// Runs before the framework, so the path may still be percent-encoded. The hooks catch what is not recognised here.
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.includes('%') && URL.canParse(path, 'http://a') ? decodeSafely(path) : path;
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly makeRefusal: MakeRefusal;
}

function refuse(
  { request, response, makeRefusal }: Exchange,
  { config, log, metrics }: Deps,
  shutdown: Shutdown,
): void {
  const refusal = makeRefusal(new AppError('unavailable', { retryAfterSeconds }));
  const headers = readableBy(request.headers.origin, config.corsOrigins);
  sendPlainRefusal(response, refusal, { headers, ends: shutdown.isEnding });
  const { requestId, status } = refusal;
  const method = request.method ?? '';
  log.info({ requestId, method, route: '(crowd)', status, ms: 0, actorId: null }, 'request');
  metrics.requestHandled({ method, route: '(crowd)', status, seconds: 0 });
}
