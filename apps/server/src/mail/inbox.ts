import { normaliseEmail } from '@freehold/contract';

/**
 * The inbox an e-mail address most likely ends in: in lower case and without the tag that many providers ignore, so
 * jane+house@example.com is jane@example.com. For limits on mail to one person only; accounts compare whole addresses.
 */
export function inboxOf(address: string): string {
  return normaliseEmail(address).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
