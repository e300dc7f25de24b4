const prefix = '#s=';

/**
 * URL that opens a calculator with these inputs, given as encoded text. They follow the #, which browsers never send to
 * a server, and hold no contact details.
 */
export function linkAddress(page: string, encoded: string): string {
  // From a frame of another site it leads to the tool's own page.
  return `${page.split('#')[0]?.replace('/embed/', '/')}${prefix}${encoded}`;
}

/** The encoded inputs in a fragment such as `#s=…`; null where there are none. */
export function linkIn(fragment: string): string | null {
  return fragment.startsWith(prefix) ? fragment.slice(prefix.length) : null;
}
