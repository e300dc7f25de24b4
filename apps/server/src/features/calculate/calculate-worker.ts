import { calculate, type FieldError, UnknownAreaError } from '@freehold/contract';
import { Refusal } from '@freehold/finance';

/** A calculation request, as received. */
export interface AreaTask {
  readonly area: string;
  readonly inputs: unknown;
}

/** The result as JSON, or the error. */
export type AreaOutcome =
  | { readonly kind: 'answered'; readonly json: string }
  | { readonly kind: 'no-area'; readonly message: string }
  | { readonly kind: 'refused'; readonly refused: FieldError };

/** Longest result, characters: a hundred years of twenty properties take 200,000. */
const longestAnswer = 256 * 1024;

/** Runs a calculation; in a worker thread where it may take more than a moment. */
export function answerArea({ area, inputs }: AreaTask): AreaOutcome {
  try {
    const json = JSON.stringify(calculate(area, inputs));
    if (json.length <= longestAnswer) return { kind: 'answered', json };
    const message = `the answer has ${json.length} characters, at most ${longestAnswer} are sent; ask for fewer years or rows`;
    return { kind: 'refused', refused: { field: 'inputs', message } };
  } catch (error) {
    if (error instanceof UnknownAreaError) return { kind: 'no-area', message: error.message };
    if (error instanceof RangeError) return { kind: 'refused', refused: refusedField(error) };
    throw error;
  }
}

/** Resolves once the engine is loaded. */
export function ready(): void {}

// The RangeErrors of the formulas begin with the parameter's name.
function refusedField(error: RangeError): FieldError {
  const { message } = error;
  if (error instanceof Refusal) return { field: error.field, message, code: error.code };
  return { field: message.split(' ', 1)[0] ?? 'inputs', message, code: 'outOfRange' };
}
