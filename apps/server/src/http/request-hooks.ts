import { isUtf8 } from 'node:buffer';
import { Socket } from 'node:net';
import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import { isPrivateAddress } from '../address-bucket.ts';
import type { Deps } from '../deps.ts';
import { codeOfAddress } from '../request-origin.ts';
import { throttledWarning } from '../throttled-warning.ts';
import { deepestNesting, mostMarks, shapeProblem } from './nesting.ts';

const oneHourMs = 3_600_000;
const advice =
  'A proxy sends X-Forwarded-For, but TRUSTED_PROXY is not set: all visitors count as one address. Set it to the address of the proxy.';

/**
 * Logs a warning, at most once an hour, when requests come through a proxy on this machine or network that
 * TRUSTED_PROXY does not name.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.trustedProxies.length > 0) return;
  const warn = throttledWarning(log, oneHourMs);
  app.addHook('onRequest', async (request) => {
    const peer = request.socket.remoteAddress ?? '';
    if (request.headers['x-forwarded-for'] !== undefined && isPrivateAddress(peer)) warn({ peer }, advice);
  });
}

/** Idle time after which a stalled reader is disconnected, in milliseconds. */
const stalledMs = 10_000;
/** Longest time to read a response, in milliseconds: 1 MB at 4 kB a second. */
const longestReadMs = 300_000;

/** Disconnects readers that stall, or read so slowly that they only tie up the response. */
export function endSlowReaders(app: FastifyInstance): void {
  const watched = new WeakSet<object>();
  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw;
    // `app.inject` requests have no socket.
    if (!(socket instanceof Socket) || watched.has(reply.raw)) return;
    watched.add(reply.raw);
    // Bytes accepted by the kernel count as progress; the server resets its own timeout with the next request.
    socket.setTimeout(stalledMs);
    const tooLong = setTimeout(() => socket.destroy(), longestReadMs);
    reply.raw.once('close', () => clearTimeout(tooLong));
  });
}

/** Logs one line per request: route, outcome, caller and duration. Never the raw path, query or body. */
export function logRequests(app: FastifyInstance, { log, secrets }: Pick<Deps, 'log' | 'secrets'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        actorId: request.actor?.id ?? null,
        sessionId: request.actor?.sessionId ?? null,
        addressCode: codeOfAddress(secrets, request.ip),
      },
      'request',
    );
  });
}

// A cursor holds the sort value of a row, which may be a name.
const privateFields = ['q', 'cursor'];

/**
 * Also accepts a list's `q` and `cursor` from the X-Search header, as a query string (`q=jane&cursor=…`). Advisers
 * search for names and addresses, and every proxy on the way logs URLs.
 */
export function acceptPrivateSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const sent = request.headers['x-search'];
    if (typeof sent !== 'string') return;
    const fields = [...new URLSearchParams(sent)].filter(([name]) => privateFields.includes(name));
    request.query = { ...Object(request.query), ...Object.fromEntries(fields) };
  });
}

const encodingRefusal = 'Send the request body without a Content-Encoding.';

/**
 * Reads JSON bodies. Rejects invalid UTF-8 and JSON nested too deep as `malformed-request`, and JSON of too many values as
 * `too-large`, before parsing: later code recurses over the body (schemas, hashing, the database), and a decoder would
 * replace unreadable bytes. The framework's own parser reads the rest and rejects prototype keys. Compressed bodies of any type are
 * `unsupported-type`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      throw new AppError('unsupported-type', { message: encodingRefusal });
    }
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const json = body.toString();
    const problem = shapeProblem(json, { levels: deepestNesting, marks: mostMarks });
    if (problem === 'too-many') done(new AppError('too-large'));
    else if (!isUtf8(body) || problem !== null) done(new AppError('malformed-request'));
    else parse(request, json, done);
  });
}
