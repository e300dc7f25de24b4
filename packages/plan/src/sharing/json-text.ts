import type { Finding } from '../check.ts';
import { limits } from '../limits.ts';
import { isTree } from '../tree.ts';

/** A document in a text, with what was cut off its end; or why there is none. */
export type Parsed = { readonly document: unknown; readonly lost: readonly Finding[] } | { readonly says: string };

export const jsonTexts = {
  tooLarge: 'This is larger than a plan can be.',
  noJson: 'This cannot be read.',
} as const;

/**
 * The document in a text that somebody else made. Of one that was cut all records are left that are whole. A text with
 * more parts in each other than a plan has is refused before it is parsed, as it would break what walks through it.
 */
export function parseText(text: string): Parsed {
  const { deepest, end, open } = scan(text);
  if (deepest > limits.nesting) return { says: jsonTexts.noJson };
  try {
    return { document: JSON.parse(text), lost: [] };
  } catch {
    return parseStart(text.slice(0, end) + open);
  }
}

function parseStart(start: string): Parsed {
  try {
    const document: unknown = JSON.parse(start);
    return {
      document,
      lost: [{ where: lastRecordIn(document), says: 'The text ends after this. What followed is lost.' }],
    };
  } catch {
    return { says: jsonTexts.noJson };
  }
}

/** The last record, or part without records, of a document in the order of its text. */
function lastRecordIn(document: unknown): string {
  const [part, value] = isTree(document) ? (Object.entries(document).at(-1) ?? []) : [];
  const record = isTree(value) ? Object.keys(value).at(-1) : undefined;
  return [part ?? '', record ?? []].flat().join('/');
}

type Scan = {
  deepest: number;
  /** Where the last whole record or part ends. */
  end: number;
  /** What closes the parts that are open there. */
  open: string;
};

// A record is in two objects: the document, its part.
const recordDepth = 2;
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** How deep the text goes, and where its last whole record ends. */
function scan(text: string): Scan {
  const found: Scan = { deepest: 0, end: 0, open: '' };
  const open: string[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    const closer = closers[sign];
    if (sign === '"') place = endOfString(text, place);
    else if (closer) open.push(closer);
    else if (sign === open.at(-1)) open.pop();
    found.deepest = Math.max(found.deepest, open.length);
    if (isAfterRecord(sign, open)) Object.assign(found, endingAt(place, { sign, open }));
  }
  return found;
}

function isAfterRecord(sign: string, open: readonly string[]): boolean {
  const isAtRecord = open.length > 0 && open.length <= recordDepth && !open.includes(']');
  return isAtRecord && (sign === ',' || sign === '}');
}

function endingAt(place: number, { sign, open }: { sign: string; open: readonly string[] }): Omit<Scan, 'deepest'> {
  return { end: sign === ',' ? place : place + 1, open: open.toReversed().join('') };
}

/** The place of the quotation mark that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text[place] !== '"') place += text[place] === '\\' ? 2 : 1;
  return place;
}
