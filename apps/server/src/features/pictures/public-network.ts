import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which hosts a download may visit, and their addresses. */
export interface Network {
  /** The addresses of a host name, or the address itself if it is one. Rejects when there are none. */
  addressesOf(host: string, signal: AbortSignal): Promise<readonly string[]>;
  mayVisit(address: string, port: number): boolean;
  /** Certificates to trust besides the system's, PEM. */
  readonly certificates?: string;
}

/** The public internet on the https port. */
export const publicNetwork: Network = {
  addressesOf,
  mayVisit: (address, port) => port === 443 && isPublic(address),
};

// The metadata service of Azure has a public address.
const alsoPrivate = ['168.63.129.16'];
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** True for an IP address reachable from the internet: not private, local, reserved or translated. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  // The library confuses ::192.0.2.1 with ::ffff:192.0.2.1.
  if (address.includes(':') && address.includes('.') && !/^::ffff:/i.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || alsoPrivate.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}

// Queries DNS directly: getaddrinfo blocks a libuv thread and reads /etc/hosts.
async function addressesOf(host: string, signal: AbortSignal): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0) throw new Error('The host name has no address');
    return found;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
