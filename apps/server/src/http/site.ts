import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@freehold/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EmbedFrames } from './embed-frames.ts';
import { sendError } from './error-handler.ts';
import { type PageHashes, pagePolicy, workerPolicy } from './security-headers.ts';

const none: PageHashes = { scriptHashes: [], styleHashes: [] };

/**
 * Looks up the hashes of a page's inline scripts and styles in the file written by the build. Rereads the file when it
 * changes: a rebuild of the served folder must not leave new pages with the old CSP.
 */
function pageHashes(file: string): (page: string) => PageHashes {
  let readAt = Number.NaN;
  let pages: Readonly<Record<string, PageHashes>> = {};
  return (page) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && changedAt !== readAt) {
      pages = JSON.parse(readFileSync(file, 'utf8')).pages;
      readAt = changedAt;
    }
    return pages[page] ?? none;
  };
}

/** The built web app: its files and the hashes of each page's inline scripts and styles. */
interface Site {
  readonly root: string;
  /** Current hashes of a page's inline scripts and styles, such as of `about/index.html`. */
  hashesOf(page: string): PageHashes;
  /** The pages present at start, by file. */
  readonly pages: readonly string[];
  /** Paths of pages that search engines may index. */
  readonly listed: readonly string[];
  /** Parameterised URLs, such as `/property/:propertyId`. */
  readonly patterns: readonly string[];
  /** URLs of the development aids. */
  readonly development: readonly string[];
}

/** Settings for serving the site. */
interface SiteSettings {
  readonly publicUrl: string;
  /** True when the development aids are on. */
  readonly diagnostics: boolean;
  /** Folder of the releases, to find the files that open tabs of other releases request; null for none. */
  readonly releasesDir: string | null;
  /** Sites that may show a calculator. */
  readonly frames: EmbedFrames;
}

const notFoundPage = '404.html';

/** Calculators for other people's pages, what puts one there, and a page that shows it (docs/EMBEDDING.md). */
const embedFolder = 'embed/';
const embedScript = 'embed.js';
const embedDemo = 'embed-demo.html';

/** Renders whatever its URL requests. */
const anyPage = '__spa-fallback.html';

/** The same page with the development aids on; never served without them. */
const developmentPage = '__development.html';

const pageRoute = { config: { access: 'public' as const }, schema: { hide: true } };

/** Reads the site built into a folder; null when it has not been built. */
export function readSite(folder: string): Site | null {
  // Resolved once: when the release symlink moves, one process must not mix two releases.
  const webDir = existsSync(folder) ? realpathSync(folder) : folder;
  const root = join(webDir, 'client');
  try {
    const read = (file: string) => JSON.parse(readFileSync(join(webDir, file), 'utf8'));
    const { listed, patterns, development } = read('site.json');
    const hashesOf = pageHashes(join(webDir, 'csp.json'));
    return { root, hashesOf, pages: Object.keys(read('csp.json').pages), listed, patterns, development };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Serves the site's pages and files, precompressed, and handles everything else: an error for an unknown API call, the
 * app's own not-found screen for an unknown page, a plain 404 for a missing file.
 */
export async function serveSite(app: FastifyInstance, site: Site | null, settings: SiteSettings): Promise<void> {
  if (site) {
    describeSite(app, site, settings.publicUrl);
    serveDevelopmentAids(app, site, settings.diagnostics);
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/assets/') && reply.statusCode === 200) shortenHead(reply);
    });
    await app.register(fastifyStatic, {
      root: site.root,
      preCompressed: true,
      wildcard: true,
      index: false,
      redirect: false,
      cacheControl: false,
      acceptRanges: false,
      lastModified: false,
      setHeaders: (response, path) => {
        response.header('cache-control', cachePolicy(path));
        // HTTP/1.1 keeps a connection alive unless told otherwise.
        response.raw.removeHeader('connection');
        const policy = filePolicy(site, settings.frames, path);
        if (policy) response.header('content-security-policy', policy);
        // Any site may name it in a script tag.
        if (path.startsWith(join(site.root, embedScript)))
          response.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
    for (const pattern of site.patterns) app.get(pattern, pageRoute, (_request, reply) => sendPage(reply, anyPage));
    for (const file of site.pages.filter((name) => name.endsWith('index.html'))) {
      app.get(`/${file.replace(/\/?index\.html$/, '')}`, pageRoute, async (_request, reply) => {
        if (file.startsWith(embedFolder)) await settings.frames.refresh();
        return sendPage(reply, file);
      });
    }
  }
  const assetOfOtherRelease = findInReleases(settings.releasesDir);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const path = request.url.split('?', 1)[0] ?? '/';
    const other = site && request.method === 'GET' ? await assetOfOtherRelease(path) : null;
    if (other !== null) return reply.sendFile(path, other);
    if (!site || !wantsPage || path.startsWith('/api/') || path === '/api' || path.startsWith('/assets/')) {
      return sendError(reply, request, new AppError('not-found'));
    }
    return sendPage(reply.status(404), notFoundPage);
  });
}

// With the aids off their URLs return 404 with the fallback page.
function serveDevelopmentAids(app: FastifyInstance, { development }: Site, areOn: boolean): void {
  for (const address of development) {
    app.get(address, pageRoute, (_request, reply) =>
      areOn ? sendPage(reply, developmentPage) : sendPage(reply.status(404), anyPage),
    );
  }
  if (!areOn) app.get(`/${developmentPage}`, pageRoute, (_request, reply) => reply.callNotFound());
}

/**
 * Leaves out of the head what a page's dozen files have no use for: nobody looks their request ids up, a module is UTF-8
 * whatever is said (RFC 9239, section 4.2), and what never changes is never asked about again (RFC 8246).
 */
function shortenHead(response: FastifyReply): void {
  const { 'content-type': type, 'cache-control': cache } = response.getHeaders();
  if (type === 'application/javascript; charset=utf-8') response.header('content-type', 'text/javascript');
  response.removeHeader('x-request-id');
  if (String(cache).endsWith('immutable')) response.removeHeader('etag');
}

function sendPage(reply: FastifyReply, file: string): FastifyReply {
  return reply.sendFile(file);
}

// The service worker caches pages by file name, so the policy is chosen by file, not by address.
function filePolicy(site: Site, frames: EmbedFrames, path: string): string | null {
  const file = relative(site.root, path)
    .replace(/\.(br|gz)$/, '')
    .replaceAll(sep, '/');
  if (file === 'sw.js') return workerPolicy;
  if (!file.endsWith('.html')) return null;
  const ancestors = file.startsWith(embedFolder) ? { ancestors: ["'self'", ...frames.origins()] } : {};
  return pagePolicy(site.hashesOf(file), { ...ancestors, hasFrames: file === embedDemo });
}

function describeSite(app: FastifyInstance, site: Site, publicUrl: string): void {
  const robots = `User-agent: *\nDisallow: /admin/\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', pageRoute, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  const entries = site.listed.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
  app.get('/sitemap.xml', pageRoute, (_request, reply) => reply.type('application/xml').send(sitemap));
}

function isHashed(path: string): boolean {
  return path.includes(`${sep}assets${sep}`);
}

function cachePolicy(path: string): string {
  if (isHashed(path)) return 'max-age=31536000, immutable';
  return /(?:\.html|\.data|sw\.js)(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

/** A release's folder of files that its pages request. */
const client = 'apps/web/build/client';
// Hashed names only, and no path traversal.
const asset = /^\/assets\/[\w-]+(?:\.[\w-]+)+$/;

/**
 * Finds the folder of the release that has a hashed file: a tab kept open across an upgrade requests files of its own
 * release, and during an upgrade a page may come from a newer process than the one serving its files. Null when no
 * release has it.
 */
function findInReleases(releasesDir: string | null): (path: string) => Promise<string | null> {
  return async (path) => {
    if (releasesDir === null || !asset.test(path)) return null;
    for (const release of await readdir(releasesDir).catch(() => [])) {
      const root = join(releasesDir, release, client);
      const isThere = await access(join(root, path)).then(
        () => true,
        () => false,
      );
      if (isThere) return root;
    }
    return null;
  };
}
