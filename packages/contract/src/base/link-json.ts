// Longer than any real link, short enough to reject before parsing.
const longestEncoded = 8_192;

/** A value as text that is safe in a URL fragment (base64url of its JSON). */
export function encodeLink(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The value of such a text; undefined when it is too long or not one. */
export function decodeLink(encoded: string): unknown {
  if (encoded.length > longestEncoded) return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
