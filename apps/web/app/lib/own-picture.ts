import { isForeignImage } from '@freehold/contract';

/** Whether a picture lies on this site: the pages' policy shows no other. */
export function isOwnPicture(address: string): boolean {
  return !isForeignImage(address) || new URL(address).origin === globalThis.location?.origin;
}
