import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { isSameCode } from '../../same-code.ts';

type Secrets = Deps['secrets'];

/** What a refresh token says, before anybody has looked at whether it is authentic. */
export interface NamedRefresh {
  readonly sessionId: string;
  /** Which of the session's refresh tokens it is, from 0. */
  readonly generation: number;
  readonly code: string;
}

interface Series {
  readonly sessionId: string;
  readonly generation: number;
  /** Random per session, known to the database alone. */
  readonly salt: string;
}

/** The refresh token of a session and generation: the same text each time it is asked for, and stored nowhere. */
export function refreshTokenOf(secrets: Secrets, series: Series): string {
  return `${series.sessionId}.${series.generation}.${secrets.mac(purpose, signedText(series))}`;
}

/** The parts of a refresh token; null for a text that is none. */
export function readRefreshToken(text: string): NamedRefresh | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/.exec(text);
  const [, sessionId, generation, code] = match ?? [];
  if (sessionId === undefined || generation === undefined || code === undefined) return null;
  return { sessionId, generation: Number(generation), code };
}

/** Whether the server itself made this token for the session with this salt. */
export function isAuthenticRefresh(secrets: Secrets, named: NamedRefresh, salt: string): boolean {
  return secrets.macs(purpose, signedText({ ...named, salt })).some((right) => isSameCode(named.code, right));
}

/**
 * Whether a ticket was made of a refresh token of the session with this salt: in the place of the code it has the code's hash, so
 * that it ends the session and cannot renew it.
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
