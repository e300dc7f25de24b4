import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device token that the answer gives the browser to keep; null for none. */
    keptDevice: string | null;
  }
}

/** The device token of a browser: it opens nothing, and gives whoever holds it tries and mails counted apart. */
export interface DeviceCookie {
  /** What the browser sent, where it has the form of a token. */
  readonly sent: string | null;
  /** Has the answer give the browser this token to keep. */
  keep(token: string): void;
}

export const deviceCookieName = 'freehold-device';
/** How long a browser keeps its device token after the last sign-in, and how long the device stays known: 90 days. */
export const deviceKeptSeconds = 90 * 86_400;

/**
 * Takes and gives device tokens as a cookie that scripts cannot read, that goes to /api/auth alone, and that no other site's
 * page can have sent. Call it before routes are bound.
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
