import { type MetaArgs, useLocation } from 'react-router';
import { ContentArticle } from '#app/features/content/components/content-article.tsx';
import { contentPage } from '#app/features/content/content-pages.ts';
import { pageMeta } from '#app/ui/page-meta.ts';

/** Title and description of the content page at this address. */
export function meta({ location }: MetaArgs) {
  const page = contentPage(location.pathname);
  return page ? pageMeta(page) : [];
}

/** One route file for every content page; the address path says which. */
export default function ContentPageRoute() {
  const page = contentPage(useLocation().pathname);
  if (!page) throw new Response(null, { status: 404 });
  return <ContentArticle page={page} />;
}
