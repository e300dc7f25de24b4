import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineUsedCss, type SheetMoment } from './inline-used-css.ts';

const css = `
:root{--mantine-used:red;--mantine-base:1px;--mantine-deep:var(--mantine-base);--mantine-unused:blue;--fh-always:0}
.a{color:var(--mantine-used)}
.unused{color:green}
.a[data-open]{color:blue}
:where([data-mantine-color-scheme=dark]) .a{color:white}
`;

async function pageOf(body: string, moment: SheetMoment = 'at-once'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'used-css-'));
  writeFileSync(join(folder, 'x.css'), css);
  return inlineUsedCss(`<head><link rel="stylesheet" href="/x.css"/></head>${body}`, folder, moment);
}

test('inlines the rules and variables a page uses, in both colour schemes, and makes its sheets late', async () => {
  const html = await pageOf('<p class="a"></p>');
  expect(html).toContain('.a{color:var(--mantine-used)}');
  expect(html).toContain('[data-mantine-color-scheme=dark]) .a{color:white}');
  expect(html).toContain('--fh-always');
  expect(html).not.toContain('.unused');
  expect(html).not.toContain('--mantine-unused');
  expect(html).toContain('<link media="print" data-late="" rel="stylesheet" href="/x.css"/>');
});

test('keeps what a script may make of the page’s own elements, and none of its sheets awake where that is all', async () => {
  const html = await pageOf('<p class="a"></p>', 'when-needed');
  expect(html).toContain('.a[data-open]{color:blue}');
  expect(html).toContain('<link media="print" disabled="" data-late="" rel="stylesheet" href="/x.css"/>');
});

test('keeps variables that only a style attribute uses, and what they are made of', async () => {
  const html = await pageOf('<p style="height:var(--mantine-deep)"></p>');
  expect(html).toContain('--mantine-deep:var(--mantine-base)');
  expect(html).toContain('--mantine-base:1px');
  expect(html).not.toContain('quotes:');
});

test('takes a sheet that is linked twice once', async () => {
  const html = await pageOf('<link rel="stylesheet" href="/x.css#"/><p class="a"></p>');
  expect(html.match(/\.a\{color:var/g)).toHaveLength(1);
  expect(html.match(/data-late/g)).toHaveLength(2);
});

test('leaves a page without sheets alone', async () => {
  expect(await inlineUsedCss('<p></p>', '/nowhere', 'at-once')).toBe('<p></p>');
});
