import { expect, it } from 'vitest';
import { noCurrentLink } from './no-current-link.ts';

it('leaves no link of a page the current one, and everything else as it is', () => {
  const made =
    '<nav><a class="_link_1" aria-current="page" href="/">Home</a><a class="_link_1" href="/about">About</a></nav>' +
    '<p>aria-current="page"</p>';
  expect(noCurrentLink(made)).toBe(
    '<nav><a class="_link_1" href="/">Home</a><a class="_link_1" href="/about">About</a></nav><p>aria-current="page"</p>',
  );
});
