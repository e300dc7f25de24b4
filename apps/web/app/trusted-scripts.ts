interface ScriptRules {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptRules): unknown } | undefined;
}

/**
 * Says what text may become a program: the pages' content policy asks for it (`require-trusted-types-for 'script'`). Programs of
 * this site alone, and of markup none but the empty element from which React makes a script; anything else throws a TypeError in the
 * place that tries, whatever somebody may have smuggled into a page. Browsers without the rule go on without it.
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
