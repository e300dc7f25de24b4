import { errorReplySchema, type Route } from '@freehold/contract';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { isRecord } from './shape.ts';

/** Statuses the framework returns before a route is reached, besides those the route declares. */
const beforeTheRoute = [404, 413, 415];

/** Details an error body must never reveal: code locations, database statements, software in use. */
const revealing: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\n\s+at |\bat [\w.<>]+ \(|node:internal|\.(?:ts|js|mjs):\d+/],
  ['a path', /node_modules|\/(?:apps|home|usr|tmp|var|root|work)\/[\w-]+/],
  [
    'SQL',
    /\b(?:select\b.+\bfrom|insert into|update \w+ set|delete from|relation "|column "|syntax error at|violates|duplicate key|SQLSTATE)\b/i,
  ],
  ['a product or version', /postgres|pglite|fastify|kysely|\bzod\b|node\.?js|\bv?\d+\.\d+\.\d+\b/i],
];

/** The fault of a response; null if there is none. */
export function complaintAbout(
  answer: LightMyRequestResponse,
  route: Route,
  { declared, sent }: { readonly declared: readonly number[]; readonly sent: string },
): string | null {
  const { statusCode } = answer;
  if (statusCode >= 500) return `status ${statusCode}: ${answer.body.slice(0, 300)}`;
  if (!declared.includes(statusCode) && !beforeTheRoute.includes(statusCode)) {
    return `status ${statusCode} is not declared (${declared.join(', ')}): ${answer.body.slice(0, 300)}`;
  }
  if (statusCode !== route.status) return complaintAboutError(answer, sent);
  const problem = misfit(route.reply, answer);
  return problem === null ? null : `the reply does not fit its schema: ${problem}`;
}

function complaintAboutError(answer: LightMyRequestResponse, sent: string): string | null {
  // Mailed links open pages for people; their error responses are pages too.
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  const problem = isPage ? null : misfit(errorReplySchema, answer);
  if (problem !== null) return `no error body: ${problem}`;
  const shown = revealed(isPage ? JSON.stringify(answer.body) : answer.body, sent);
  return shown === null ? null : `shows ${shown}: ${answer.body.slice(0, 300)}`;
}

/** Internals a body reveals, as text; null if none. Echoing what the caller sent is allowed. */
export function revealed(body: string, sent: string): string | null {
  const parsed: unknown = JSON.parse(body);
  const own = isRecord(parsed) ? { ...parsed, requestId: '', fields: refusals(parsed.fields) } : parsed;
  const text = JSON.stringify(own).replaceAll(String.raw`\n`, '\n');
  return revealing.find(([, pattern]) => pattern.test(text) && !pattern.test(sent))?.[0] ?? null;
}

function refusals(fields: unknown): unknown {
  return Array.isArray(fields) ? fields.map((field) => (isRecord(field) ? field.message : field)) : null;
}

function misfit(schema: z.ZodMiniType, answer: LightMyRequestResponse): string | null {
  if (answer.statusCode === 204) return answer.body === '' ? null : 'a body where there is none';
  const result = z.safeParse(schema, bodyOf(answer));
  return result.success ? null : `${z.prettifyError(result.error)} in ${answer.body.slice(0, 300)}`;
}

// PDFs and workbooks are bytes; other non-JSON bodies are text.
function bodyOf(answer: LightMyRequestResponse): unknown {
  const type = String(answer.headers['content-type']);
  if (type.startsWith('application/json')) return JSON.parse(answer.body);
  const isFile =
    String(answer.headers['content-disposition']).startsWith('attachment') && type.startsWith('application/');
  return isFile ? new File([Uint8Array.from(answer.rawPayload)], 'file', { type }) : answer.body;
}
