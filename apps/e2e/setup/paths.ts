/** The pages behind the footer's links, in its order. */
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
