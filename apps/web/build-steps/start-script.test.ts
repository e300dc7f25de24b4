import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { startAfterPaint, startAtOnce } from './start-script.ts';

const page = `<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/r.js"/><link rel="modulepreload" href="/assets/kit.js"/><link rel="modulepreload" href="/assets/core.js"/></head><p>Text</p><script type="module" async="">import "/assets/m.js";
import * as route0 from "/assets/r.js";

  window.modules = {"root":route0};

import("/assets/entry.js");</script>`;

const imports: Readonly<Record<string, readonly string[]>> = {
  '/assets/r.js': ['/assets/kit.js', '/assets/core.js'],
  '/assets/kit.js': ['/assets/core.js', '/assets/m.js'],
  '/assets/core.js': ['/assets/kit.js'],
  '/assets/entry.js': ['/assets/core.js'],
};
const importsOf = (file: string) => imports[file] ?? [];

/** Fails unless the texts appear in the page in this order. */
function expectInOrder(html: string, texts: readonly string[]): void {
  const places = texts.map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
}

const statements = [
  'files = ["/assets/m.js","/assets/core.js","/assets/kit.js","/assets/r.js","/assets/entry.js"]',
  'for (const href of files.slice(0, -1)) await import(href);',
  'window.modules = {"root":await import(files[3])};',
  'import(files[4]);',
];

describe('a page for reading', () => {
  const html = startAfterPaint(page, importsOf);

  test('asks for no file of the program before the text is painted', () => {
    expect(html).not.toContain('<link');
    expect(html).not.toMatch(/^\s*import [*"]/m);
    expect(html).toContain('observe({ type: "paint", buffered: true })');
  });

  test('then asks for all files at once and runs one after another, each after those it imports', () => {
    expectInOrder(html, statements);
  });
});

test.each([startAfterPaint, startAtOnce])('a form submitted before the program is there is kept: $name', (start) => {
  const handler = />onsubmit=(.*);$/m.exec(start(`<form></form>${page}`, importsOf))?.[1] ?? '';
  const window: { early?: string } = {};
  const submit: (event: object) => boolean = runInNewContext(handler, { window });
  expect(submit({ defaultPrevented: true, target: 'form' })).toBe(true);
  expect(window.early).toBeUndefined();
  expect(submit({ defaultPrevented: false, target: 'form' })).toBe(false);
  expect(window.early).toBe('form');
  expect(start(page, importsOf)).not.toContain('onsubmit');
});

test('a page behind a sign-in starts at once, one file after another', () => {
  const html = startAtOnce(page, importsOf);
  expect(html.match(/<link fetchpriority="low" rel="modulepreload"/g)).toHaveLength(5);
  expect(html).not.toContain('PerformanceObserver');
  expectInOrder(html, statements);
});

test.each([
  ['<p>Text</p>', 'no start script'],
  ['<script type="module" async="">\nimport x from "/y.js"\nimport("/e.js")</script>', 'unknown form'],
  ['<script type="module" async="">\nimport "/y.js"</script>', 'unknown form'],
])('refuses a start script it does not know: %s', (html, reason) => {
  expect(() => startAfterPaint(html, importsOf)).toThrow(reason);
  expect(() => startAtOnce(html, importsOf)).toThrow(reason);
});
