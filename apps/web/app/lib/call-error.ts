import { AppError, type ErrorCode, type FieldError, type PlanMeanwhile } from '@freehold/contract';

/** How a call failed: the server rejected it, no usable response came, or the caller aborted. */
export type CallFailure = 'refused' | 'no-answer' | 'cancelled';

interface CallErrorFacts {
  readonly failure: CallFailure;
  /** Status of the response, if there was one. */
  readonly status?: number | undefined;
  /** The server's message for people; technical text never gets here (decision P-05). */
  readonly displayText?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  /** What the call itself found wrong, for a log. */
  readonly reason?: string | undefined;
  /** The raw response, for a developer's log; never for a toast. */
  readonly body?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly meanwhile?: PlanMeanwhile | undefined;
}

/** The error of every failed API call. */
export class CallError extends AppError {
  readonly failure: CallFailure;
  readonly displayText: string | undefined;
  readonly body: string | undefined;
  readonly #status: number | undefined;

  constructor(code: ErrorCode, facts: CallErrorFacts) {
    const message = facts.displayText ?? facts.reason;
    super(code, {
      ...(message !== undefined && { message }),
      ...(facts.fields !== undefined && { fields: facts.fields }),
      ...(facts.meanwhile !== undefined && { meanwhile: facts.meanwhile }),
      ...(facts.retryAfterSeconds !== undefined && { retryAfterSeconds: facts.retryAfterSeconds }),
    });
    this.name = 'CallError';
    this.failure = facts.failure;
    this.displayText = facts.displayText;
    this.body = facts.body;
    this.#status = facts.status;
  }

  override get status(): number {
    return this.#status ?? super.status;
  }
}

/** True for a call that its own caller aborted, which needs no message. */
export function isCancelled(error: unknown): boolean {
  return error instanceof CallError && error.failure === 'cancelled';
}
