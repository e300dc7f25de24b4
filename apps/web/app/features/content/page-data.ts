import type { ContentPage } from './block.ts';
import type { ContentPath } from './content-path.ts';
import { plainText } from './text.ts';

/** Structured data of a content page: its schema.org type and facts. */
export interface PageData {
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const types: Readonly<Record<ContentPath, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/blog': 'Article',
  '/guides': 'Article',
  '/faq': 'FAQPage',
  '/market-insights': 'Article',
  '/case-studies': 'Article',
  '/terms': 'WebPage',
  '/privacy': 'WebPage',
  '/disclaimer': 'WebPage',
  '/cookies': 'WebPage',
};

/** Structured data of a content page, from the page's visible content only. */
export function pageData(page: ContentPage): PageData {
  const type = types[page.path];
  const common = {
    url: page.path,
    description: page.description,
    dateModified: page.reviewed,
    inLanguage: 'en-AU',
    publisher: { '@type': 'Organization', name: 'Freehold' },
  };
  if (type === 'FAQPage') return { type, facts: { ...common, name: page.title, mainEntity: questionsOf(page) } };
  const title = type === 'Article' ? { headline: page.title } : { name: page.title };
  return { type, facts: { ...common, ...title } };
}

function questionsOf(page: ContentPage) {
  return page.sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === 'definitions' ? block.items : []))
    .map(({ term, meaning }) => ({
      '@type': 'Question',
      name: term,
      acceptedAnswer: { '@type': 'Answer', text: plainText(meaning) },
    }));
}
