import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { developmentPaths } from '../app/development-paths.ts';
import { developmentMark } from '../app/lib/development-aids.ts';
import { parameterPaths } from '../app/parameter-paths.ts';
import { dropUnusedPalettes } from './drop-unused-palettes.ts';
import { inlineHashes } from './inline-hashes.ts';
import { inlineUsedCss } from './inline-used-css.ts';
import { joinStartFiles } from './join-start-files.ts';
import { withLayerOrder } from './layer-order.ts';
import { noCurrentLink } from './no-current-link.ts';
import { buildServiceWorker } from './service-worker.ts';
import { startAfterPaint, startAtOnce } from './start-script.ts';

const textFile = /\.(html|data|js|css|svg|json|txt|webmanifest|map)$/;

/** Writes a .br and a .gz beside each text file, so serving needs no compression. Returns their number. */
function precompress(files: readonly string[]): number {
  const texts = files.filter((file) => textFile.test(file));
  for (const file of texts) {
    const bytes = readFileSync(file);
    // A larger block saves 25 bytes of every page's first visit.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
  return texts.length;
}

/** Steps after `react-router build`: see README.md, "What a build leaves". */
const build = path.resolve(import.meta.dirname, '../build');
const client = path.join(build, 'client');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The app's own pages; the page that shows calculators on another site is plain HTML (docs/EMBEDDING.md). */
function appPages(): string[] {
  return filesBelow(client).filter((file) => file.endsWith('.html') && path.basename(file) !== 'embed-demo.html');
}

// The not-found page is prerendered at a path like any other, but must not answer with status 200.
const notFound = path.join(client, '404/index.html');
if (existsSync(notFound)) {
  renameSync(notFound, path.join(client, '404.html'));
  rmdirSync(path.dirname(notFound));
}

const started = path.join(client, '__spa-fallback.html');
const joined = joinStartFiles(readFileSync(started, 'utf8'), (url) => readFileSync(path.join(client, url), 'utf8'));
writeFileSync(path.join(client, joined.url), joined.text);
for (const url of joined.replaced) rmSync(path.join(client, url));
for (const page of appPages()) {
  writeFileSync(page, joined.page(readFileSync(page, 'utf8')));
}

// The SPA fallback, a second time with the flag for the development aids.
const fallback = path.join(client, '__spa-fallback.html');
const anyPage = noCurrentLink(readFileSync(fallback, 'utf8'));
writeFileSync(fallback, anyPage);
const mark = `<meta name="${developmentMark}" content="on"/>`;
writeFileSync(
  path.join(client, '__development.html'),
  anyPage.replace('</head>', () => `${mark}</head>`),
);

const staticImport = /(?:from|import)"\.\/([^"]+\.js)"/g;

/** URLs of the modules that one module imports statically. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(client, file), 'utf8');
  return [...text.matchAll(staticImport)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));
}

for (const sheet of filesBelow(client).filter((file) => file.endsWith('.css'))) {
  writeFileSync(sheet, withLayerOrder(dropUnusedPalettes(readFileSync(sheet, 'utf8'))));
}

const pages = appPages();
const scriptHashes = new Set<string>();
const styleHashes = new Set<string>();
const pageHashes: Record<string, { scriptHashes: string[]; styleHashes: string[] }> = {};
for (const page of pages) {
  const made = readFileSync(page, 'utf8');
  const isText = !made.includes('content="noindex"') && !path.basename(page).startsWith('__');
  const styled = await inlineUsedCss(made, client, isText ? 'when-needed' : 'at-once');
  // Pages behind a sign-in are prerendered as an empty shell, so their scripts start at once, but after the text.
  // Where the page admits its viewer by itself, the head is painted first.
  const hasHead = styled.includes('dataset.admitted');
  const html = isText || hasHead ? startAfterPaint(styled, importsOf) : startAtOnce(styled, importsOf);
  writeFileSync(page, html);
  const hashes = inlineHashes(html);
  pageHashes[path.relative(client, page)] = { scriptHashes: hashes.scripts, styleHashes: hashes.styles };
  for (const hash of hashes.scripts) scriptHashes.add(hash);
  for (const hash of hashes.styles) styleHashes.add(hash);
}
const csp = { scriptHashes: [...scriptHashes].sort(), styleHashes: [...styleHashes].sort(), pages: pageHashes };
writeFileSync(path.join(build, 'csp.json'), `${JSON.stringify(csp, null, 2)}\n`);
// The sitemap lists every page without 'noindex', but not its copies for other sites' frames.
const listed = pages
  .filter((page) => page.endsWith('index.html') && !readFileSync(page, 'utf8').includes('content="noindex"'))
  .map((page) => `/${path.relative(client, path.dirname(page))}`)
  .filter((address) => !address.startsWith('/embed/'));
const patterns = Object.values(parameterPaths).map((pattern) => `/${pattern}`);
const development = developmentPaths.map((place) => `/${place}`);
const site = { listed: listed.sort(), patterns, development };
writeFileSync(path.join(build, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
const offline = await buildServiceWorker(client);
const compressed = precompress(filesBelow(client));
process.stdout.write(
  `${pages.length} pages with their CSS inlined, ${scriptHashes.size} script and ${styleHashes.size} style hashes, ${compressed} files compressed, ${offline} kept for offline use\n`,
);
