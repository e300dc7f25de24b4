import { type MetaArgs, useLocation } from 'react-router';
import { ContentArticle } from '#app/features/content/components/content-article.tsx';
import { contentPage } from '#app/features/content/content-pages.ts';
import { pageData } from '#app/features/content/page-data.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { structuredData } from '#app/ui/structured-data.ts';

/** Title, description and machine-readable description of the content page at this address. */
export function meta({ location }: MetaArgs) {
  const page = contentPage(location.pathname);
  if (!page) return [];
  const { type, facts } = pageData(page);
  return [...pageMeta(page), structuredData(type, facts)];
}

/** One route file for every content page; the address path says which. */
export default function ContentPageRoute() {
  const page = contentPage(useLocation().pathname);
  if (!page) throw new Response(null, { status: 404 });
  return <ContentArticle page={page} />;
}
