import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an address is counted under. */
export interface AddressBucket {
  /** The IPv4 address, or the /64 of an IPv6 address: what one line or one server usually has. */
  readonly key: string;
  /** The /48 of an IPv6 address, the most that one customer is usually given; null for IPv4. */
  readonly wideKey: string | null;
}

const unreadable: AddressBucket = { key: 'unreadable', wideKey: null };
const groupsOf = { '/64': 4, '/48': 3 } as const;

/**
 * The bucket an address is counted in. IPv4 counts as it is, also when written as ::ffff:192.0.2.1; IPv6 counts by its /64 and,
 * in a wider count, by its /48. A port or a zone is dropped. Everything that is no address shares one bucket.
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

/** Whether an address belongs to this machine or a private network, where a proxy usually stands. */
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
