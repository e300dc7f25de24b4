import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { isIP } from 'node:net';
import { isPublic, type Network } from '../src/features/pictures/public-network.ts';
import { selfSigned } from './certificate.ts';

/** A site with pictures on this machine, and a network that resolves its name to it. */
export interface PictureHost {
  /** Its origin, with the host name `pictures.example`. */
  readonly origin: string;
  readonly network: Network;
  /** Requested paths. */
  readonly visits: string[];
  /** Addresses other host names resolve to. */
  readonly otherHosts: Map<string, readonly string[]>;
  close(): Promise<void>;
}

/**
 * Starts the site. Besides truly public addresses, only its own port on this machine counts as public; all other
 * look-ups fail.
 */
export async function startPictureHost(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<PictureHost> {
  const host = 'pictures.example';
  const certificate = selfSigned(host);
  const visits: string[] = [];
  const server = createServer(certificate, (request, response) => {
    visits.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const place = server.address();
  const own = place !== null && typeof place === 'object' ? place.port : 0;
  const otherHosts = new Map<string, readonly string[]>();
  return {
    origin: `https://${host}:${own}`,
    visits,
    otherHosts,
    network: {
      addressesOf: async (name) => {
        if (isIP(name) !== 0) return [name];
        const found = name === host ? ['127.0.0.1'] : otherHosts.get(name);
        if (found === undefined) throw new Error('No such host');
        return found;
      },
      mayVisit: (address, port) => (address === '127.0.0.1' && port === own) || (isPublic(address) && port === 443),
      certificates: certificate.cert,
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
