import type { ContentPage } from './block.ts';
import { type ContentPath, contentPathOf } from './content-path.ts';
import { about } from './pages/about.ts';
import { blog } from './pages/blog.ts';
import { caseStudies } from './pages/case-studies.ts';
import { contact } from './pages/contact.ts';
import { cookies } from './pages/cookies.ts';
import { disclaimer } from './pages/disclaimer.ts';
import { faq } from './pages/faq.ts';
import { guides } from './pages/guides.ts';
import { marketInsights } from './pages/market-insights.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';

const contentPages: Readonly<Record<ContentPath, ContentPage>> = {
  '/about': about,
  '/contact': contact,
  '/blog': blog,
  '/guides': guides,
  '/faq': faq,
  '/market-insights': marketInsights,
  '/case-studies': caseStudies,
  '/terms': terms,
  '/privacy': privacy,
  '/disclaimer': disclaimer,
  '/cookies': cookies,
};

/** The content page at a path, or null if it is not one. */
export function contentPage(pathname: string): ContentPage | null {
  const path = contentPathOf(pathname);
  return path && contentPages[path];
}
