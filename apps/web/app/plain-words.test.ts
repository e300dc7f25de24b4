import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
// Screens, pages, messages, mails, reports, workbooks, and the labels and sources of the rules.
const sources = globSync(['apps/web/app/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/*/src/**/*.ts'], {
  cwd: root,
}).filter((file) => !file.includes('.test.'));

/** Words of our own for what everyone calls inflation, deposit and volatility. */
const privateWords =
  /\brises? (?:of|in) prices\b|\bprice rises?\b|\bdown[- ]payments?\b|\bmoney down\b|\bswings? of growth\b|(?<!inflation or market )\bswings?\b/gi;

// Not names in code, nor the example a button fills in, which names no source (decision Y-08).
const asSource = /(?<!\.)\bspecification(?:’s(?! example)|\b(?!’))|\bsection 9\b|\bdecision [A-Z]-\d/gi;

/** What people get is an email; a mail server, and names in code, keep theirs. */
const mail = /(?<![\w.'-])(?:an?|the|our|each|by|these|those|this|which|no|all|further) mails?\b(?! server)/gi;

/** A source file without comments and identifiers, which never appear on screen. */
function texts(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/^import[\s\S]*?from .*$/gm, '')
    .replaceAll(/\bswing\b(?= =|;|\s*\*|\s*\))|\* swing\b|\+ swing\b/g, '')
    .replaceAll(/\s+/g, ' ');
}

const found = (source: string, words: RegExp) => texts(source).match(words) ?? [];

const foundAnywhere = (words: RegExp) =>
  sources.flatMap((file) => found(readFileSync(join(root, file), 'utf8'), words).map((text) => `${file}: ${text}`));

describe('what people read', () => {
  it('[FIRST-12] says inflation, deposit and growth volatility, in no text another word for them', () => {
    expect(sources.length).toBeGreaterThan(900);
    expect(foundAnywhere(privateWords)).toEqual([]);
  });

  it('[FIRST-07] names no section of a specification as a source, on screens, in reports, mails and workbooks', () => {
    expect(foundAnywhere(asSource)).toEqual([]);
  });

  it('calls what people get an email', () => {
    expect(foundAnywhere(mail)).toEqual([]);
  });

  it.each(["'Read the mail first'", '`More than three of these mails`', '<p>confirmed by mail</p>'])(
    'would not pass with %s for an email',
    (source) => {
      expect(found(source, mail)).toHaveLength(1);
    },
  );

  it.each([
    '<p>Rise of prices</p>',
    "label: 'Down payment'",
    '`the rise\n in prices of a year`',
    "'Swing of growth'",
    "'a lognormal swing, part of it shared'",
  ])('would not pass with %s', (source) => {
    expect(found(source, privateWords)).toHaveLength(1);
  });

  it.each(["source: 'Specification section 8'", '`as the specification’s section 9 says`', '<p>decision L-08</p>'])(
    'would not pass with %s as a source',
    (source) => {
      expect(found(source, asSource)).not.toEqual([]);
    },
  );
});
