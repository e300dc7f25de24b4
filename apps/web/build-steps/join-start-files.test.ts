import { expect, test } from 'vitest';
import { joinStartFiles } from './join-start-files.ts';

const files: Readonly<Record<string, string>> = {
  '/assets/manifest-abc12345.js':
    'window.__reactRouterManifest={"routes":{},"entry":"/assets/entry.client-def1234.js","url":"/assets/manifest-abc12345.js"};',
  '/assets/entry.client-def1234.js': 'import"./shell-1.js";start();',
};
const page =
  '<link rel="modulepreload" href="/assets/manifest-abc12345.js"/><link rel="modulepreload" href="/assets/entry.client-def1234.js"/>' +
  '<script type="module" async="">import "/assets/manifest-abc12345.js";\nimport("/assets/entry.client-def1234.js");</script>';
const read = (url: string) => files[url] ?? '';

test('puts the list of routes before the entry, in a file named by its content that the page loads in their place', () => {
  const { url, text, replaced, page: rewritten } = joinStartFiles(page, read);
  expect(text).toBe(
    `window.__reactRouterManifest={"routes":{},"entry":"${url}","url":"${url}"};\nimport"./shell-1.js";start();`,
  );
  expect(url).toMatch(/^\/assets\/start-[\w-]{7}\.js$/);
  expect(replaced).toEqual(Object.keys(files));
  expect(rewritten(page)).toBe(
    `<link rel="modulepreload" href="${url}"/><script type="module" async="">\nimport("${url}");</script>`,
  );
});

test('names another file when the list changes', () => {
  const changed = joinStartFiles(page, (url) => read(url).replace('{}', '{"root":{}}'));
  expect(changed.url).not.toBe(joinStartFiles(page, read).url);
});

test.each([
  ['<script>import("/assets/entry.client-def1234.js")</script>', 'names no list of routes'],
  [page.replaceAll('entry.client', 'entry'), 'no entry'],
])('fails for a page without one of the two: %s', (html, reason) => {
  expect(() => joinStartFiles(html, read)).toThrow(reason);
});

test('fails for a list of another form, and for a page that loads it in another way', () => {
  expect(() => joinStartFiles(page, () => 'export default {}')).toThrow('unknown form');
  expect(() => joinStartFiles(page, read).page('<p>A page</p>')).toThrow('does not import the list of routes');
});
