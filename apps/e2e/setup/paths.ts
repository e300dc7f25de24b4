import { toolPages } from './tools.ts';

/** Paths of the footer's links, in order. */
export const contentPaths = [
  '/about',
  '/contact',
  '/blog',
  '/guides',
  '/faq',
  '/market-insights',
  '/case-studies',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/cookies',
] as const;

/** Pages that have nothing of the one who looks at them: texts, and calculators with their list. */
export const sameForEverybody: readonly string[] = [...contentPaths, '/tools', ...toolPages.map(({ page }) => page)];
