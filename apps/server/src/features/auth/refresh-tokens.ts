import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { isSameCode } from '../../same-code.ts';

type Secrets = Deps['secrets'];

/** The content of a refresh token, before its authenticity is checked. */
export interface NamedRefresh {
  readonly sessionId: string;
  /** Number of the refresh token in its session, from 0. */
  readonly generation: number;
  readonly code: string;
}

interface Series {
  readonly sessionId: string;
  readonly generation: number;
  /** Random per session, stored in the database only. */
  readonly salt: string;
}

/** The refresh token of a session and generation: derived, equal each time, and stored nowhere. */
export function refreshTokenOf(secrets: Secrets, series: Series): string {
  return `${series.sessionId}.${series.generation}.${secrets.mac(purpose, signedText(series))}`;
}

/** Parses a refresh token; null for any other text. */
export function readRefreshToken(text: string): NamedRefresh | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/.exec(text);
  const [, sessionId, generation, code] = match ?? [];
  if (sessionId === undefined || generation === undefined || code === undefined) return null;
  return { sessionId, generation: Number(generation), code };
}

/** True when the server made this token for the session with this salt. */
export function isAuthenticRefresh(secrets: Secrets, named: NamedRefresh, salt: string): boolean {
  return secrets.macs(purpose, signedText({ ...named, salt })).some((right) => isSameCode(named.code, right));
}

/**
 * True when a ticket was made from a refresh token of the session with this salt: it holds the code's hash instead of
 * the code, so it can end the session and not renew it.
 */
export function isAuthenticTicket(secrets: Secrets, named: NamedRefresh, salt: string): boolean {
  return secrets
    .macs(purpose, signedText({ ...named, salt }))
    .some((right) => isSameCode(named.code, createHash('sha256').update(right).digest('base64url')));
}

const purpose = 'refresh-token';

function signedText({ sessionId, generation, salt }: Series): string {
  return `${sessionId}.${generation}.${salt}`;
}
