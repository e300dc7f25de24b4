interface ScriptRules {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptRules): unknown } | undefined;
}

/**
 * Trusted Types policy for the CSP's `require-trusted-types-for 'script'`. Allows script URLs of this site, and as HTML
 * only the empty element React makes a script from; anything else throws a TypeError at the sink, whatever was
 * injected. Browsers without Trusted Types ignore it.
 */
export function trustOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: harmless, createScriptURL: onlyOwnProgram });
}

function harmless(markup: string): string {
  // JSON-LD is text in a script element that never runs.
  if (!markup.includes('<') || markup === '<script></script>') return markup;
  throw new TypeError('Markup is not taken as text');
}

function onlyOwnProgram(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  const isOwn = origin === location.origin && (pathname === '/sw.js' || pathname.startsWith('/assets/'));
  if (isOwn) return address;
  throw new TypeError('Not a program of this site');
}
