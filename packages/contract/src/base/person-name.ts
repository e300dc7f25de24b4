/** A person's name in two parts; `lastName` is empty for a one-word name. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The first word and the rest of a full name, runs of white space folded (decision D-13). */
export function splitName(fullName: string): PersonName {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The full name of the two parts, without a trailing space where there is no last name. */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}
