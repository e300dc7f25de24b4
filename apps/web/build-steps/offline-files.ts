import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeList } from './join-start-files.ts';

const assetInPage = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const assetInScript = /(?:\.\/|assets\/)([\w.-]+\.(?:js|css|woff2))/g;

/**
 * URLs of the hashed files that pages load or may load later: the files they reference, and their references in turn.
 * What the list of routes names is not followed, since it lists the signed-in screens too. The demo's code is left out;
 * only the demo needs it.
 */
export function offlineAssets(client: string, pages: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = pages.flatMap((page) => readFileSync(path.join(client, page), 'utf8').match(assetInPage) ?? []);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address) || isOfDemo(address) || !existsSync(path.join(client, address))) continue;
    found.add(address);
    if (address.endsWith('.js')) waiting.push(...namedIn(readFileSync(path.join(client, address), 'utf8')));
  }
  return [...found].sort();
}

function isOfDemo(address: string): boolean {
  return path.basename(address).startsWith('demo-call-');
}

function namedIn(script: string): string[] {
  return [...script.replace(routeList, '').matchAll(assetInScript)].map(([, name]) => `/assets/${name}`);
}
