/** Thrown for an area that the engine does not have. */
export class UnknownAreaError extends RangeError {
  override readonly name = 'UnknownAreaError';
  readonly area: string;

  constructor(area: string, known: readonly string[]) {
    super(`area is ${area}; allowed is one of ${known.join(', ')}`);
    this.area = area;
  }
}

/** Thrown for inputs that are missing or of the wrong kind; amounts out of range are plain RangeErrors. */
export class BadInputError extends RangeError {
  override readonly name = 'BadInputError';
  readonly field: string;

  constructor(field: string, value: unknown, needed: string) {
    super(`${field} is ${shown(value)}; ${needed} is needed`);
    this.field = field;
  }
}

/** The value as a short text; long ones are cut, so that a message never repeats a whole request. */
function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
