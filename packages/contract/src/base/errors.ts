import { refusalCodes } from '@freehold/finance';
import * as z from 'zod/mini';
import { planDocumentSchema } from './plan-document.ts';

/** Every error of the API: its status and its default message. */
export const errorKinds = {
  'invalid-input': { status: 400, message: 'Some of the information is not valid.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'link-not-valid': { status: 400, message: 'This link was used already or has expired. Please ask for a new one.' },
  'signed-out': { status: 401, message: 'Please sign in.' },
  'session-misused': {
    status: 401,
    message: 'You were signed out for your safety: a copy of your sign-in was used elsewhere. Please sign in again.',
  },
  'invalid-credentials': { status: 401, message: 'Invalid credentials' },
  'second-factor-needed': { status: 401, message: 'Enter the code from your authenticator app.' },
  'second-factor-wrong': { status: 401, message: 'That code is not right, or was used already.' },
  'second-factor-locked': {
    status: 401,
    message: 'Too many wrong codes were tried. Enter one of your recovery codes, or ask us for help.',
  },
  'not-allowed': { status: 403, message: 'You do not have access to this.' },
  'proof-needed': { status: 403, message: 'Enter your password again to do this.' },
  'account-password-needed': { status: 403, message: 'Enter the password of this account to confirm its address.' },
  'address-not-confirmed': { status: 403, message: 'Confirm your email address first.' },
  'being-erased': { status: 403, message: 'This account is being erased.' },
  'wrong-password': { status: 403, message: 'The current password is not right.' },
  'second-factor-enrolment-needed': { status: 403, message: 'Set up an authenticator app before you go on.' },
  'not-found': { status: 404, message: 'Not found.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  // The reader may not own the address, so it says only that a mail was sent.
  'email-taken': {
    status: 409,
    message: 'We could not sign you in straight away. We sent an email to this address that says what to do next.',
  },
  'already-done': { status: 409, message: 'This was done already.' },
  'stale-version': { status: 412, message: 'Somebody else saved this meanwhile. Your changes are not saved yet.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-type': { status: 415, message: 'Send the request body as application/json.' },
  'not-an-image': { status: 415, message: 'Choose a JPG, PNG or WebP image.' },
  'not-a-csv': { status: 415, message: 'Choose a CSV file.' },
  'key-reused': { status: 422, message: 'This Idempotency-Key was already used for another request.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait and try again.' },
  'header-too-large': { status: 431, message: 'The request headers are too large.' },
  unexpected: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'The service is briefly unavailable. Please try again.' },
  'storage-full': { status: 507, message: 'There is no room left to store this.' },
} as const;

export type ErrorCode = keyof typeof errorKinds;

export const errorCodes = Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]];

/**
 * A rejected field; the path uses dots, as in `mortgageDetails.loanAmount`. A calculation's refusal has its code too.
 */
const fieldErrorSchema = z.object({
  field: z.string(),
  message: z.string(),
  code: z.optional(z.enum(refusalCodes)),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** What was done to a plan since the version that a caller had; without changes where they are no longer kept. */
const meanwhileSchema = z.object({ version: z.number(), changes: z.nullable(z.array(planDocumentSchema)) });
export type PlanMeanwhile = z.infer<typeof meanwhileSchema>;

/** The shape of every error response. `error` repeats the message for clients that read that field. */
export const errorReplySchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(errorCodes),
  displayMessage: z.optional(z.string()),
  fields: z.optional(z.array(fieldErrorSchema)),
  meanwhile: z.optional(meanwhileSchema),
  requestId: z.string(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** An error with a code of the closed list: thrown by services, turned into a response at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;
  readonly meanwhile: PlanMeanwhile | undefined;

  constructor(
    code: ErrorCode,
    facts: Partial<Pick<AppError, 'message' | 'fields' | 'retryAfterSeconds' | 'meanwhile'>> = {},
  ) {
    super(facts.message ?? errorKinds[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = facts.fields;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.meanwhile = facts.meanwhile;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }
}
