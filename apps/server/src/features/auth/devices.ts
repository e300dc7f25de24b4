import type { Deps } from '../../deps.ts';
import { bucketOf } from '../../http/address-bucket.ts';

/** Where a request came from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
}

/** How long a device stays known after the last sign-in from it, milliseconds: 30 days. */
export const deviceKnownMs = 30 * 86_400_000;

/** The code of one person's device: neither the network it is in nor the browser can be read from it. */
export function deviceMac(secrets: Deps['secrets'], emailNormalised: string, origin: Origin): string {
  return secrets.mac('known-device', JSON.stringify([emailNormalised, bucketOf(origin.address).key, origin.userAgent]));
}
