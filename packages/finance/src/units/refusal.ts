/** Reasons to refuse a calculation's inputs; the API and the golden cases use these words. */
export const refusalCodes = [
  'required',
  'notANumber',
  'outOfRange',
  'unknownValue',
  'unknownField',
  'incompatible',
  'notAvailable',
  'residencyNotSupported',
  'value2027Missing',
  'cpiQuarterMissing',
  'saleOutsideYear',
  'dateOrder',
  'shareRange',
  'statusMissing',
  'entityNotSupported',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Thrown for inputs that cannot be calculated with: why, and which one. Keeps the name RangeError: structured clone goes
 * by it, so that a refusal in a worker thread is still a RangeError for who waits.
 */
export class Refusal extends RangeError {
  readonly code: RefusalCode;
  /** Dotted name of the input without list indexes: `properties.share`. */
  readonly field: string;

  constructor(code: RefusalCode, field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** Runs a calculation on a nested input; a refusal gets the input's name before its field. Throws what it throws. */
export function within<Result>(name: string, calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, `${name}.${error.field}`, `${name}.${error.message}`);
  }
}
