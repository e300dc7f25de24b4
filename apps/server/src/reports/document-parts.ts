import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { barsChart, linesChart } from './document-charts.ts';
import { gridLayout, rowsHeight } from './document-grid.ts';
import { styles } from './document-styles.ts';
import { printable } from './fonts.ts';
import type { ColumnsPart, GridPart, ListPart, ReportPart, ReportRow, RowGroup, SectionPart } from './report.ts';

// Points that must be free for the start of a part that may break, so that no heading ends a page; with one of a section.
const roomAhead = 110;
const roomOfSection = 80;

// Most rows or sentences that are kept together.
const mostTogether = 8;

// Tables of up to this many lines move to the next sheet whole: a longer one would leave too much of its sheet empty.
const linesKeptWhole = 14;

/** A part of a report. A short part stays whole; a long one keeps its start together and breaks between rows. */
export function partElements(part: ReportPart): readonly ReactElement[] {
  if (part.kind !== 'section') return ledElements(part);
  const [first, ...others] = part.parts;
  const lead = sectionHead(part);
  if (first === undefined) return [lead];
  return [
    ...(first.kind === 'section' ? [lead, ...partElements(first)] : ledElements(first, lead)),
    ...others.flatMap(partElements),
  ];
}

function sectionHead({ title, summary }: SectionPart): ReactElement {
  return h(
    View,
    { key: `section ${title}`, style: styles.part, wrap: false },
    h(Text, { style: styles.sectionHeading, ...bookmarked(title) }, printable(title)),
    summaryText(summary),
  );
}

/** A part, below the heading of its section where it is the first there. */
function ledElements(part: Exclude<ReportPart, SectionPart>, lead?: ReactElement): readonly ReactElement[] {
  switch (part.kind) {
    case 'rows':
      return flowing(part.title, part.rows.map(rowElement), { lead });
    case 'list':
      return flowing(part.title, listItems(part), { lead, summary: part.summary });
    case 'columns':
      return columnsElement(part, lead);
    case 'grid':
      return gridElement(part, lead);
    case 'lines':
      return whole(part.title, [summaryText(part.summary), linesChart(part)], lead);
    case 'bars':
      return whole(part.title, [summaryText(part.summary), barsChart(part)], lead);
  }
}

/** How a part is set: whether it may break, and how much of it must fit on the sheet where it starts. */
interface Setting {
  readonly title: string;
  readonly lead: ReactElement | undefined;
  readonly isWhole: boolean;
  /** Points. */
  readonly room?: number;
}

/**
 * A part with the heading of its section. Before one that may break stands an element without height, since the renderer
 * looks ahead only from an element that has another before it.
 */
function setPart(setting: Setting, children: readonly ReactNode[]): readonly ReactElement[] {
  const { title, lead, isWhole, room = roomAhead } = setting;
  if (isWhole) return [h(View, { key: title, style: styles.part, wrap: false }, lead, ...children)];
  return [
    h(View, { key: `before ${title}`, minPresenceAhead: lead === undefined ? room : room + roomOfSection }),
    ...(lead === undefined ? [] : [lead]),
    h(View, { key: title, style: styles.part }, ...children),
  ];
}

/** A row: label and working on the left, value on the right. */
export function rowElement({ label, note, value }: ReportRow, index: number): ReactElement {
  return h(
    View,
    { key: index, style: styles.row, wrap: false },
    h(
      View,
      { style: styles.rowLabel },
      h(Text, null, printable(label)),
      note === undefined ? null : h(Text, { style: styles.muted }, printable(note)),
    ),
    h(Text, { style: styles.rowValue }, printable(value)),
  );
}

function heading(title: string): ReactElement {
  return h(Text, { key: 'heading', style: styles.heading, ...bookmarked(title) }, printable(title));
}

/** Adds a bookmark at an element: the renderer accepts one on any element, though its types allow it only on pages. */
export function bookmarked(title: string): object {
  return { bookmark: printable(title) };
}

function summaryText(summary: string): ReactElement {
  return h(Text, { key: 'summary', style: styles.muted }, printable(summary));
}

// Charts never break across pages.
function whole(title: string, children: readonly ReactNode[], lead?: ReactElement): readonly ReactElement[] {
  return setPart({ title, lead, isWhole: true }, [heading(title), ...children]);
}

interface Above {
  readonly lead: ReactElement | undefined;
  readonly summary?: string | undefined;
}

// Short parts stay whole; long ones keep their first and last two items together.
function flowing(title: string, items: readonly ReactElement[], { lead, summary }: Above): readonly ReactElement[] {
  const [first, second, ...rest] = items;
  const last = rest.splice(-2);
  return setPart({ title, lead, isWhole: items.length <= mostTogether }, [
    h(
      View,
      { key: 'start', wrap: false },
      heading(title),
      summary === undefined ? null : summaryText(summary),
      first,
      second,
    ),
    ...rest,
    last.length === 0 ? null : h(View, { key: 'end', wrap: false }, ...last),
  ]);
}

// Characters across a column, and lines of one that fit a sheet for certain; longer columns follow each other.
const lettersInColumn = 38;
const linesInColumn = 36;

function columnsElement({ title, columns }: ColumnsPart, lead?: ReactElement): readonly ReactElement[] {
  const linesOfText = (text = '') => Math.ceil(text.length / lettersInColumn);
  const fits = columns.every((groups) => {
    const rows = groups.flatMap((group) => group.rows);
    return rows.reduce((sum, { label, note }) => sum + linesOfText(label) + linesOfText(note), 0) <= linesInColumn;
  });
  const filled = columns.map((groups, place) =>
    h(View, { key: place, style: fits ? styles.column : {} }, ...groups.map(groupElement)),
  );
  return setPart({ title, lead, isWhole: fits }, [
    h(View, { key: 'heading', wrap: false }, heading(title)),
    h(View, { key: 'columns', style: fits ? styles.columns : {} }, ...filled),
  ]);
}

function groupElement({ name, rows }: RowGroup, place: number): ReactElement {
  const [first, ...others] = rows.map(rowElement);
  return h(
    View,
    { key: place, style: styles.group },
    h(
      View,
      { key: 'start', wrap: false },
      name === '' ? null : h(Text, { style: styles.groupName }, printable(name)),
      first,
    ),
    ...others,
  );
}

function listItems({ items }: ListPart): ReactElement[] {
  return items.map((item, index) =>
    h(
      View,
      { key: index, style: styles.item, wrap: false },
      h(Text, { style: styles.mark }, '•'),
      h(Text, { style: styles.itemText }, printable(item)),
    ),
  );
}

// Rows at a table's start and at its end that stay together: fewer on a sheet of their own look lost.
const rowsAtStart = 5;
const linesAtEnd = 10;

// Lines of a table's heading and of the names of its columns.
const headLines = [2, 3];

// Column headings repeat on every page.
function gridElement(part: GridPart, lead?: ReactElement): readonly ReactElement[] {
  const { title, columns, rows, note, wordColumns = 1 } = part;
  const { widths, lines } = gridLayout(part);
  const cells = (texts: readonly string[]) =>
    texts.map((text, column) =>
      h(
        Text,
        { key: column, style: [column < wordColumns ? styles.wordCell : styles.cell, { width: widths[column] ?? 0 }] },
        printable(text),
      ),
    );
  const drawn = rows.map((row, index) => h(View, { key: index, style: styles.cells, wrap: false }, ...cells(row)));
  const end = drawn.splice(firstOfEnd(lines));
  const room = rowsHeight([...headLines, ...lines.slice(0, rowsAtStart)]);
  return setPart({ title, lead, room, isWhole: sumOf(lines) <= linesKeptWhole }, [
    h(View, { key: 'heading', wrap: false }, heading(title)),
    rows.length === 0
      ? null
      : h(View, { key: 'columns', style: styles.headCells, fixed: true, wrap: false }, ...cells(columns)),
    ...drawn,
    h(
      View,
      { key: 'end', wrap: false },
      ...end,
      note === undefined ? null : h(Text, { style: styles.note }, printable(note)),
    ),
  ]);
}

/** The first row of those that end a table together: some lines of text, and at least one row. */
function firstOfEnd(lines: readonly number[]): number {
  let taken = 0;
  const count = lines.toReversed().findIndex((each) => {
    taken += each;
    return taken >= linesAtEnd;
  });
  return count < 0 ? 0 : lines.length - 1 - count;
}

function sumOf(lines: readonly number[]): number {
  return lines.reduce((sum, each) => sum + each, 0);
}
