import type { Brand } from '../brand.ts';
import { escaped } from './escaped.ts';
import { letterheadHtml } from './letterhead.ts';

/** A paragraph, or a link with its label. */
export type LetterBlock = string | { readonly label: string; readonly url: string };

/** Content of a mail, before rendering as plain text and HTML. */
export interface Letter {
  /** First name as entered; null if unknown. */
  readonly firstName: string | null;
  readonly blocks: readonly LetterBlock[];
  /** Sender and reason for the mail, below the text. */
  readonly footer: readonly LetterBlock[];
  /** The practice it is from; null for the product alone. */
  readonly brand: Brand | null;
}

// Control characters could forge lines; bidi marks could reverse text.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const longestName = 60;

/**
 * A first name safe for a greeting: no control characters, at most 60 characters. Null for text that looks like a URL
 * or markup: no one is called that, and mails must not carry strangers' links.
 */
export function greetingName(name: string | null): string | null {
  const plain = (name ?? '').replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
  if (plain === '' || /[@/\\<>{}=%]|www\.|\p{L}\.\p{L}{2,}/iu.test(plain)) return null;
  return [...plain].slice(0, longestName).join('');
}

/** A letter as plain text. */
export function letterText(letter: Letter): string {
  const head = letter.brand === null ? [] : [letter.brand.name];
  return [...head, greeting(letter), ...letter.blocks, '--', ...letter.footer]
    .map((block) => (typeof block === 'string' ? block : `${block.label}: ${block.url}`))
    .join('\n\n');
}

// Apps without style sheets show plain paragraphs; those without dark mode, the first rules. No colour is set without
// its background, and the two `color-scheme` names keep apps from inverting the colours by themselves.
const letterHead = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #ffffff; color: #23211e; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
a { color: #215a46; }
hr { margin: 24px 0 16px; border: 0; border-top: 1px solid #dad1c4; }
small { font-size: 14px; color: #635f57; }
@media (prefers-color-scheme: dark) {
body { background: #121a21; color: #e8e1d6; }
a { color: #8bbaa5; }
hr { border-color: #4b4842; }
small { color: #b5ada0; }
}
</style>`;

/** A letter as HTML for light and dark: the letterhead, paragraphs and links only, everything escaped. */
export function letterHtml(letter: Letter): string {
  const paragraphs = [greeting(letter), ...letter.blocks].map((block) => `<p>${blockHtml(block)}</p>`);
  const footer = letter.footer.map((block) => `<p><small>${blockHtml(block)}</small></p>`);
  const head = letter.brand === null ? [] : [letterheadHtml(letter.brand)];
  const body = [...head, ...paragraphs, '<hr>', ...footer].join('\n');
  return `<!doctype html>\n<html lang="en-AU">\n<head>\n${letterHead}\n</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>\n`;
}

/** A letter's greeting line. */
export function greeting({ firstName }: Letter): string {
  const name = greetingName(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}

function blockHtml(block: LetterBlock): string {
  return typeof block === 'string' ? escaped(block) : `<a href="${escaped(block.url)}">${escaped(block.label)}</a>`;
}
