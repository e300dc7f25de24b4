/** Name of a stored image: random, so unguessable, and always WebP. */
export const imageNamePattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.webp$/;

const storedImagePath = '/api/images/';
const longestAddress = 2_048;

// Requires a host and no user info; the URL parser checks the rest.
const webAddress = /^https?:\/\/[^/?#\\@]+(?:[/?#].*)?$/i;

/**
 * True for a valid property picture: empty, a web address (http or https) of at most 2,048 characters without user
 * info, white space or control characters, or the address of an image stored here.
 */
export function isImageAddress(value: string): boolean {
  if (value === '') return true;
  if (value.startsWith(storedImagePath)) return imageNamePattern.test(value.slice(storedImagePath.length));
  if (value.length > longestAddress || /[\s\p{C}]/u.test(value)) return false;
  return webAddress.test(value) && URL.canParse(value);
}

/** Address under which a stored image is served. */
export function imageAddress(name: string): string {
  return `${storedImagePath}${name}`;
}

/** True when a valid picture address leads to another site. */
export function isForeignImage(imageUrl: string): boolean {
  return /^https?:/i.test(imageUrl);
}
