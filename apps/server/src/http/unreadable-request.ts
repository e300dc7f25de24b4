import { AppError, type ErrorCode } from '@freehold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendError } from './error-handler.ts';
import type { MakeRefusal } from './plain-refusal.ts';
import { closedPolicy, fixedHeadersFor } from './security-headers.ts';

const parserErrors: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'header-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

interface ClientSocket {
  readonly writable: boolean;
  end(text: string): unknown;
  destroy(): unknown;
}

type AnswerBadAddress = (error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Responds to a URL that cannot be decoded or has an overlong id: it reaches no route, so no hook has set the security
 * headers.
 */
export function badAddressAnswers(config: Pick<Config, 'hasHstsSubdomains'>): AnswerBadAddress {
  const fixedHeaders = fixedHeadersFor(config);
  return (error, request, reply) => {
    reply.headers({ ...fixedHeaders, 'content-security-policy': closedPolicy, 'x-request-id': request.id });
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    sendError(reply, request, new AppError(isTooLong ? 'not-found' : 'malformed-request'));
  };
}

/** Responds on a connection whose bytes are not an HTTP request. */
export type AnswerUnreadable = (error: Error & { code?: string }, socket: ClientSocket) => void;

/** Responds to bytes that are not an HTTP request with the shape and headers of every other error. */
export function unreadableAnswers(makeRefusal: MakeRefusal): AnswerUnreadable {
  return (error, socket) => answerUnreadable(error, socket, makeRefusal);
}

function answerUnreadable(error: Error & { code?: string }, socket: ClientSocket, makeRefusal: MakeRefusal): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(parserErrors[error.code ?? ''] ?? 'malformed-request');
  const { headers, body } = makeRefusal(refusal);
  const head = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${statusTexts[refusal.status] ?? 'Error'}\r\n${head.join('\r\n')}\r\n\r\n${body}`,
  );
}
