import { textWidth } from './document-styles.ts';
import type { GridPart } from './report.ts';

// Points of an average letter and of a digit at table size (9 points of Noto Sans), and between two columns.
const letter = 4.9;
const digit = 5.2;
const gap = 8;

// Most letters of a text column that count for its width; a longer text takes more lines.
const mostLetters = 28;
const mostLettersOfWide = 74;
// An amount of a thousand million to the cent; words in a column of figures take more lines.
const mostLettersOfFigure = 18;

// Points of a line at table size, and of a row's padding and rule.
const lineHeight = 12.2;
const rowPadding = 5.5;

/** The columns of a table, in points from the left, and how tall its rows come out. */
export interface GridLayout {
  readonly widths: readonly number[];
  /** Lines of text that the tallest cell of each row takes. */
  readonly lines: readonly number[];
}

/**
 * Widths by what stands in a table, which add up to the width of the text: columns of figures are alike, with room for
 * the longest amount, so that none breaks in two, and columns of words share what is left. Lines are estimates.
 */
export function gridLayout({ columns, rows, wordColumns = 1, wideColumn }: GridPart): GridLayout {
  const longestIn = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const words = columns.slice(0, wordColumns).map((name, column) => {
    const most = column === wideColumn ? mostLettersOfWide : mostLetters;
    return Math.max(Math.min(longestIn(column), most), longestWord(name)) * letter + gap;
  });
  const figures = columns.slice(wordColumns).map((name, place) => {
    const longest = Math.min(longestIn(place + wordColumns), mostLettersOfFigure);
    return Math.max(longest, longestWord(name)) * digit + gap;
  });
  const widths = [...fitted(words, sum(figuresIn(words, figures))), ...figuresIn(words, figures)];
  const scale = textWidth / sum(widths);
  const scaled = widths.map((width) => width * scale);
  return { widths: scaled, lines: rows.map((row) => linesOfRow(row, scaled)) };
}

/** Points that rows of so many lines take. */
export function rowsHeight(lines: readonly number[]): number {
  return lines.reduce((total, each) => total + each * lineHeight + rowPadding, 0);
}

/** Columns of figures, all as wide as the widest where words keep what they need beside them, else each by its own. */
function figuresIn(words: readonly number[], figures: readonly number[]): readonly number[] {
  const widest = Math.max(0, ...figures);
  return widest * figures.length + sum(words) <= textWidth ? figures.map(() => widest) : figures;
}

/** Columns of words in what figures leave: where that is too little, the widest give way, down to a common width. */
function fitted(words: readonly number[], taken: number): readonly number[] {
  const left = Math.max(textWidth - taken, textWidth / 5);
  let fixed: readonly number[] = [];
  for (;;) {
    const open = words.filter((need) => !fixed.includes(need));
    const share = (left - sum(words.filter((need) => fixed.includes(need)))) / Math.max(1, open.length);
    const small = open.filter((need) => need <= share);
    if (small.length === 0 || small.length === open.length) return words.map((need) => Math.min(need, share));
    fixed = [...fixed, ...small];
  }
}

function linesOfRow(row: readonly string[], widths: readonly number[]): number {
  const lines = row.map((text, column) => {
    const letters = Math.max(1, ((widths[column] ?? 0) - gap) / letter);
    return Math.ceil(text.length / letters);
  });
  return Math.max(1, ...lines);
}

function longestWord(text: string): number {
  return Math.max(0, ...text.split(' ').map((word) => word.length));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
