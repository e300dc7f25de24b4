import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** An installation's secrets, the current one first, then the ones it replaced. */
export interface Keyring {
  /** For data that expires within days: access and refresh tokens, mailed links, retries of writes. */
  readonly signing: readonly string[];
  /** For long-lived data: authenticator apps, unsubscribed and erased addresses, seals of the audit log. */
  readonly data: readonly string[];
}

const lasting: ReadonlySet<string> = new Set([
  'second-factor',
  'recovery-code',
  'audit-seal',
  'audit-address',
  'audit-search',
  'enquiry-link',
  'erased-address',
  'unsubscribe-address',
  'unsubscribe-link',
  'stop-mail-link',
]);

/**
 * Signing and encryption with the server's secrets. Every purpose has its own key, so that a code made for one is
 * invalid for another.
 */
export interface Secrets {
  /** A message authentication code (HMAC-SHA-256, base64url) of a text, using the current secret. */
  mac(purpose: string, text: string): string;
  /** The same under the current secret and each replaced one: an earlier code matches one of these. */
  macs(purpose: string, text: string): readonly string[];
  /** Encrypts a text, bound to its context (AES-256-GCM, base64url); equal texts give different results. */
  encrypt(purpose: string, context: string, text: string): string;
  /** The text passed to `encrypt`; null when the purpose, context or a single bit differs. */
  decrypt(purpose: string, context: string, encrypted: string): string | null;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Derives the secrets from one text of at least 32 bytes for everything, or from those of a keyring. */
export function createSecrets(given: string | Keyring): Secrets {
  const keyring = typeof given === 'string' ? { signing: [given], data: [given] } : given;
  const keysFor = (purpose: string, use: 'mac' | 'encrypt') =>
    keyring[lasting.has(purpose) ? 'data' : 'signing'].map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, 'freehold', `${use}:${purpose}`, 32)),
    );
  const macs = (purpose: string, text: string) =>
    keysFor(purpose, 'mac').map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  return {
    mac: (purpose, text) => first(macs(purpose, text)),
    macs,
    encrypt: (purpose, context, text) => encryptWith(first(keysFor(purpose, 'encrypt')), context, text),
    decrypt: (purpose, context, encrypted) => {
      const texts = keysFor(purpose, 'encrypt').map((key) => decryptWith(key, context, encrypted));
      return texts.find((text) => text !== null) ?? null;
    },
  };
}

function first<T>([newest]: readonly T[]): T {
  if (newest === undefined) throw new Error('A keyring without a secret');
  return newest;
}

function encryptWith(key: Buffer, context: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decryptWith(key: Buffer, context: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const start = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
