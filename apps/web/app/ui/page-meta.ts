import type { MetaDescriptor } from 'react-router';

/** What a page says about itself to search engines and to people who are sent its link. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Pages behind a sign-in and pages that say nothing yet are kept out of search results. */
  readonly isPrivate?: boolean;
}

/** The head entries of a page. Addresses are without a host, because the same files are served under many. */
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
