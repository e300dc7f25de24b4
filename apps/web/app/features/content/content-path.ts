/** The pages linked in the footer (requirement FOOT-04), in its order. */
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

export type ContentPath = (typeof contentPaths)[number];

/** Path of the content page in a pathname, with or without a trailing slash; null if it is not one. */
export function contentPathOf(pathname: string): ContentPath | null {
  const trimmed = pathname.replace(/\/$/, '');
  return contentPaths.find((path) => path === trimmed) ?? null;
}
