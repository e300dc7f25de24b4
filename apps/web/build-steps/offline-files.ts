import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const assetInPage = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const assetInScript = /(?:\.\/|assets\/)([\w.-]+\.(?:js|css|woff2))/g;

/**
 * The hashed files that pages load or may load later, as addresses: those they name, and what those name in turn. The
 * framework's list of all routes is taken as a file, without what it names: it knows the signed-in screens too. The demo's
 * answers, of use only to who is in the demo, are left out.
 */
export function offlineAssets(client: string, pages: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = pages.flatMap((page) => readFileSync(path.join(client, page), 'utf8').match(assetInPage) ?? []);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address) || isOfDemo(address) || !existsSync(path.join(client, address))) continue;
    found.add(address);
    if (address.endsWith('.js') && !path.basename(address).startsWith('manifest-')) {
      waiting.push(...namedIn(readFileSync(path.join(client, address), 'utf8')));
    }
  }
  return [...found].sort();
}

function isOfDemo(address: string): boolean {
  return path.basename(address).startsWith('demo-call-');
}

function namedIn(script: string): string[] {
  return [...script.matchAll(assetInScript)].map(([, name]) => `/assets/${name}`);
}
