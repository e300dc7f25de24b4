import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@freehold/contract';
import { bucketOf } from '../address-bucket.ts';
import { createCounter } from './counter.ts';
import { type MakeRefusal, sendPlainRefusal } from './plain-refusal.ts';
import { type AnswerUnreadable, unreadableAnswers } from './unreadable-request.ts';

const options = {
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  headersTimeout: 15_000,
  maxHeaderSize: 16_384,
  // By default Node checks timeouts only every 30 seconds.
  connectionsCheckingInterval: 1_000,
  // Checked below, so that the rejection carries our headers.
  requireHostHeader: false,
};

/** Idle connections are closed after this many milliseconds, longer than `longestAnswerMs` of the worker threads. */
export const idleMs = 35_000;
/** Timeout for a body of at most `smallBytes`. */
const smallBodyMs = 10_000;
const smallBytes = 64 * 1024;
/** Open requests allowed per connection; browsers and proxies send one. */
const deepestPipeline = 4;

/** Limits on connections, and how rejections are sent. */
export interface ConnectionRules {
  readonly maxConnections: number;
  /** Behind a proxy all connections come from it, and the proxy limits them by address. */
  readonly isBehindProxy: boolean;
  readonly makeRefusal: MakeRefusal;
}

/**
 * A server that checks each connection before `answer` sees its request: one Host, no Expect but 100-continue, few
 * requests at once, a body that arrives before its timeout, and at most a quarter of the connections per address.
 */
export function listeningServer(
  answer: RequestListener,
  { maxConnections, isBehindProxy, makeRefusal }: ConnectionRules,
): Server {
  const answerUnreadable = unreadableAnswers(makeRefusal);
  const open = new WeakMap<Socket, number>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > deepestPipeline) {
      socket.destroy();
      return;
    }
    open.set(socket, count);
    // Each layer adds a listener; the default limit of 10 would log a leak warning.
    response.setMaxListeners(30);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    socket.setTimeout(idleMs);
    if (hasOneHost(request)) {
      endLateBody(request, response, answerUnreadable);
      request.url = originForm(request.url ?? '');
      answer(request, response);
    } else sendPlainRefusal(response, makeRefusal(new AppError('malformed-request')), { ends: true });
  });
  server.setTimeout(idleMs);
  server.maxConnections = maxConnections;
  if (!isBehindProxy) limitConnectionsOfAddress(server, Math.ceil(maxConnections / 4));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    sendPlainRefusal(response, makeRefusal(new AppError('malformed-request')), { status: 417, ends: true }),
  );
  server.on('connect', (_request, socket: Socket) => answerUnreadable(new Error('CONNECT'), socket));
  return server;
}

/** Path and query of an absolute-form request target, as sent to a proxy (RFC 9112, 3.2.2); others unchanged. */
export function originForm(target: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function endLateBody(request: IncomingMessage, response: ServerResponse, answerUnreadable: AnswerUnreadable): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length === 0 || length > smallBytes) return;
  const late = setTimeout(() => {
    if (response.headersSent) return;
    answerUnreadable(lateBody(), request.socket);
    request.socket.destroySoon();
  }, smallBodyMs);
  request.once('end', () => clearTimeout(late));
  response.once('close', () => clearTimeout(late));
}

function lateBody(): Error & { code: string } {
  return Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

function limitConnectionsOfAddress(server: Server, most: number): void {
  const counts = createCounter();
  server.on('connection', (socket) => {
    const { key } = bucketOf(socket.remoteAddress ?? '');
    counts.add(key, 1);
    socket.once('close', () => counts.add(key, -1));
    if (counts.of(key) > most) socket.destroy();
  });
}
