import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { totalmem } from 'node:os';
import underPressure from '@fastify/under-pressure';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { bucketOf } from './address-bucket.ts';
import { readableBy } from './cross-origin.ts';
import type { Shutdown } from './drain.ts';
import { createPlaces, type Place, type Places, retryAfterSeconds } from './places.ts';
import { type MakeRefusal, plainRefusals, sendPlainRefusal } from './plain-refusal.ts';

/**
 * How many calls are worked on at a time. 64 keep both processor and database busy; with twice as many a crowd gets a tenth fewer
 * answers. Calls about accounts spend most of their time waiting for their turn at the hashing of passwords: they have places of
 * their own and take none from others. One address has an eighth of each (docs/decisions/0015-places-for-work.md).
 */
export const places = {
  accounts: { all: 200, ofAddress: 25, waiting: 75, ofWideNetwork: 100 },
  others: { all: 64, ofAddress: 8, waiting: 32, ofWideNetwork: 32 },
} as const;
type Kind = keyof typeof places;

/** No work of one call takes longer, milliseconds; a place is never lost, whatever becomes of the call. */
const longestWorkMs = 60_000;
/** How long an answer that is ready may keep its place while its reader takes it, milliseconds. */
const handingOverMs = 250;

/**
 * Past this, places do not help, only less work: two seconds' mean delay of the event loop, or 85% of the memory that the service
 * may use (MemoryMax of its unit) where that is less than the machine has.
 */
function pressureLimits() {
  const memory = process.constrainedMemory();
  // Sampled over five seconds: in a shorter window one long pause leaves no samples, which reads as infinite delay.
  return { maxEventLoopDelay: 2_000, sampleInterval: 5_000, maxRssBytes: memory < totalmem() ? 0.85 * memory : 0 };
}

/** What keeps a crowd from slowing everybody down. */
export interface LoadShedding {
  /** The listener before the framework: refuses cheaply while all places are taken. */
  readonly before: (answer: RequestListener) => RequestListener;
  /** The hooks that take a place for each call and give it back. */
  readonly within: (app: FastifyInstance) => Promise<void>;
}

/**
 * Crowd control over an application's calls. A call holds a place only while it is worked on: not while its body arrives, and not
 * for longer than a moment while its answer is read. Health, pages and files need none. Requests that did not come through the
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
    call.place = heldFor(handingOverMs, call.place);
    if (reply.raw.closed) call.place.giveBack();
  });
}

interface WorkedOn {
  /** Says when the caller has hung up. */
  readonly leaves: AbortController;
  place: Place | null;
  isAnswered: boolean;
}

function workedOn(response: ServerResponse): WorkedOn {
  const call: WorkedOn = { leaves: new AbortController(), place: null, isAnswered: false };
  response.once('close', () => {
    call.leaves.abort();
    // The work outlives a disconnect, and so must its place: otherwise a caller could hang up and get unlimited
    // places.
    if (call.isAnswered) call.place?.giveBack();
  });
  return call;
}

/** The place, given back by itself after so many milliseconds. */
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

/** Whose places a path takes; none for a page, a file, health, the API's description and a browser's question before a call. */
function kindOf(path = '', method = ''): Kind | null {
  if (!path.startsWith('/api/') || method === 'OPTIONS') return null;
  if (path.startsWith('/api/health/') || path.startsWith('/api/docs') || path === '/api/openapi.json') return null;
  return path.startsWith('/api/auth/') ? 'accounts' : 'others';
}

// Runs before the framework, so the path may still be percent-encoded. Whatever is not recognised here is caught by
// the hooks.
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
  metrics.requestAnswered({ method, route: '(crowd)', status, seconds: 0 });
}
