import type { MetaDescriptor } from 'react-router';

/** Metadata of a page for search engines and link previews. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Keeps signed-in pages and placeholder pages out of search results. */
  readonly isPrivate?: boolean;
}

/** The head entries of a page. URLs have no host, because the same files are served under many. */
export function pageMeta({ title, description, path, isPrivate = false }: PageDescription): MetaDescriptor[] {
  const fullTitle = path === '/' ? `Freehold: ${title}` : `${title} | Freehold`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Freehold' },
    { property: 'og:locale', content: 'en_AU' },
    { property: 'og:url', content: path },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: path }]),
  ];
}
