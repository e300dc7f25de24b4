import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AppError } from '@freehold/contract';
import { errorReply } from './error-handler.ts';
import { closedPolicy, fixedHeaders } from './security-headers.ts';

/** An error answer made past the framework: everything that every answer carries, and its body. */
export interface PlainRefusal {
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The headers and the body of a refusal, in the shape of every other error. */
export function plainRefusal(error: AppError): PlainRefusal {
  const requestId = randomUUID();
  const body = JSON.stringify(errorReply(error, requestId));
  const headers: Record<string, string> = {
    ...fixedHeaders,
    'content-security-policy': closedPolicy,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
  };
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds);
  return { requestId, headers, body };
}

/** How a refusal is sent: another status than that of its code, further headers, and whether the connection ends. */
interface Sending {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ends?: boolean;
}

/** Sends a refusal past the framework. Returns its request id. */
export function sendPlainRefusal(
  response: ServerResponse,
  error: AppError,
  { status = error.status, headers = {}, ends = false }: Sending = {},
): string {
  const refusal = plainRefusal(error);
  response.writeHead(status, { ...refusal.headers, ...headers, ...(ends ? { connection: 'close' } : {}) });
  response.end(response.req.method === 'HEAD' ? undefined : refusal.body);
  return refusal.requestId;
}
