/** The pages the footer links to (requirement FOOT-04), in its order. */
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

/** The content page an address path stands for, with or without a trailing slash; null when it is none. */
export function contentPathOf(pathname: string): ContentPath | null {
  const trimmed = pathname.replace(/\/$/, '');
  return contentPaths.find((path) => path === trimmed) ?? null;
}
