import type { Asset } from '@freehold/contract';
import { wordsOf } from '../inputs/household/words.ts';

/** What names a property of the catalogue. */
interface NamedProperty {
  readonly name: string;
  readonly street: string;
}

/**
 * True of an asset that is a property of the catalogue: its description is the property's name, or begins with its
 * street and number. An asset without a description is none.
 */
export function isSameProperty({ description }: Pick<Asset, 'description'>, { name, street }: NamedProperty): boolean {
  const said = wordsOf(description).join(' ');
  if (said === '') return false;
  const place = wordsOf(street).join(' ');
  const isPlace = /\d/.test(place) && place.includes(' ') && `${said} `.startsWith(`${place} `);
  return isPlace || said === wordsOf(name).join(' ');
}
