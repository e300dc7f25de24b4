import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('hashes inline scripts and styles as they stand, each once', () => {
  const html =
    '<style a="">p{color:red}</style><script>let a = 1;\n</script><script type="module" async="">x()</script><script>let a = 1;\n</script>';
  expect(inlineHashes(html)).toEqual({ scripts: [hash('let a = 1;\n'), hash('x()')], styles: [hash('p{color:red}')] });
});

test('leaves out scripts from files, blocks of data and empty elements', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  expect(inlineHashes(data)).toEqual({ scripts: [], styles: [] });
  expect(inlineHashes('<script src="/a.js"></script><style></style>')).toEqual({ scripts: [], styles: [] });
});
