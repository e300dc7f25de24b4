import { AppError, type ErrorCode, type ErrorReply, errorKinds, type FieldError } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable, unavailableReason } from '../db/unavailable.ts';
import type { Deps } from '../deps.ts';
import { errorFacts } from '../log.ts';
import { throttledWarning } from '../throttled-warning.ts';

// Fastify's own errors by code.
const frameworkErrors: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
};

const oneMinuteMs = 60_000;

/**
 * The only place that turns errors into responses. Unknown errors are logged with the request id. Each time the
 * database cannot serve, the reason (perhaps a full disk) is counted; it is logged at most once a minute.
 */
export function handleErrors(app: FastifyInstance, { log, metrics }: Pick<Deps, 'log' | 'metrics'>): void {
  const warn = throttledWarning(log, oneMinuteMs);
  app.setErrorHandler((error, request, reply) => {
    if (isHiddenFile(error)) return reply.callNotFound();
    const reason = unavailableReason(error);
    if (reason !== null) {
      metrics.databaseUnavailable(reason);
      warn({ requestId: request.id, code: reason }, 'the database cannot serve');
    }
    const known = knownError(error);
    if (known.code === 'unexpected') log.error({ requestId: request.id, ...errorFacts(error) }, 'request failed');
    return sendError(reply, request, known);
  });
}

// @fastify/static rejects these paths: `//etc/passwd`, `/..%5cx`, a name of 5,000 characters.
function isHiddenFile(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError || !('statusCode' in error)) return false;
  return error.statusCode === 403 || error.statusCode === 404;
}

/** Responds with an error of the closed list, in the shape all errors share. */
export function sendError(reply: FastifyReply, request: FastifyRequest, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply.status(error.status).header('cache-control', 'no-store').send(errorReply(error, request.id));
}

/** The body of an error response. */
export function errorReply(error: AppError, requestId: string): ErrorReply {
  return {
    message: error.message,
    error: error.message,
    code: error.code,
    ...(error.code === 'unexpected' ? {} : { displayMessage: error.message }),
    ...(error.fields === undefined ? {} : { fields: [...error.fields] }),
    ...(error.meanwhile === undefined ? {} : { meanwhile: error.meanwhile }),
    requestId,
  };
}

function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('invalid-input', { fields: refusedFields(error) });
  if (isGone(error)) return new AppError('not-found');
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfterSeconds: 3 });
  const code = error instanceof Error && 'code' in error ? frameworkErrors[String(error.code)] : undefined;
  if (code) return new AppError(code);
  // The JSON parser sets only a status on its errors (broken JSON, a __proto__ key).
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return new AppError(status === 400 ? 'malformed-request' : 'unexpected');
}

// A write that references a row erased meanwhile fails its foreign key.
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

interface Refusal {
  readonly validation: readonly {
    readonly instancePath: string;
    readonly message?: string | undefined;
    readonly params: Readonly<Record<string, unknown>>;
  }[];
}

function refusedFields(error: Refusal): FieldError[] {
  return error.validation.flatMap(({ instancePath, message, params }) => {
    const path = instancePath.split('/').filter(Boolean).join('.');
    const unknownKeys = Array.isArray(params.keys) ? params.keys : [];
    if (unknownKeys.length > 0) {
      return unknownKeys.map((key) => ({
        field: [path, String(key)].filter(Boolean).join('.'),
        message: 'Unknown field',
      }));
    }
    return [{ field: path, message: message ?? errorKinds['invalid-input'].message }];
  });
}
