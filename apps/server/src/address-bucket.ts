import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Keys that an address is counted under. */
export interface AddressBucket {
  /** The IPv4 address, or the /64 of an IPv6 address: usually one line or one server. */
  readonly key: string;
  /** The /48 of an IPv6 address, usually the most one customer gets; null for IPv4. */
  readonly wideKey: string | null;
}

const unreadable: AddressBucket = { key: 'unreadable', wideKey: null };
const groupsOf = { '/64': 4, '/48': 3 } as const;

/**
 * The buckets an address is counted in. IPv4 counts as is, also when written as ::ffff:192.0.2.1; IPv6 by its /64 and,
 * in a wider count, its /48. Ports and zones are dropped. All invalid addresses share one bucket.
 */
export function bucketOf(address: string): AddressBucket {
  const bare = withoutPort(address.trim());
  if (isIP(bare) === 0) return unreadable;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return { key: parsed.toString(), wideKey: null };
  const prefix = (length: keyof typeof groupsOf) =>
    `${parsed.parts
      .slice(0, groupsOf[length])
      .map((group) => group.toString(16))
      .join(':')}::${length}`;
  return { key: prefix('/64'), wideKey: prefix('/48') };
}

/** True for addresses of this machine or a private network, where proxies usually are. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(
    ipaddr.process(address).range(),
  );
}

// Some proxies write the port too: 192.0.2.1:4711, [2001:db8::1]:4711.
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
