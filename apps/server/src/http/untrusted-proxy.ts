import type { FastifyInstance } from 'fastify';
import { isPrivateAddress } from '../address-bucket.ts';
import type { Deps } from '../deps.ts';
import { throttledWarning } from '../throttled-warning.ts';

const oneHourMs = 3_600_000;
const advice =
  'A proxy sends X-Forwarded-For, but TRUSTED_PROXY is not set: all visitors count as one address. Set it to the address of the proxy.';

/**
 * Logs a warning, at most once an hour, when requests come through a proxy on this machine or network that
 * TRUSTED_PROXY does not name.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.trustedProxies.length > 0) return;
  const warn = throttledWarning(log, oneHourMs);
  app.addHook('onRequest', async (request) => {
    const peer = request.socket.remoteAddress ?? '';
    if (request.headers['x-forwarded-for'] !== undefined && isPrivateAddress(peer)) warn({ peer }, advice);
  });
}
