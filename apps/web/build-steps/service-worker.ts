import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { offlineTools } from '../service-worker/offline-tools.ts';
import { offlineAssets } from './offline-files.ts';

// The prerendered page behind each path that works without a network.
const offlinePages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  ...Object.fromEntries(offlineTools.map(({ to }) => [to, `${to.slice(1)}/index.html`])),
};

/**
 * Writes `sw.js` into the built site: the service worker with the list of files to cache. Call it when the pages are
 * final, since each is cached under a hash of its text. Returns the number of files listed.
 */
export async function buildServiceWorker(client: string): Promise<number> {
  const pages = Object.values(offlinePages);
  const assets = offlineAssets(client, pages).map((url) => ({ url, revision: null }));
  const kept = pages.map((page) => ({ url: `/${page}`, revision: hashOf(path.join(client, page)) }));
  const addresses = Object.fromEntries(Object.entries(offlinePages).map(([address, page]) => [address, `/${page}`]));
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      offlineFiles: JSON.stringify([...kept, ...assets]),
      offlinePages: JSON.stringify(addresses),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: path.resolve(import.meta.dirname, '../service-worker/service-worker.ts'),
        formats: ['es'],
        fileName: () => 'sw.js',
      },
    },
  });
  return kept.length + assets.length;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
