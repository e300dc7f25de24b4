import { limits } from '../limits.ts';
import { type Reading, readingTexts, readPlan } from '../reading/read-plan.ts';
import type { Plan } from '../schema/plan.ts';
import { jsonTexts, parseText } from './json-text.ts';
import { nameless } from './nameless.ts';
import { pack, unpack } from './packed-text.ts';

// Of the link's own form, not of the document.
const formVersion = '1';

/** A plan as the text of a link, or why it has none; its length either way. */
export type LinkText =
  | { readonly text: string; readonly length: number }
  | { readonly text: null; readonly length: number; readonly says: string };

export const linkTexts = {
  tooLong: 'Too long for a link, save a file.',
  damaged: 'This link is damaged. Check the figures that could be read.',
} as const;

/**
 * The text of a link to a plan: no names, titles, notes or other words. Three parts with dots between them: the version
 * of this form, the document packed, and a check of that, since raw deflate does not notice a changed letter. Not given
 * over 4,096 characters.
 */
export async function linkText(plan: Plan): Promise<LinkText> {
  const known = readPlan(plan);
  if (known.plan === null) return { text: null, length: 0, says: known.says };
  const packed = await pack(JSON.stringify(nameless(known.plan)));
  const text = `${formVersion}.${packed}.${checkOf(packed)}`;
  const { length } = text;
  return length > limits.linkCharacters ? { text: null, length, says: linkTexts.tooLong } : { text, length };
}

/**
 * The plan in the text of a link. A damaged one gives what can be read and names what could not; refused are what
 * unpacks to over 256 kB, before it is parsed, and links of a newer Freehold.
 */
export async function readLink(text: string): Promise<Reading> {
  const [version = '', packed = '', check = ''] = text.split('.');
  if (/^\d+$/.test(version) && version !== formVersion) return refusal(readingTexts.newer);
  if (version !== formVersion) return refusal(readingTexts.noPlan);
  // No shorter text than this unpacks to a plan: deflate takes away, but not that much.
  if (packed.length > 2 * limits.unpackedBytes) return refusal(jsonTexts.tooLarge);
  const unpacked = await unpack(packed);
  if (unpacked === 'tooLarge') return refusal(jsonTexts.tooLarge);
  const parsed = parseText(unpacked.text);
  if ('says' in parsed) return refusal(`${linkTexts.damaged} ${parsed.says}`);
  const reading = readPlan(parsed.document);
  const isDamaged = !unpacked.isWhole || check !== checkOf(packed);
  const damage = isDamaged ? [{ where: '', says: linkTexts.damaged }] : [];
  return { ...reading, lost: [...damage, ...parsed.lost, ...reading.lost] };
}

function refusal(says: string): Reading {
  return { plan: null, says, lost: [] };
}

/** FNV-1a of 32 bits, in base 36: a changed or missing letter is noticed, nobody is kept from changing it on purpose. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
