import apartments from './pictures/apartments.svg?no-inline';
import cottage from './pictures/cottage.svg?no-inline';
import farmhouse from './pictures/farmhouse.svg?no-inline';
import modern from './pictures/modern.svg?no-inline';
import townhouses from './pictures/townhouses.svg?no-inline';

/** Drawings in place of photos of houses. They are files of the app, as absolute URLs, which the contract requires. */
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
