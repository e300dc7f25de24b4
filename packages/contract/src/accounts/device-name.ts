// First match wins: user agents of earlier browsers contain later names too.
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** A readable name of a session's device: `Chrome on Windows`. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser === undefined && system === undefined) return 'Unknown device';
  if (system === undefined) return browser ?? '';
  return browser === undefined ? system : `${browser} on ${system}`;
}

function nameIn(list: typeof browsers | typeof systems, userAgent: string): string | undefined {
  return list.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
