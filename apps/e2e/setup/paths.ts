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
