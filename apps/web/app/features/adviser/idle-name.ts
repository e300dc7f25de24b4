import { fullName, type IdleRecord } from '@freehold/contract';

/** Display name for an idle record: the client's name, or the e-mail address if there is none. */
export function idleName({ firstName, lastName, email }: IdleRecord): string {
  return fullName({ firstName: firstName.trim(), lastName: lastName.trim() }) || email.trim() || '(No name provided)';
}
