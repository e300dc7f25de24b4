import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device token to set in the response; null for none. */
    keptDevice: string | null;
  }
}

/** A browser's device token: it grants no access, but its holder's attempts and mails are counted separately. */
export interface DeviceCookie {
  /** The token sent, if it is well formed. */
  readonly sent: string | null;
  /** Sets this token in the response. */
  keep(token: string): void;
}

export const deviceCookieName = 'freehold-device';
/** How long a browser keeps its device token, and the device stays known, after the last sign-in: 90 days. */
export const deviceKeptSeconds = 90 * 86_400;

/**
 * Reads and sets device tokens in a cookie that is HttpOnly, SameSite=Strict and limited to /api/auth. Call it before
 * routes are bound.
 */
export async function takeDeviceCookies(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<void> {
  const options = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: deviceKeptSeconds,
  } as const;
  await app.register(cookie, { hook: false });
  app.decorateRequest('keptDevice', null);
  app.addHook('onSend', async (request, reply) => {
    if (request.keptDevice === null) return;
    reply.header('set-cookie', app.serializeCookie(deviceCookieName, request.keptDevice, options));
  });
}

/** The device that a request comes from. */
export function deviceOf(request: FastifyRequest): DeviceCookie {
  const { cookie: header } = request.headers;
  const sent = header === undefined ? undefined : request.server.parseCookie(header)[deviceCookieName];
  return {
    sent: sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : null,
    keep: (token) => {
      request.keptDevice = token;
    },
  };
}
