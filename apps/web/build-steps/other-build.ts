import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineHashes } from './inline-hashes.ts';

/**
 * Derives a second build from a build, as a change of the shell would: other words on every page, another name for
 * every hashed file, and so other pages, other policies and another service worker. For journeys over an upgrade: a
 * rebuild takes half a minute, this two seconds. `node build-steps/other-build.ts FROM TO BEFORE AFTER`; throws when no
 * page contains BEFORE.
 */
const [from = '', to = '', before = '', after = ''] = process.argv.slice(2);
// Seven characters; eight in the names that React Router gives, of routes and of their list.
const hashed = /[\w.-]+-[\w-]{7,8}\.(?:js|css|svg|woff2)/g;
const isText = /\.(?:js|css|html|data|json|svg|webmanifest|txt)$/;

const files = readdirSync(from, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
const names = new Map(
  files
    .filter((file) => file.startsWith('client/assets/'))
    .map((file) => path.basename(file))
    .map((name) => [name, renamed(name)]),
);

/** The file name with another hash. */
function renamed(name: string): string {
  const hash = createHash('sha256').update(`${after}${name}`).digest('hex');
  return name.replace(
    /-([\w-]{7,8})(\.\w+)$/,
    (_, old: string, ending: string) => `-${hash.slice(0, old.length)}${ending}`,
  );
}

const changed = (text: string) => text.replaceAll(before, after).replace(hashed, (name) => names.get(name) ?? name);

const pages: Record<string, { scriptHashes: readonly string[]; styleHashes: readonly string[] }> = {};
let pagesChanged = 0;
for (const file of files) {
  const target = path.join(to, path.dirname(file), names.get(path.basename(file)) ?? path.basename(file));
  mkdirSync(path.dirname(target), { recursive: true });
  const content = readFileSync(path.join(from, file));
  if (!isText.test(file)) {
    writeFileSync(target, content);
    continue;
  }
  const text = changed(content.toString('utf8'));
  writeFileSync(target, text);
  if (!file.endsWith('.html')) continue;
  if (text.includes(after)) pagesChanged += 1;
  const { scripts, styles } = inlineHashes(text);
  pages[path.relative('client', file)] = { scriptHashes: scripts, styleHashes: styles };
}
if (pagesChanged === 0) throw new Error(`No page of ${from} says “${before}”`);
const hashes = Object.values(pages);
const csp = {
  scriptHashes: [...new Set(hashes.flatMap(({ scriptHashes }) => scriptHashes))].sort(),
  styleHashes: [...new Set(hashes.flatMap(({ styleHashes }) => styleHashes))].sort(),
  pages,
};
writeFileSync(path.join(to, 'csp.json'), `${JSON.stringify(csp, null, 2)}\n`);
