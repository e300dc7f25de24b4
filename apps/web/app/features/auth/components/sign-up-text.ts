import type { SignUpLook } from '@freehold/contract';
import { dateTime } from '#app/lib/format.ts';

/** Who signed up with an address, when, and roughly from where. */
export function signUpText({ firstName, lastName, email, signedUpAt, origin }: SignUpLook): string {
  const name = `${firstName} ${lastName}`.trim();
  const from = origin === null ? '' : ` (${origin})`;
  return `${name} signed up with ${email}, ${dateTime(new Date(signedUpAt))}${from}.`;
}
