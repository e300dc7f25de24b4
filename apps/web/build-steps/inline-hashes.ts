import { createHash } from 'node:crypto';

// React's markup has double-quoted attributes and no '>' inside them.
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** CSP hashes of a page's inline scripts and styles, without quotes. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    // Data blocks never run, so the CSP needs no hash for them.
    if (text === '' || / src="| type="application\/ld\+json"/.test(attributes)) continue;
    (name === 'script' ? found.scripts : found.styles).add(hashOf(text));
  }
  return { scripts: [...found.scripts], styles: [...found.styles] };
}
