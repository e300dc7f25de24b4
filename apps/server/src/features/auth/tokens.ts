import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Actor } from '../../actor.ts';

/** Life of an access token, seconds (decision E-09). */
export const accessTokenSeconds = 900;

const issuer = 'freehold';
const audience = 'freehold-api';

export interface Tokens {
  /** A signed access token that names the subject. */
  mint(subject: Omit<Actor, 'provenAt'>, now: Date): Promise<string>;
  /** Ids of the user and session a token names; null when it is not a valid access token now. */
  read(token: string, now: Date): Promise<{ readonly id: string; readonly sessionId: string } | null>;
}

/** Access tokens signed with a secret of at least 32 bytes (HS256). */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    mint: ({ id, email, role, sessionId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ id, email, role, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(key);
    },
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          algorithms: ['HS256'],
          typ: 'at+jwt',
          currentDate: now,
        });
        const { sub, sid } = payload;
        return sub !== undefined && typeof sid === 'string' ? { id: sub, sessionId: sid } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
