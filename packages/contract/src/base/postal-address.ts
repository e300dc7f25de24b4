/** A postal address in the parts the forms ask for. */
export interface PostalAddress {
  readonly street: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
}

/** A client's address, with the country. */
export interface ProfileAddress extends PostalAddress {
  readonly country: string;
}

/**
 * A client's address as one text, always five parts (decision D-02). A comma inside a part becomes a space, so that the
 * text can be split again (D-01).
 */
export function joinProfileAddress({ street, suburb, state, postcode, country }: ProfileAddress): string {
  return [street, suburb, state, postcode, country].map(withoutCommas).join(', ');
}

/**
 * The parts of a client's address. Of a text with more than five parts the last four are suburb, state, postcode and
 * country and the rest is the street; missing parts are empty (decision D-01).
 */
export function splitProfileAddress(text: string): ProfileAddress {
  const parts = text.split(',').map((part) => part.trim());
  const streetParts = Math.max(1, parts.length - 4);
  const [suburb = '', state = '', postcode = '', country = ''] = parts.slice(streetParts);
  return { street: parts.slice(0, streetParts).join(' '), suburb, state, postcode, country };
}

/** A property's address as shown: its parts joined by commas, blank ones skipped (decision D-02). */
export function propertyAddressText({ street, suburb, state, postcode }: PostalAddress): string {
  return [street, suburb, state, postcode]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

function withoutCommas(part: string): string {
  return part.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();
}
