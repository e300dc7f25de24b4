import { practiceContact } from '@freehold/contract';
import { Document, type DocumentProps, Image, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Brand, BrandLogo } from '../brand.ts';
import { bookmarked, partElements, rowElement } from './document-parts.ts';
import { colours, styles } from './document-styles.ts';
import { gap, printable } from './fonts.ts';
import type { Headline, Report, ReportPart } from './report.ts';

// Limited by the space on the cover.
const mostHighlights = 9;

/**
 * A report's PDF as a document element for the renderer: A4, a cover, then one column with page numbers. It has a
 * language, a title, bookmarks and selectable text; the renderer writes no structure tags.
 */
export function reportDocument(report: Report): ReactElement<DocumentProps> {
  const about = report.preparedFor === undefined ? '' : ` for ${report.preparedFor}`;
  return h(
    Document,
    {
      title: printable(`${report.title}${about}`),
      author: brandName(report.brand),
      creator: 'Freehold',
      producer: 'Freehold',
      subject: printable(report.hidesHeadline === true ? report.title : report.headline.label),
      ...(report.madeAt !== undefined && { creationDate: new Date(report.madeAt) }),
      language: 'en-AU',
      pageMode: 'useOutlines',
    },
    coverPage(report),
    ...sectionsOf(report.parts).map((parts, index) =>
      h(
        Page,
        { key: index, size: 'A4', style: [styles.page, report.foot === undefined ? {} : styles.aboveTallFoot] },
        pageHead(report),
        ...parts.flatMap(partElements),
        foot(report),
      ),
    ),
  );
}

function pageHead({ brand, title, preparedOn }: Report): ReactElement {
  return h(
    View,
    { style: styles.head, fixed: true },
    h(Text, null, shortened(brandName(brand), longestInHead)),
    h(Text, null, `${shortened(printable(title), longestInHead)}, ${preparedOn}`),
  );
}

// The renderer lays out everything after each page break again, so a very long table starts a section: those of a loan's
// months. What follows joins it, since a sheet with a table's last rows alone looks lost.
const longTable = 100;

function sectionsOf(parts: readonly ReportPart[]): readonly (readonly ReportPart[])[] {
  const sections: ReportPart[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'grid' && part.rows.length > longTable) sections.push([part]);
    else sections.at(-1)?.push(part);
  }
  return sections.filter((section) => section.length > 0);
}

function coverPage(report: Report): ReactElement {
  const { title, preparedFor, preparedBy, preparedOn, notice, highlights, parts } = report;
  return h(
    Page,
    { size: 'A4', style: styles.cover, bookmark: 'Cover' },
    coverBrand(report),
    h(Text, { style: [styles.title, title.length > longestTitle ? styles.longTitle : {}] }, printable(title)),
    preparedFor === undefined ? null : h(Text, null, printable(`For ${preparedFor.slice(0, 200)}`)),
    preparedBy === undefined ? null : h(Text, null, printable(`By ${preparedBy.slice(0, 200)}`)),
    h(Text, { style: styles.muted }, `Prepared on ${preparedOn}`),
    notice === undefined ? null : h(Text, { style: styles.notice }, printable(notice)),
    report.hidesHeadline === true ? h(View, { style: styles.noHeadline }) : headline(report.headline, report),
    report.beside === undefined ? null : headline(report.beside, report),
    ...highlights.slice(0, mostHighlights).map(rowElement),
    h(
      View,
      { style: styles.contents },
      h(
        Text,
        { style: { marginBottom: 10 } },
        `In this report: ${parts.map(({ title: name }) => shortened(printable(name), longestInContents)).join(' · ')}`,
      ),
      h(
        View,
        { style: styles.disclosure, wrap: false, ...bookmarked('Disclosure') },
        ...[...report.disclosure, ...gapsOf(report)].map(paragraph),
      ),
    ),
    foot(report),
  );
}

/** A sentence on the mark for letters without a glyph, where the report has one. */
function gapsOf(report: Report): readonly string[] {
  return textsIn(report).some((text) => printable(text).includes(gap))
    ? [
        `${gap} stands for letters that this document’s typeface does not have. They are whole on screen and in workbooks.`,
      ]
    : [];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.values(value).flatMap(textsIn);
}

// Letters of a title that is set in the large size; of one in the list of what a report has; and of each of the two at the
// head of a sheet. Names in them are people's own.
const longestTitle = 40;
const longestInContents = 44;
const longestInHead = 44;

function shortened(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function headline({ label, value, note }: Headline, { brand }: Report): ReactElement {
  return h(
    View,
    { style: styles.headline, wrap: false },
    h(Text, null, printable(label)),
    h(Text, { style: [styles.figure, { color: accentOf(brand) }] }, printable(value)),
    h(Text, { style: styles.muted }, printable(note)),
  );
}

function paragraph(text: string, index: number): ReactElement {
  return h(Text, { key: index, style: { marginBottom: 4 } }, printable(text));
}

function foot({ brand, foot: words }: Report): ReactElement {
  return h(
    View,
    { style: words === undefined ? styles.foot : styles.tallFoot, fixed: true },
    h(
      View,
      { style: styles.footWords },
      h(Text, null, footWords(brand, words === undefined)),
      words === undefined ? null : h(Text, { style: styles.footSentences }, printable(words)),
    ),
    h(Text, { render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}` }),
  );
}

/** Whose name a report carries: the practice's, or the product's where there is none. */
function brandName(brand: Brand | undefined): string {
  return brand === undefined ? 'Freehold' : printable(brand.name);
}

/** The colour of a report's brand and of its headline figure. */
function accentOf(brand: Brand | undefined): string {
  return brand?.accent ?? colours.green;
}

/** The top of a cover: the practice with its logo and contact, or the product's name. */
function coverBrand({ brand, notice }: Report): ReactElement {
  // A cover that says whose and what it is has more below.
  const isFull = notice !== undefined;
  if (brand === undefined) return h(Text, { style: [styles.brand, isFull ? styles.nearBrand : {}] }, 'Freehold');
  const { reach, legal } = practiceContact(brand);
  return h(
    View,
    { style: [styles.practice, isFull ? styles.nearPractice : {}] },
    brand.logo === null ? null : logoImage(brand.logo),
    h(Text, { style: [styles.practiceName, { color: accentOf(brand) }] }, printable(brand.name)),
    ...[reach, legal].filter((lines) => lines.length > 0).map(contactLine),
  );
}

/** The words on the left of each page's foot. */
function footWords(brand: Brand | undefined, isAll: boolean): string {
  const words = `${brandName(brand)}${isAll ? ' · estimate only, general information' : ''}`;
  return brand === undefined ? words : `${words} · made with Freehold`;
}

// Points, inside which a logo keeps its shape.
const logoRoom = { width: 220, height: 46 };

function logoImage({ bytes, type, width, height }: BrandLogo): ReactElement {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height);
  const style = { width: width * scale, height: height * scale, marginBottom: 8 };
  return h(Image, { src: { data: Buffer.from(bytes), format: type }, style });
}

function contactLine(lines: readonly string[], index: number): ReactElement {
  return h(Text, { key: index, style: styles.practiceLine }, printable(lines.join(' · ')));
}
