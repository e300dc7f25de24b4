import * as z from 'zod/mini';

/** Every error the API answers: its status and the sentence shown when nothing more specific is known. */
export const errorKinds = {
  'invalid-input': { status: 400, message: 'Some of the information is not valid.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'signed-out': { status: 401, message: 'Please sign in.' },
  'invalid-credentials': { status: 401, message: 'Invalid credentials' },
  'not-allowed': { status: 403, message: 'You do not have access to this.' },
  'not-found': { status: 404, message: 'Not found.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'email-taken': { status: 409, message: 'An account with this email already exists.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-type': { status: 415, message: 'Send the request body as application/json.' },
  'key-reused': { status: 422, message: 'This Idempotency-Key was already used for another request.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait and try again.' },
  'header-too-large': { status: 431, message: 'The request headers are too large.' },
  unexpected: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'The service is briefly unavailable. Please try again.' },
} as const;

export type ErrorCode = keyof typeof errorKinds;

export const errorCodes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

/** One field that was refused; the path uses dots, as in `mortgageDetails.loanAmount`. */
const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one shape of every error answer. `error` repeats the message for clients that read that field. */
export const errorReplySchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(errorCodes),
  displayMessage: z.optional(z.string()),
  fields: z.optional(z.array(fieldErrorSchema)),
  requestId: z.string(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** A refusal with a code of the closed list: thrown by services, turned into an answer at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    facts: { message?: string; fields?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(facts.message ?? errorKinds[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = facts.fields;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }
}
