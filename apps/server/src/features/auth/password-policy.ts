import { AppError, fieldMessages, isDeskRole, normaliseEmail, type Role } from '@freehold/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Deps } from '../../deps.ts';

const shortestStrict = 8;
const contextWords = ['freehold', 'property', 'properties'];
// Shorter parts of an address turn up in good passwords by chance.
const shortestContextWord = 4;
const commonPasswords = new Set(dictionary['passwords-common']);

/** The owner of the new password. */
export interface PasswordOwner {
  readonly email: string;
  readonly role: Role;
}

/**
 * Checks a new password against the policy in force: the contract's rule has already been applied; the strict one adds
 * to it where the setting says so, and for every admin and adviser. Throws AppError `invalid-input` naming `field`.
 */
export function assertPassword(
  config: Pick<Deps['config'], 'passwordPolicy'>,
  owner: PasswordOwner,
  { field, password }: { field: string; password: string },
): void {
  if (config.passwordPolicy !== 'strict' && !isDeskRole(owner.role)) return;
  const message = strictRefusal(password, owner.email);
  if (message !== null) throw new AppError('invalid-input', { fields: [{ field, message }] });
}

/**
 * Why the strict policy rejects a password; null when it accepts it. Words of the site and of the owner's address do
 * not count: the rest must be long enough and not a common password.
 */
export function strictRefusal(password: string, email: string): string | null {
  if ([...password].length < shortestStrict) return fieldMessages.passwordTooShortStrict;
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return fieldMessages.passwordCommon;
  const rest = withoutContext(lower, normaliseEmail(email));
  if (rest === lower) return null;
  return [...rest].length < shortestStrict || commonPasswords.has(rest) ? fieldMessages.passwordFromContext : null;
}

function withoutContext(password: string, email: string): string {
  const parts = email.split(/[@.+_-]/).filter((part) => part.length >= shortestContextWord);
  const words = [email, email.split('@', 1)[0] ?? '', ...contextWords, ...parts];
  return words
    .filter((word) => word.length >= shortestContextWord)
    .sort((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), password);
}
