import { type ErrorCode, errorCodes, errorKinds, errorReplySchema } from '@freehold/contract';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';

const displayable = z.object({ displayMessage: z.string().check(z.trim(), z.minLength(1)) });

/**
 * The body of a successful response (JSON, CSV or a file), validated by its schema. Throws CallError when it breaks the
 * contract.
 */
export function replyOf<Reply extends z.ZodMiniType>(
  schema: Reply,
  answer: { status: number; text: string; contentType?: string | null; file?: File | null },
): z.output<Reply> {
  const isCsv = answer.contentType?.startsWith('text/csv') === true;
  const reply = z.safeParse(schema, answer.file ?? (isCsv ? answer.text : jsonOf(answer.text)));
  if (!reply.success) {
    throw new CallError('unexpected', { failure: 'refused', status: answer.status, body: answer.text });
  }
  return reply.data;
}

/** The file in a successful response, under the name the server gave it; null for a text response. */
export async function fileOf(response: Response): Promise<File | null> {
  const type = response.headers.get('content-type') ?? '';
  const [, name] = /^attachment; filename="([^"]+)"$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  if (!response.ok || name === undefined || !type.startsWith('application/')) return null;
  return new File([await response.blob()], name, { type });
}

/** The error in a failed response, whether our server, a proxy or something else wrote it. */
export function refusalOf(answer: { status: number; text: string; retryAfter: string | null }): CallError {
  const body = jsonOf(answer.text);
  const known = z.safeParse(errorReplySchema, body);
  return new CallError(known.success ? known.data.code : codeOf(answer.status), {
    failure: 'refused',
    status: answer.status,
    displayText: displayTextOf(body, answer.status),
    fields: known.success ? known.data.fields : undefined,
    meanwhile: known.success ? known.data.meanwhile : undefined,
    body: answer.text,
    retryAfterSeconds: secondsOf(answer.retryAfter),
  });
}

/** The cursor in a list's Link header, where the next page starts; null when there is none. */
export function nextCursorOf(link: string | null): string | null {
  const [, address] = /^<([^<>]*)>; rel="next"$/.exec(link ?? '') ?? [];
  return new URLSearchParams(address?.split('?')[1]).get('cursor');
}

/** Seconds of a Retry-After header, which holds a number or a date. */
export function secondsOf(retryAfter: string | null, now: number = Date.now()): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}

// A 4xx in our own shape carries a message for people. A 5xx or another shape may carry anything, so only text marked
// for display is shown.
function displayTextOf(body: unknown, status: number): string | undefined {
  const marked = z.safeParse(displayable, body);
  if (marked.success) return marked.data.displayMessage;
  const known = z.safeParse(errorReplySchema, body);
  if (!known.success || status >= 500) return undefined;
  return known.data.message || known.data.error || undefined;
}

function codeOf(status: number): ErrorCode {
  const exact = errorCodes.find((code) => errorKinds[code].status === status);
  return exact ?? (status >= 500 ? 'unexpected' : 'malformed-request');
}

function jsonOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
