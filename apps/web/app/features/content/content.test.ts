import { borrowingAssumptions, currentLeadNotice, estimateDisclosure, leadNotice } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { businessDetails } from '#app/ui/shell/business-details.ts';
import type { ContentPage } from './block.ts';
import { contentPage } from './content-pages.ts';
import { contentPaths } from './content-path.ts';
import { blockKey, pageLinks, pageTexts, plainText } from './text.ts';

const footerPaths = [
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

const toolPaths = [
  '/',
  '/borrowing-capacity',
  '/mortgage-calculator',
  '/modelling-dashboard',
  '/portfolio-manager',
  '/auth',
];

function pageAt(path: string): ContentPage {
  const page = contentPage(path);
  if (!page) throw new Error(`no content for ${path}`);
  return page;
}

function wordsOf(page: ContentPage): string {
  return pageTexts(page).map(plainText).join('\n');
}

function tablesOf(page: ContentPage) {
  return page.sections.flatMap((section) => section.blocks).filter((block) => block.kind === 'table');
}

describe('[FOOT-05] the content pages', () => {
  it('exist for each of the eleven footer links', () => {
    expect([...contentPaths].sort()).toEqual([...footerPaths].sort());
  });

  it('are found with a trailing slash, as prerendered files are addressed', () => {
    expect(contentPage('/about/')).toBe(contentPage('/about'));
  });

  it.each(['/', '/nothing', '/about/more', ''])('are not found at %j', (path) => {
    expect(contentPage(path)).toBeNull();
  });

  it('each have a heading and a description of their own', () => {
    const pages = footerPaths.map(pageAt);
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  });
});

describe.each(footerPaths)('[FOOT-05] %s', (path) => {
  const page = pageAt(path);

  it('[FIRST-07] names no section of a specification', () => {
    expect(wordsOf(page)).not.toMatch(/specification|section 9\b/i);
  });

  it('has a title, a description of 50 to 160 characters and a date of review', () => {
    expect(page.path).toBe(path);
    expect(page.title).not.toBe('');
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Number.isNaN(Date.parse(page.reviewed))).toBe(false);
  });

  it('has sections with unique anchors and something to read in each', () => {
    const ids = page.sections.map((section) => section.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, blocks } of page.sections) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(blocks.length).toBeGreaterThan(0);
      expect(new Set(blocks.map(blockKey)).size).toBe(blocks.length);
    }
  });

  it('links only to pages and sections that exist, and outside only over https', () => {
    for (const { to } of pageLinks(page)) {
      if (to.startsWith('https://')) continue;
      const [target = '', anchor] = to.split('#');
      expect([...footerPaths, ...toolPaths]).toContain(target);
      if (anchor) expect(pageAt(target).sections.map((section) => section.id)).toContain(anchor);
    }
  });

  it('has tables whose rows are as long as their heads and have headers of their own', () => {
    for (const { caption, columns, rows } of tablesOf(page)) {
      expect(caption).not.toBe('');
      for (const row of rows) expect(row, caption).toHaveLength(columns.length);
      expect(new Set(rows.map((row) => row.join(' '))).size, caption).toBe(rows.length);
    }
  });

  it.each(['you should', 'guaranteed return', 'risk-free', 'best rate', '!'])('does not say %j', (words) => {
    expect(wordsOf(page).toLowerCase()).not.toContain(words);
  });

  it('shows no figure that failed to compute', () => {
    expect(wordsOf(page)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('[MORT-15] speaks of a comparison rate only with the name of the Code', () => {
    for (const text of pageTexts(page).map(plainText)) {
      if (!/comparison rate/i.test(text) || text.endsWith('?')) continue;
      expect(text).toMatch(/National Credit Code/);
    }
  });
});

describe('what must agree with other parts of the product', () => {
  it('[FOOT-06] the privacy page, which the consent tick links to, quotes the notice of the lead forms', () => {
    const words = wordsOf(pageAt('/privacy'));
    for (const sentence of leadNotice(currentLeadNotice)) expect(words).toContain(sentence);
  });

  it('[FOOT-06] the privacy page says how long leads are kept, how to complain and what computers decide', () => {
    const page = pageAt('/privacy');
    expect(wordsOf(page)).toContain('24 months');
    expect(page.sections.map((section) => section.id)).toEqual(
      expect.arrayContaining(['your-rights', 'complaints', 'computers-and-decisions']),
    );
  });

  it('the disclaimer carries the standing disclosure and the limits of the borrowing figure', () => {
    const words = wordsOf(pageAt('/disclaimer'));
    for (const sentence of [estimateDisclosure, ...borrowingAssumptions]) expect(words).toContain(sentence);
  });

  it('the cookies page names every key the product keeps in the browser', () => {
    for (const key of [
      'token',
      'refreshToken',
      'isDemoUser',
      'Colour scheme',
      'Calculator drafts',
      'freehold-device',
      'signOutTickets',
      'freehold-plan',
    ])
      expect(wordsOf(pageAt('/cookies'))).toContain(key);
  });

  it('every table of facts names its source; tables without one are worked examples or about the product', () => {
    const withoutSource = footerPaths
      .flatMap((path) => tablesOf(pageAt(path)))
      .filter((table) => (table.sources ?? []).length === 0)
      .map((table) => table.caption);
    for (const caption of withoutSource)
      expect(caption).toMatch(
        /^Worked example|made-up households$|^Cookies$|^Entries in the browser’s storage$|^Retention$/,
      );
  });
});

describe('facts of today', () => {
  it('the contact page shows the contact details of the footer', () => {
    for (const detail of [businessDetails.email, businessDetails.phone, businessDetails.address])
      expect(wordsOf(pageAt('/contact'))).toContain(detail);
  });

  it('go up to the last quarter and the last decision that were read', () => {
    const last = (start: string) =>
      tablesOf(pageAt('/market-insights'))
        .find((table) => table.caption.startsWith(start))
        ?.rows.at(-1);
    expect(last('Consumer price index')).toEqual(['2025', '141.7']);
    expect(last('Cash rate target')).toEqual(['29 September 2026', '4.60']);
  });

  it('tell the older count of investors from the newer one', () => {
    expect(wordsOf(pageAt('/market-insights'))).toContain(
      'shows an older count, of about 2010–11: 1,764,924 individuals, 72.8% of them with one property.',
    );
  });

  it('do not call one of the calculators the first', () => {
    expect(wordsOf(pageAt('/blog'))).not.toMatch(/first of the calculators/i);
    const linked = pageLinks(pageAt('/blog')).map(({ to }) => to);
    expect(linked).toEqual(
      expect.arrayContaining(['/borrowing-capacity', '/mortgage-calculator', '/modelling-dashboard']),
    );
  });

  it('know no income test of the ACT scheme since 1 July 2026', () => {
    expect(wordsOf(pageAt('/guides'))).not.toMatch(/with an income test|within the income test/);
  });

  it('say of a share link and of files what leaves the browser', () => {
    expect(wordsOf(pageAt('/faq'))).toMatch(/Whoever has the link can read it/);
    expect(wordsOf(pageAt('/faq'))).toMatch(/save a PDF or Excel file, which our server makes/);
  });
});

describe('worked figures', () => {
  it('the case studies show the engine’s estimates', () => {
    const summary = tablesOf(pageAt('/case-studies')).at(-1);
    expect(summary?.rows.map((row) => row.at(-1))).toEqual(['$558,000', '$995,000', '$935,000', '$960,000', '$0']);
  });

  it('the mortgage schedule starts with the interest on the whole loan', () => {
    const rows = tablesOf(pageAt('/guides')).find((table) => table.caption.includes('$500,000 over 30 years'))?.rows;
    expect(rows?.slice(0, 2)).toEqual([
      ['1', '$2,533.43', '$1,875.00', '$658.43', '$499,341.57'],
      ['2', '$2,533.43', '$1,872.53', '$660.90', '$498,680.68'],
    ]);
  });

  it('transfer duty is worked out for each state and territory', () => {
    const rows = tablesOf(pageAt('/guides')).find((table) => table.caption.startsWith('Transfer duty on an'))?.rows;
    expect(rows).toEqual([
      ['New South Wales', '$25,687', '$0'],
      ['Victoria', '$37,070', '$24,713'],
      ['Queensland', '$17,350', '$0'],
      ['Western Australia', '$27,265', '$16,150'],
      ['South Australia', '$32,330', '$32,330'],
      ['Tasmania', '$26,748', '$26,748'],
      ['Australian Capital Territory', '$17,048', '$0'],
      ['Northern Territory', '$34,650', '$34,650'],
    ]);
  });

  it('a rental loss saves tax only where the law of 2026 lets it', () => {
    const rows = tablesOf(pageAt('/guides')).find((table) => table.caption.includes('three sets of facts'))?.rows;
    expect(rows?.map((row) => row.slice(1))).toEqual([
      ['$35,100', '$10,065', '$0'],
      ['$35,100', '$10,034', '$0'],
      ['$35,100', '$0', '$35,100'],
    ]);
  });

  it('the tax tables show the scales of three years', () => {
    const rates = tablesOf(pageAt('/market-insights')).find((table) => table.caption.startsWith('Tax rate'))?.rows;
    expect(rates).toEqual([
      ['To $18,200', 'nil', 'nil', 'nil'],
      ['$18,201 to $45,000', '16%', '15%', '14%'],
      ['$45,001 to $135,000', '30%', '30%', '30%'],
      ['$135,001 to $190,000', '37%', '37%', '37%'],
      ['Above $190,000', '45%', '45%', '45%'],
    ]);
    const taxes = tablesOf(pageAt('/blog')).find((table) => table.caption.startsWith('Tax at the end'))?.rows;
    expect(taxes).toEqual([
      ['$45,000', '$4,288', '$4,020', '$3,752'],
      ['$135,000', '$31,288', '$31,020', '$30,752'],
      ['$190,000', '$51,638', '$51,370', '$51,102'],
    ]);
  });
});
