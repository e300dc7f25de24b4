import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { barsChart, linesChart } from './document-charts.ts';
import { styles } from './document-styles.ts';
import { printable } from './fonts.ts';
import type { ColumnsPart, GridPart, ListPart, ReportPart, ReportRow, RowGroup, SectionPart } from './report.ts';

// Points that must be free below a heading, so that no heading ends a page.
const roomAhead = 70;

// Most rows or sentences that are kept together.
const mostTogether = 8;

// Tables of up to this many lines move to the next sheet whole, so that no single row is stranded at a page break.
const linesOnOneSheet = 34;

/** A part of a report. A short part stays whole; a long one keeps its start together and breaks between rows. */
export function partElements(part: ReportPart): readonly ReactElement[] {
  return part.kind === 'section' ? [sectionHead(part), ...part.parts.flatMap(partElements)] : [partElement(part)];
}

function sectionHead({ title, summary }: SectionPart): ReactElement {
  return h(
    View,
    { key: title, style: styles.part, wrap: false, minPresenceAhead: roomAhead },
    h(Text, { style: styles.sectionHeading, ...bookmarked(title) }, printable(title)),
    summaryText(summary),
  );
}

function partElement(part: Exclude<ReportPart, SectionPart>): ReactElement {
  switch (part.kind) {
    case 'rows':
      return flowing(part.title, part.rows.map(rowElement));
    case 'list':
      return flowing(part.title, listItems(part), part.summary);
    case 'columns':
      return columnsElement(part);
    case 'grid':
      return gridElement(part);
    case 'lines':
      return whole(part.title, [summaryText(part.summary), linesChart(part)]);
    case 'bars':
      return whole(part.title, [summaryText(part.summary), barsChart(part)]);
  }
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
function whole(title: string, children: readonly ReactNode[]): ReactElement {
  return h(View, { key: title, style: styles.part, wrap: false }, heading(title), ...children);
}

// Short parts stay whole; long ones keep their first and last two items together.
function flowing(title: string, items: readonly ReactElement[], summary?: string): ReactElement {
  const [first, second, ...rest] = items;
  const last = rest.splice(-2);
  return h(
    View,
    { key: title, style: styles.part, wrap: items.length > mostTogether },
    h(
      View,
      { wrap: false, minPresenceAhead: roomAhead },
      heading(title),
      summary === undefined ? null : summaryText(summary),
      first,
      second,
    ),
    ...rest,
    last.length === 0 ? null : h(View, { wrap: false }, ...last),
  );
}

// Characters across a column, and lines of one that fit a sheet for certain; longer columns follow each other.
const lettersInColumn = 38;
const linesInColumn = 36;

function columnsElement({ title, columns }: ColumnsPart): ReactElement {
  const linesOfText = (text = '') => Math.ceil(text.length / lettersInColumn);
  const fits = columns.every((groups) => {
    const rows = groups.flatMap((group) => group.rows);
    return rows.reduce((sum, { label, note }) => sum + linesOfText(label) + linesOfText(note), 0) <= linesInColumn;
  });
  const filled = columns.map((groups, place) =>
    h(View, { key: place, style: fits ? styles.column : {} }, ...groups.map(groupElement)),
  );
  return h(
    View,
    { key: title, style: styles.part, wrap: !fits },
    h(View, { wrap: false, minPresenceAhead: roomAhead }, heading(title)),
    h(View, { style: fits ? styles.columns : {} }, ...filled),
  );
}

function groupElement({ name, rows }: RowGroup, place: number): ReactElement {
  return h(
    View,
    { key: place, style: styles.group },
    name === '' ? null : h(Text, { style: styles.groupName, minPresenceAhead: roomAhead }, printable(name)),
    ...rows.map(rowElement),
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

// Rows at the end of a table that stay together: fewer on a sheet of their own look lost.
const rowsAtEnd = 6;

// Column headings repeat on every page.
function gridElement(part: GridPart): ReactElement {
  const { title, columns, rows, note, wordColumns = 1, wideColumn } = part;
  const styleOf = (column: number) => {
    if (column >= wordColumns) return styles.cell;
    return column === wideColumn ? styles.wideCell : styles.wordCell;
  };
  const cells = (texts: readonly string[]) =>
    texts.map((text, column) => h(Text, { key: column, style: styleOf(column) }, printable(text)));
  const lines = rows.map((row, index) => h(View, { key: index, style: styles.cells, wrap: false }, ...cells(row)));
  const end = lines.splice(-rowsAtEnd);
  return h(
    View,
    { key: title, style: styles.part, wrap: linesOf(part) > linesOnOneSheet },
    h(View, { wrap: false, minPresenceAhead: roomAhead }, heading(title)),
    rows.length === 0 ? null : h(View, { style: styles.headCells, fixed: true, wrap: false }, ...cells(columns)),
    ...lines,
    h(
      View,
      { wrap: linesOf({ ...part, rows: rows.slice(-rowsAtEnd) }) > linesOnOneSheet },
      ...end,
      note === undefined ? null : h(Text, { style: styles.note }, printable(note)),
    ),
  );
}

// Characters that fit across a sheet at table size, all columns together.
const lettersAcross = 105;

/** Approximate number of text lines in a table's rows. */
function linesOf({ columns, rows }: GridPart): number {
  const letters = lettersAcross / columns.length;
  return rows.reduce((sum, row) => sum + Math.max(...row.map((text) => Math.ceil(text.length / letters)), 1), 0);
}
