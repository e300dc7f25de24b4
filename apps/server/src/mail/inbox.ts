import { normaliseEmail } from '@freehold/contract';

/**
 * The inbox an email address most likely delivers to: lower case and without the tag many providers ignore, so
 * jane+house@example.com is jane@example.com. Only for limits on mail to one person; accounts compare whole addresses.
 */
export function inboxOf(address: string): string {
  return normaliseEmail(address).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
