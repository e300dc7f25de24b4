import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AppError } from '@freehold/contract';
import type { Config } from '../config.ts';
import { errorReply } from './error-handler.ts';
import { closedPolicy, fixedHeadersFor } from './security-headers.ts';

/** An error answer made past the framework: everything that every answer carries, and its body. */
export interface PlainRefusal {
  readonly requestId: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The headers and the body of a refusal, in the shape of every other error. */
export type MakeRefusal = (error: AppError) => PlainRefusal;

/** How refusals past the framework are made under these settings. */
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

/** How a refusal is sent: another status than that of its code, further headers, and whether the connection ends. */
interface Sending {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ends?: boolean;
}

/** Sends a refusal past the framework, by default with the status of its code. */
export function sendPlainRefusal(
  response: ServerResponse,
  refusal: PlainRefusal,
  { status = refusal.status, headers = {}, ends = false }: Sending = {},
): void {
  response.writeHead(status, { ...refusal.headers, ...headers, ...(ends ? { connection: 'close' } : {}) });
  response.end(response.req.method === 'HEAD' ? undefined : refusal.body);
}
