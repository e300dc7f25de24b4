import { describe, expect, it } from 'vitest';
import { gridLayout } from './document-grid.ts';
import { textWidth } from './document-styles.ts';

// Points of a digit of Noto Sans at 9 points, 572 of 1,000.
const digit = 5.15;

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
const layoutOf = (columns: readonly string[], row: readonly string[], more: object = {}) =>
  gridLayout({ kind: 'grid', title: '', columns, rows: [row], ...more });

describe('the columns of a table on paper', () => {
  it.each([
    [
      ['Year', 'Before', 'After'],
      ['2026-27', '$1', '$999,999,999'],
    ],
    [
      ['Year', ...Array.from({ length: 6 }, () => 'Amount')],
      ['2026-27', ...Array.from({ length: 6 }, () => '\u2212$26,533,938')],
    ],
    [
      ['Of', 'Worked out as', 'Amount'],
      ['A name '.repeat(12), 'Words '.repeat(40), '\u2212$26,533,938.55'],
    ],
  ])('fill the sheet, and no amount breaks: %j', (columns, row) => {
    const { widths } = layoutOf(columns, row);
    expect(sum(widths)).toBeCloseTo(textWidth, 6);
    for (const [column, text] of row.entries()) {
      if (text.includes('$')) expect(widths[column]).toBeGreaterThan(text.length * digit);
    }
  });

  it('are alike where they hold figures and there is room', () => {
    const { widths } = layoutOf(['Measure', 'Your plan', 'Plan B'], ['Net worth', '$1', '$26,533,938']);
    expect(widths[1]).toBe(widths[2]);
  });

  it('give the wide one what the others do not need, and count the lines of the tallest cell', () => {
    const row = ['Homes', 'A home', 'What is said of it. '.repeat(20)];
    const { widths, lines } = layoutOf(['Part', 'Of', 'Said'], row, { wordColumns: 3, wideColumn: 2 });
    expect(widths[2]).toBeGreaterThan(2 * ((widths[0] ?? 0) + (widths[1] ?? 0)));
    expect(lines[0]).toBeGreaterThanOrEqual(5);
    expect(lines[0]).toBeLessThanOrEqual(7);
  });
});
