import { afterEach, expect, it, vi } from 'vitest';
import { isOwnPicture } from './own-picture.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/api/images/a.webp', true],
  ['blob:https://freehold.example/a', true],
  ['https://freehold.example/assets/house.svg', true],
  ['https://other.example/a.jpg', false],
  ['HTTP://freehold.example/a.jpg', false],
])('%s lies here: %s', (address, isOwn) => {
  vi.stubGlobal('location', { origin: 'https://freehold.example' });
  expect(isOwnPicture(address)).toBe(isOwn);
});
