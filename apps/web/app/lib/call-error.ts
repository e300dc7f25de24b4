import { AppError, type ErrorCode, type FieldError } from '@freehold/contract';

/** How a call ended without its reply: the server refused, nothing usable came back, or the caller gave up. */
export type CallFailure = 'refused' | 'no-answer' | 'cancelled';

interface CallErrorFacts {
  readonly failure: CallFailure;
  /** Status of the answer, where there was one. */
  readonly status?: number | undefined;
  /** What the server wrote for a person to read; technical text never gets here (decision P-05). */
  readonly displayText?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  /** What the call itself found wrong, for a log. */
  readonly reason?: string | undefined;
  /** The answer as it came, for a log that a developer reads; never for a toast. */
  readonly body?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** The error of every failed call of the API. */
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

/** Whether the error is a call that its own caller cancelled, which nobody needs to be told. */
export function isCancelled(error: unknown): boolean {
  return error instanceof CallError && error.failure === 'cancelled';
}
