import { isIP } from 'node:net';
import { deviceName } from '@freehold/contract';
import type { Origin } from './devices.ts';

/**
 * Where a sign-up came from, precise enough for its owner to recognise and too rough to find anybody: browser, system,
 * and the first half of an IPv4 or the first two groups of an IPv6 address.
 */
export function roughOrigin({ address, userAgent }: Pick<Origin, 'address' | 'userAgent'>): string {
  const network = roughNetwork(address);
  return network === null ? deviceName(userAgent) : `${deviceName(userAgent)}, from a network beginning ${network}`;
}

function roughNetwork(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain.split('.').slice(0, 2).join('.');
  return isIP(plain) === 6 && !plain.startsWith('::') ? plain.split(':').slice(0, 2).join(':') : null;
}
