/** Thrown for an unknown area name. */
export class UnknownAreaError extends RangeError {
  override readonly name = 'UnknownAreaError';
  readonly area: string;

  constructor(area: string, known: readonly string[]) {
    super(`area is ${area}; allowed is one of ${known.join(', ')}`);
    this.area = area;
  }
}

/** Thrown for inputs that are missing or of the wrong type; amounts out of range throw a plain RangeError. */
export class BadInputError extends RangeError {
  override readonly name = 'BadInputError';
  readonly field: string;

  constructor(field: string, value: unknown, needed: string) {
    super(`${field} is ${shown(value)}; ${needed} is needed`);
    this.field = field;
  }
}

/** The value as text, truncated so that a message never echoes a whole request. */
function shown(value: unknown): string {
  const text = value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
