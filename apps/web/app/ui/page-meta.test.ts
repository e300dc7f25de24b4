import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const about = { title: 'About', description: 'Who we are.', path: '/about' };

test('names the page and the product, with an address without a host', () => {
  const entries = pageMeta(about);
  expect(entries).toContainEqual({ title: 'About | Freehold' });
  expect(entries).toContainEqual({ name: 'description', content: 'Who we are.' });
  expect(entries).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/about' });
});

test('puts the product first on the home page', () => {
  expect(pageMeta({ ...about, path: '/' })).toContainEqual({ title: 'Freehold: About' });
});

test('keeps private pages out of search results', () => {
  const entries = pageMeta({ ...about, isPrivate: true });
  expect(entries).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(entries).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});
