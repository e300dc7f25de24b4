import { Document, type DocumentProps, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Report, ReportRow, ReportSchedule } from './report.ts';

const ink = '#1d2a2f';
const muted = '#4d5b5f';
const green = '#2f5d4a';
const rule = '#d8d4c8';

const styles = StyleSheet.create({
  page: { padding: 44, paddingBottom: 56, fontSize: 9.5, lineHeight: 1.35, color: ink, fontFamily: 'Helvetica' },
  brand: { fontSize: 12, fontFamily: 'Helvetica-Bold', color: green, marginBottom: 18 },
  title: { fontSize: 20, fontFamily: 'Helvetica-Bold', lineHeight: 1.2 },
  muted: { color: muted },
  headline: { marginTop: 14, marginBottom: 4, padding: 12, backgroundColor: '#f0f4ef', borderRadius: 4 },
  figure: { fontSize: 28, fontFamily: 'Helvetica-Bold', color: green, lineHeight: 1.3 },
  heading: { fontSize: 12, fontFamily: 'Helvetica-Bold', marginTop: 12, marginBottom: 3 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 0.5,
    borderBottomColor: rule,
    paddingVertical: 4,
  },
  rowLabel: { flexGrow: 1, flexShrink: 1, paddingRight: 12 },
  cells: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: rule, paddingVertical: 2.5 },
  cell: { flexGrow: 1, flexBasis: 0, textAlign: 'right' },
  firstCell: { flexBasis: 0, flexGrow: 0.5 },
  item: { marginBottom: 3 },
  disclosure: { marginTop: 16, padding: 10, borderWidth: 0.5, borderColor: rule, borderRadius: 4 },
  footer: { position: 'absolute', bottom: 28, left: 48, right: 48, fontSize: 8, color: muted },
});

/** The PDF of a report, as a document element for the renderer. A4, one column. */
export function reportDocument(report: Report): ReactElement<DocumentProps> {
  return h(
    Document,
    { title: report.title, author: 'Freehold', language: 'en-AU', subject: report.headline.label },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.brand }, 'Freehold'),
      h(Text, { style: styles.title }, printable(report.title)),
      h(Text, { style: styles.muted }, `Prepared on ${report.preparedOn}`),
      headline(report),
      table('What you entered', report.inputs),
      report.results.length > 0 ? table('Result', report.results) : null,
      table('How it was worked out', report.working),
      report.schedule === undefined ? null : schedule(report.schedule),
      list('Assumptions and limits', report.assumptions),
      list('Based on', report.sources),
      h(Text, { style: styles.disclosure }, printable(report.disclosure)),
      h(Text, { style: styles.footer, fixed: true }, 'Freehold · estimate only, general information'),
    ),
  );
}

function headline({ headline: { label, value, note } }: Report): ReactElement {
  return h(
    View,
    { style: styles.headline, wrap: false },
    h(Text, null, printable(label)),
    h(Text, { style: styles.figure }, printable(value)),
    h(Text, { style: styles.muted }, printable(note)),
  );
}

function table(title: string, rows: readonly ReportRow[]): ReactElement {
  const lines = rows.map((row) =>
    h(
      View,
      { key: row.label, style: styles.row, wrap: false },
      h(
        View,
        { style: styles.rowLabel },
        h(Text, null, printable(row.label)),
        row.note === undefined ? null : h(Text, { style: styles.muted }, printable(row.note)),
      ),
      h(Text, null, printable(row.value)),
    ),
  );
  return h(View, { wrap: false }, h(Text, { style: styles.heading }, title), ...lines);
}

// A schedule may be longer than a page: its rows break over pages, each row whole.
function schedule({ title, columns, rows }: ReportSchedule): ReactElement {
  return h(
    View,
    null,
    h(
      View,
      { wrap: false, minPresenceAhead: 60 },
      h(Text, { style: styles.heading }, title),
      cells('columns', columns),
    ),
    ...rows.map((row, index) => cells(`row ${index}`, row)),
  );
}

function cells(key: string, texts: readonly string[]): ReactElement {
  return h(
    View,
    { key, style: styles.cells, wrap: false },
    ...texts.map((text, column) =>
      h(Text, { key: column, style: column === 0 ? styles.firstCell : styles.cell }, printable(text)),
    ),
  );
}

function list(title: string, items: readonly string[]): ReactElement {
  const lines = items.map((item) => h(Text, { key: item, style: styles.item }, `•  ${printable(item)}`));
  return h(View, { wrap: false }, h(Text, { style: styles.heading }, title), ...lines);
}

// The PDF's built-in faces have no U+2212; their en dash is drawn as the same stroke.
function printable(text: string): string {
  return text.replaceAll('−', '–');
}
