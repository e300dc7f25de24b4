import { fullName, type IdleRecord } from '@freehold/contract';

/** How somebody whose record lies unused is called: by name, else by address. */
export function idleName({ firstName, lastName, email }: IdleRecord): string {
  return fullName({ firstName: firstName.trim(), lastName: lastName.trim() }) || email.trim() || '(No name provided)';
}
