import { describe, expect, it } from 'vitest';
import { contentPage } from './content-pages.ts';
import { contentPaths } from './content-path.ts';
import { pageData } from './page-data.ts';

function dataAt(path: string) {
  const page = contentPage(path);
  if (!page) throw new Error(`no content for ${path}`);
  return pageData(page);
}

describe('the description of a content page for machines', () => {
  it.each(contentPaths)('says what %s is, where, and of what day', (path) => {
    const { type, facts } = dataAt(path);
    expect(type).toMatch(/Page$|^Article$/);
    expect(facts).toMatchObject({ url: path, inLanguage: 'en-AU' });
    expect(facts.dateModified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('gives the questions of the FAQ with their answers as plain text', () => {
    const { type, facts } = dataAt('/faq');
    expect(type).toBe('FAQPage');
    expect(facts.mainEntity).toContainEqual({
      '@type': 'Question',
      name: 'Does a partner’s income count?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'It counts when the marital status is married or de facto. For any other status the field does not appear and nothing is added.',
      },
    });
  });
});
