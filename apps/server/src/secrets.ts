import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What the server can prove and hide with its one secret. Every purpose has a key of its own, so that a code made for one
 * never fits another.
 */
export interface Secrets {
  /** A message authentication code (HMAC-SHA-256, base64url) over a text. */
  mac(purpose: string, text: string): string;
  /** A text encrypted and bound to its context (AES-256-GCM, base64url); equal texts give different results. */
  encrypt(purpose: string, context: string, text: string): string;
  /** The text that `encrypt` took; null when purpose, context or a single bit differ. */
  decrypt(purpose: string, context: string, encrypted: string): string | null;
}

const nonceBytes = 12;
const tagBytes = 16;

/** The secrets derived from the token secret of the settings, at least 32 bytes. */
export function createSecrets(tokenSecret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', tokenSecret, 'freehold', purpose, 32));
  return {
    mac: (purpose, text) =>
      createHmac('sha256', keyFor(`mac:${purpose}`))
        .update(text)
        .digest('base64url'),
    encrypt: (purpose, context, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`encrypt:${purpose}`), nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (purpose, context, encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`encrypt:${purpose}`), bytes.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const start = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([start, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
