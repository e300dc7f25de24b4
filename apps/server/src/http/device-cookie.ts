import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type DeviceToken, deviceKeptSeconds } from '../device-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device token to set in the response; null for none. */
    keptDevice: string | null;
  }
}

export const deviceCookieName = 'freehold-device';

/**
 * Reads and sets device tokens in a cookie that is HttpOnly, SameSite=Strict and limited to /api/auth. Call it before
 * routes are bound.
 */
export async function handleDeviceCookies(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
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
export function deviceOf(request: FastifyRequest): DeviceToken {
  const { cookie: header } = request.headers;
  const sent = header === undefined ? undefined : request.server.parseCookie(header)[deviceCookieName];
  return {
    sent: sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : null,
    keep: (token) => {
      request.keptDevice = token;
    },
  };
}
