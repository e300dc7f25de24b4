import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AppError } from '@freehold/contract';
import type { Config } from '../config.ts';
import { errorReply } from './error-handler.ts';
import { closedPolicy, fixedHeadersFor } from './security-headers.ts';

/** An error response built outside the framework, with the body and headers that every response has. */
export interface PlainRefusal {
  readonly requestId: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Builds the headers and body of a rejection, in the shape of every other error. */
export type MakeRefusal = (error: AppError) => PlainRefusal;

/** Returns the function that builds rejections outside the framework under these settings. */
export function plainRefusals(config: Pick<Config, 'hasHstsSubdomains'>): MakeRefusal {
  const fixedHeaders = fixedHeadersFor(config);
  return (error) => plainRefusal(error, fixedHeaders);
}

function plainRefusal(error: AppError, fixedHeaders: Readonly<Record<string, string>>): PlainRefusal {
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
  return { requestId, status: error.status, headers, body };
}

/** Options for sending a rejection: another status, extra headers, and closing the connection. */
interface Sending {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ends?: boolean;
}

/** Sends a rejection outside the framework, by default with the status of its code. */
export function sendPlainRefusal(
  response: ServerResponse,
  refusal: PlainRefusal,
  { status = refusal.status, headers = {}, ends = false }: Sending = {},
): void {
  response.writeHead(status, { ...refusal.headers, ...headers, ...(ends ? { connection: 'close' } : {}) });
  response.end(response.req.method === 'HEAD' ? undefined : refusal.body);
}
