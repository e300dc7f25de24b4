import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import { sendError } from './error-handler.ts';
import type { PageHashes } from './security-headers.ts';

/** The built web application: its pages, and what their inline parts hash to. */
export interface Site {
  readonly root: string;
  /** Site paths of the prerendered pages, such as `/` and `/borrowing-capacity`. */
  readonly pages: readonly string[];
  readonly hashes: PageHashes;
}

const notFoundPage = '404.html';
const noHashes: PageHashes = { scriptHashes: [], styleHashes: [] };

/** The site built into a folder; null when it has not been built. */
export function readSite(webDir: string): Site | null {
  const root = join(webDir, 'client');
  try {
    return { root, pages: pagesBelow(root), hashes: JSON.parse(readFileSync(join(webDir, 'csp.json'), 'utf8')) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The hashes of a site's pages; none without a site. */
export function hashesOf(site: Site | null): PageHashes {
  return site?.hashes ?? noHashes;
}

function pagesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith(`${sep}index.html`))
    .map((file) => `/${relative('.', file).split(sep).slice(0, -1).join('/')}`);
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
    for (const page of site.pages) {
      app.get(page, { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
        reply.sendFile(`${page}/index.html`.slice(1)),
      );
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!site || !wantsPage || path.startsWith('/api/') || path === '/api' || path.startsWith('/assets/')) {
      return sendError(reply, request, new AppError('not-found'));
    }
    return reply.status(404).sendFile(notFoundPage);
  });
}

function cachePolicy(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable';
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}
