import { expect, it } from 'vitest';
import { imageAddress, isImageAddress } from './image-address.ts';

const name = '3f2b8c1e-4d5a-4b6c-8d7e-9f0a1b2c3d4e.webp';

it.each([
  '',
  'https://images.example.com/a/b.jpg?w=1&h=2#top',
  'HTTP://example.com',
  'https://xn--bcher-kva.example/a.png',
  'http://127.0.0.1:8080/a',
  `https://example.com/${'a'.repeat(2_028)}`,
  imageAddress(name),
])('%s may be a picture', (address) => {
  expect(isImageAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' https://example.com/a.png',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com/a.png',
  '//example.com/a.png',
  '/a.png',
  'a.png',
  'https:example.com',
  'https:///example.com',
  'https://',
  'https://user@example.com/a.png',
  'https://user:secret@example.com/a.png',
  'https://@example.com/a.png',
  'https://example.com\\@evil.example/a.png',
  'https://example.com/a\r\nSet-Cookie: a=b',
  'https://example.com/\u0000',
  'https://example.com/\u202egpj.exe',
  'https://[::1/a',
  'https://example.com:99999/a',
  `https://example.com/${'a'.repeat(2_029)}`,
  '/api/images/a.webp',
  `/api/images/../${name}`,
  `/api/images/${name}?x`,
  `/api/images/${name.toUpperCase()}`,
  imageAddress(name.replace('webp', 'svg')),
])('%s may not be a picture', (address) => {
  expect(isImageAddress(address)).toBe(false);
});
