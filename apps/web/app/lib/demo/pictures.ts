import apartments from './pictures/apartments.svg?url';
import cottage from './pictures/cottage.svg?url';
import farmhouse from './pictures/farmhouse.svg?url';
import modern from './pictures/modern.svg?url';
import townhouses from './pictures/townhouses.svg?url';

/** Drawings that stand for pictures of houses. They are files of the app: whole web addresses, as the contract asks. */
export const pictures = {
  apartments: addressOf(apartments),
  cottage: addressOf(cottage),
  farmhouse: addressOf(farmhouse),
  modern: addressOf(modern),
  townhouses: addressOf(townhouses),
} as const;

function addressOf(file: string): string {
  return new URL(file, globalThis.location?.href ?? 'http://localhost').href;
}
