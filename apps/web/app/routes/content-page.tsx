import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import type { ContentPage } from '#app/features/content/block.ts';
import { ContentArticle } from '#app/features/content/components/content-article.tsx';
import { contentPage } from '#app/features/content/content-pages.ts';
import { pageData } from '#app/features/content/page-data.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { structuredData } from '#app/ui/structured-data.ts';

/**
 * The text of this page. Runs at build time: the browser gets one page's text and none of the code that computes its
 * figures.
 */
export function loader({ url }: LoaderFunctionArgs): ContentPage {
  const page = contentPage(url.pathname);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** Title, description and structured data of the content page. */
export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { type, facts } = pageData(loaderData);
  return [...pageMeta(loaderData), structuredData(type, facts)];
}

/** One route file for every content page; the URL path selects the page. */
export default function ContentPageRoute() {
  return <ContentArticle page={useLoaderData<typeof loader>()} />;
}
