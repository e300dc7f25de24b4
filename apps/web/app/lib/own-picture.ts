import { isForeignImage } from '@freehold/contract';

/** True for a picture on this site; the CSP shows no other. */
export function isOwnPicture(address: string): boolean {
  return !isForeignImage(address) || new URL(address).origin === globalThis.location?.origin;
}
