import { RawJson } from './json-text.ts';

/** A value no honest form sends, with a name for reports. */
export interface HostileValue {
  readonly name: string;
  readonly value: unknown;
}

const nested = (levels: number): RawJson => new RawJson(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Texts that break careless code: storage, logs, mails, spreadsheets, patterns, lengths. */
export const hostileTexts: readonly HostileValue[] = [
  { name: 'NUL', value: 'a\u0000b' },
  { name: 'lone high surrogate', value: 'a\ud800b' },
  { name: 'lone low surrogate', value: '\udc00' },
  { name: 'line break and header', value: 'a\r\nBcc: other@example.com' },
  { name: 'line separator', value: 'a\u2028b' },
  { name: 'escape sequence', value: 'a\u001b[31mred' },
  { name: 'right-to-left override', value: 'a\u202egpj.exe' },
  { name: 'zero width', value: 'a\u200bb\ufeff' },
  { name: '10,000 combining marks', value: `e${'\u0301'.repeat(10_000)}` },
  { name: '60 combining marks', value: `e${'\u0301'.repeat(60)}` },
  { name: 'full-width digits', value: '\uff11\uff12\uff13' },
  { name: 'Arabic digits', value: '\u0661\u0662\u0663' },
  { name: 'formula =', value: "=cmd|' /C calc'!A0" },
  { name: 'formula +', value: '+1+1' },
  { name: 'formula -', value: '-1+1' },
  { name: 'formula @', value: '@SUM(1,1)' },
  { name: 'formula after a tab', value: '\t=1+1' },
  { name: 'prototype name', value: '__proto__' },
  { name: 'constructor name', value: 'constructor' },
  { name: 'quote and statement', value: `'; delete from "x"; --` },
  { name: 'wildcards', value: '%_\\%' },
  { name: 'trailing backslash', value: 'a\\' },
  { name: 'markup', value: '<img src=x onerror=alert(1)>' },
  { name: 'template', value: '{{7*7}}#{7*7}' },
  { name: 'path', value: '../../../../etc/passwd' },
  { name: 'percent NUL', value: '%00' },
  { name: 'letters that grow in lower case', value: '\u0130\u0130\u0130' },
  { name: 'decomposed', value: 'Cafe\u0301' },
  { name: 'family of one glyph', value: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}' },
  { name: 'last code point', value: '\u{10ffff}' },
  { name: 'blank', value: '   ' },
  { name: 'empty', value: '' },
  { name: '2,001 letters', value: 'x'.repeat(2_001) },
  { name: '100,000 letters', value: 'x'.repeat(100_000) },
  { name: 'word null', value: 'null' },
  { name: 'word NaN', value: 'NaN' },
  { name: 'number with exponent as text', value: '1e5' },
  { name: 'infinite date', value: '+275760-09-13' },
  { name: 'impossible date', value: '2025-02-30' },
  { name: 'nil id', value: '00000000-0000-0000-0000-000000000000' },
];

/** Numbers at and beyond the limits of a column, a double or a rule. */
export const hostileNumbers: readonly HostileValue[] = [
  { name: '1e309', value: new RawJson('1e309') },
  { name: '-1e309', value: new RawJson('-1e309') },
  { name: 'minus zero', value: new RawJson('-0') },
  { name: '1e-320', value: new RawJson('1e-320') },
  { name: 'a hair over 1', value: new RawJson('1.0000000000000002') },
  { name: '1e308', value: 1e308 },
  { name: '2^53 + 1', value: new RawJson('9007199254740993') },
  { name: '20 digits', value: new RawJson('12345678901234567890') },
  { name: '1e12', value: 1e12 },
  { name: '1e12 and a cent', value: 1e12 + 0.01 },
  { name: 'half a cent', value: 0.005 },
  { name: '30 decimals', value: new RawJson('1.000000000000000000000000000001') },
  { name: 'minus one', value: -1 },
  { name: '2^31', value: 2_147_483_648 },
];

/** Values of a shape no field expects. */
export const hostileShapes: readonly HostileValue[] = [
  { name: 'null', value: null },
  { name: 'true', value: true },
  { name: 'empty list', value: [] },
  { name: 'empty object', value: {} },
  { name: 'list of one', value: ['a'] },
  { name: 'prototype key', value: new RawJson('{"__proto__":{"role":"ADMIN"}}') },
  { name: 'constructor key', value: new RawJson('{"constructor":{"prototype":{"role":"ADMIN"}}}') },
  { name: 'a name twice', value: new RawJson('{"a":1,"a":2}') },
  { name: 'method names', value: new RawJson('{"toString":1,"valueOf":1,"toJSON":1,"then":1}') },
  { name: '15 levels', value: nested(15) },
  { name: '1,000 levels', value: nested(1_000) },
  { name: '100,000 levels', value: nested(100_000) },
  { name: '10,000 items', value: Array.from({ length: 10_000 }, (_, index) => index) },
  { name: '5,000 names', value: Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`name${index}`, 1])) },
  { name: '300,000 letters', value: 'x'.repeat(300_000) },
];

export const hostileValues: readonly HostileValue[] = [...hostileTexts, ...hostileNumbers, ...hostileShapes];
