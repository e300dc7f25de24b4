import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** The reports' typeface: Latin with all its accents, Greek, Cyrillic, Devanagari; tabular digits. */
export const fontFamily = 'Noto Sans';
export const boldWeight = 600;

/** Stands for a character without a glyph, so that it is seen to be missing. */
export const gap = '\uFFFD';
// Control characters and bidi marks, and what varies, tints or joins a picture.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}\p{Emoji_Modifier}]|\u20E3/gu;
// Emoji and flags: beside words they are decoration, and a mark for each would look like damage.
const picture = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
// Longer words may break at the end of a line.
const longestWord = 18;

/** Registers the typeface with the renderer; once per worker. */
export async function loadFonts(): Promise<void> {
  Font.register({
    family: fontFamily,
    fonts: [
      {
        src: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
        fontWeight: 400,
      },
      {
        src: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')),
        fontWeight: boldWeight,
      },
    ],
  });
  Font.registerHyphenationCallback(parts);
  await Promise.all([Font.load({ fontFamily }), Font.load({ fontFamily, fontWeight: boldWeight })]);
}

/**
 * Text the typeface can draw: without control characters and pictures, and with a visible mark for each other missing
 * glyph. Of pictures alone a mark is left.
 */
export function printable(text: string): string {
  const face = Font.getFont({ fontFamily }).data;
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ').replace(invisible, '');
  const drawn = Array.from(clean, (character) => {
    if (face?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) === true) return character;
    return picture.test(character) ? '' : gap;
  }).join('');
  if (drawn === clean) return drawn;
  const words = drawn.replace(/ {2,}/g, ' ').trim();
  return words === '' && clean.trim() !== '' ? gap : words;
}

function parts(word: string): string[] {
  if (word.length <= longestWord) return [word];
  return Array.from({ length: Math.ceil(word.length / longestWord) }, (_, index) =>
    word.slice(index * longestWord, (index + 1) * longestWord),
  );
}
