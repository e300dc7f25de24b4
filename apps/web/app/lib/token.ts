import { type Role, roleOf } from '@freehold/contract';

/** The signed-in person, as far as display and routing need to know. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Set in the demo, where the user has no account. */
  readonly isDemo?: true;
}

/** Claims of an access token; `expiresAt` is a Unix time in seconds, null when the token has none. */
export interface TokenClaims {
  readonly user: SessionUser;
  readonly expiresAt: number | null;
}

/**
 * The claims of an access token, or null when it cannot be decoded. The signature is not verified: the server does that
 * on every call, and here claims only decide what is shown (decision D-07).
 */
export function decodeToken(token: string): TokenClaims | null {
  const payload = payloadOf(token);
  if (!payload) return null;
  const id = textOf(payload, 'id') ?? textOf(payload, 'sub');
  if (id === null) return null;
  const user = { id, email: textOf(payload, 'email') ?? '', role: roleOf(textOf(payload, 'role')) };
  const expiry = Reflect.get(payload, 'exp');
  return { user, expiresAt: typeof expiry === 'number' ? expiry : null };
}

function payloadOf(token: string): object | null {
  const parts = token.split('.');
  const encoded = parts[1];
  if (parts.length !== 3 || encoded === undefined) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const payload: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))));
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}

function textOf(payload: object, name: string): string | null {
  const value: unknown = Reflect.get(payload, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
