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

/** A letter as HTML: the letterhead, paragraphs and links only, everything escaped. */
export function letterHtml(letter: Letter): string {
  const paragraphs = [greeting(letter), ...letter.blocks].map((block) => `<p>${blockHtml(block)}</p>`);
  const footer = letter.footer.map((block) => `<p><small>${blockHtml(block)}</small></p>`);
  const head = letter.brand === null ? [] : [letterheadHtml(letter.brand)];
  const body = [...head, ...paragraphs, '<hr>', ...footer].join('\n');
  return `<!doctype html>\n<html lang="en-AU">\n<head><meta charset="utf-8"></head>\n<body>\n${body}\n</body>\n</html>\n`;
}

/** A letter's greeting line. */
export function greeting({ firstName }: Letter): string {
  const name = greetingName(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}

function blockHtml(block: LetterBlock): string {
  return typeof block === 'string' ? escaped(block) : `<a href="${escaped(block.url)}">${escaped(block.label)}</a>`;
}
