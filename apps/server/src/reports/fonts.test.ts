import { beforeAll, expect, it } from 'vitest';
import { loadFonts, printable } from './fonts.ts';

beforeAll(loadFonts);

it.each([
  ['Zoë O’Brien − $1,234', 'Zoë O’Brien − $1,234'],
  ['Ελληνικά Кириллица Tiếng Việt', 'Ελληνικά Кириллица Tiếng Việt'],
  ['王 and sons', '\uFFFD and sons'],
  ['Wharf 🏠 & farm 👩🏽‍🌾❤️ 🇦🇺 1️⃣', 'Wharf & farm 1'],
  ['🏠', '\uFFFD'],
  ['Firm® ©', 'Firm® ©'],
  ['e\u0301', 'é'],
  ['a\u202Eb\u0007c\u200B', 'abc'],
  ['two\r\nlines\tand  more', 'two lines and more'],
  ['', ''],
])('“%s” is printed as “%s”', (text, expected) => {
  expect(printable(text)).toBe(expected);
});
