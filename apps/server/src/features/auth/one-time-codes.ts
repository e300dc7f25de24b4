import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@freehold/contract';
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;
const secretBytes = 20;
// No look-alike characters.
const recoveryAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const recoveryLength = 12;

/** A new secret for an authenticator app, base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The URI that an authenticator app scans. */
export function enrolmentUri(secret: string, email: string): string {
  return codes(secret, email).toString();
}

/**
 * The 30-second step of a typed code: the current, previous or next one (RFC 6238, section 5.2). Null when it matches
 * none.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = codes(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta;
}

/** New recovery codes of about 59 random bits each, as shown: `ABCD-EFGH-JKMN`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]);
    return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** A typed recovery code, normalised for comparison; null for text that cannot be one. */
export function normaliseRecoveryCode(code: string): string | null {
  const letters = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return letters.length === recoveryLength ? letters : null;
}

function codes(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Freehold',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepMs / 1000,
    secret: Secret.fromBase32(secret),
  });
}
