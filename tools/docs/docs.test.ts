import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';

const pages = globSync('{*.md,docs/**/*.md,packages/*/*.md,packages/*/fixtures/*.md,apps/*/*.md}', {
  cwd: repositoryRoot,
});

function read(page: string): string {
  return readFileSync(join(repositoryRoot, page), 'utf8');
}

/** A page's links to files of the repository, without anchors. */
function linksIn(page: string): string[] {
  const links = [...read(page).matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].flatMap(([, link]) => link ?? []);
  return links.map((link) => join(dirname(page), link));
}

test('every link between pages leads to a file', () => {
  const links = pages.flatMap((page) => linksIn(page).map((file) => ({ page, file })));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file }) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});

test('the index of the decisions names each record with its title', () => {
  const index = read('docs/decisions/README.md');
  const rows = globSync('docs/decisions/[0-9]*.md', { cwd: repositoryRoot }).map((page) => {
    const [, number, title] = /^# (\d{4}):? (.*)/.exec(read(page)) ?? [];
    return `| [${number}](${page.replace('docs/decisions/', '')}) | ${title} |`;
  });
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});

test('the tour shows every picture it has, and none is too large to keep', () => {
  const [largestPicture, largestTour] = [200_000, 12_000_000];
  const shown = [...read('docs/TOUR.md').matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) => file);
  const kept = globSync('tour/*.webp', { cwd: join(repositoryRoot, 'docs') });
  const sizes = kept.map((file) => statSync(join(repositoryRoot, 'docs', file)).size);
  expect(shown.toSorted()).toEqual(kept.toSorted());
  expect(Math.max(...sizes)).toBeLessThanOrEqual(largestPicture);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(largestTour);
});
