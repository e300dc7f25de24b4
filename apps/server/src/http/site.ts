import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendError } from './error-handler.ts';
import { type PageHashes, pagePolicy } from './security-headers.ts';

/** The built web application: its files, and what the inline parts of each page hash to. */
export interface Site {
  readonly root: string;
  /** Hashes by file, such as `about/index.html`. */
  readonly pages: Readonly<Record<string, PageHashes>>;
}

const notFoundPage = '404.html';

/** The site built into a folder; null when it has not been built. */
export function readSite(webDir: string): Site | null {
  const root = join(webDir, 'client');
  try {
    return { root, pages: JSON.parse(readFileSync(join(webDir, 'csp.json'), 'utf8')).pages };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Serves the pages and files of the site, precompressed, and answers everything else: an unknown call of the API as an
 * error, an unknown page with the application's own not-found screen, a missing file with a plain 404.
 */
export async function serveSite(app: FastifyInstance, site: Site | null): Promise<void> {
  if (site) {
    await app.register(fastifyStatic, {
      root: site.root,
      preCompressed: true,
      wildcard: true,
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response, path) => response.header('cache-control', cachePolicy(path)),
    });
    for (const file of Object.keys(site.pages).filter((name) => name.endsWith('index.html'))) {
      app.get(
        `/${file.replace(/\/?index\.html$/, '')}`,
        { config: { access: 'public' }, schema: { hide: true } },
        (_request, reply) => sendPage(site, reply, file),
      );
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!site || !wantsPage || path.startsWith('/api/') || path === '/api' || path.startsWith('/assets/')) {
      return sendError(reply, request, new AppError('not-found'));
    }
    return sendPage(site, reply.status(404), notFoundPage);
  });
}

function sendPage(site: Site, reply: FastifyReply, file: string): FastifyReply {
  const hashes = site.pages[file] ?? { scriptHashes: [], styleHashes: [] };
  return reply.header('content-security-policy', pagePolicy(hashes)).sendFile(file);
}

function cachePolicy(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable';
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}
