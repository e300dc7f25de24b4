import { createHmac, randomUUID } from 'node:crypto';
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Tokens } from '../../actor.ts';

/** Lifetime of an access token, seconds (decision E-09). */
export const accessTokenSeconds = 900;

const issuer = 'freehold';
const audience = 'freehold-api';

/**
 * Access tokens signed (HS256) with the first of these secrets of at least 32 bytes; those signed with the others are
 * still accepted. A token names its secret in `kid`; tokens of earlier releases have none.
 */
export function createTokens(secrets: readonly [string, ...string[]]): Tokens {
  const [current] = secrets;
  const key = new TextEncoder().encode(current);
  return {
    mint: ({ id, email, role, sessionId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ id, email, role, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyIdOf(current) })
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenSeconds)
        .sign(key);
    },
    read: async (token, now) => {
      for (const secret of secrets) {
        const payload = await verified(token, secret, now);
        if (payload === null) continue;
        const { sub, sid } = payload;
        return sub !== undefined && typeof sid === 'string' ? { id: sub, sessionId: sid } : null;
      }
      return null;
    },
  };
}

async function verified(token: string, secret: string, currentDate: Date): Promise<JWTPayload | null> {
  const keyOf = ({ kid }: JWTHeaderParameters) => {
    if (kid !== undefined && kid !== keyIdOf(secret)) throw new errors.JWKSNoMatchingKey();
    return new TextEncoder().encode(secret);
  };
  try {
    const pinned = { issuer, audience, algorithms: ['HS256'], typ: 'at+jwt', currentDate };
    return (await jwtVerify(token, keyOf, pinned)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** A key id from which the secret cannot be derived. */
function keyIdOf(secret: string): string {
  return createHmac('sha256', secret).update('freehold key id').digest('base64url').slice(0, 8);
}
