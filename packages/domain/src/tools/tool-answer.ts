import type { Rule, Working } from '@freehold/finance';
import type { ChartKind } from '../figures/kind-colours.ts';
import type { Line } from '../figures/line.ts';

/** The figure a tool answers with. */
export interface ToolFigure {
  readonly label: string;
  /** Dollars, to the cent. */
  readonly amount: number;
  /** What follows the amount, such as `a year`. */
  readonly unit?: string;
  /** One sentence that says what the figure means. */
  readonly sentence: string;
}

/** One amount of a chart's series at each of its places, dollars. */
export interface ToolSeries {
  readonly name: string;
  readonly kind: ChartKind;
  readonly values: readonly number[];
}

/** A chart over places: a group of bars for each place, or a line for each series from place to place. */
export interface ToolChart {
  readonly form: 'bars' | 'lines';
  readonly title: string;
  readonly summary: string;
  /** What the places are, as the table's first column. */
  readonly across: string;
  readonly places: readonly string[];
  readonly series: readonly ToolSeries[];
}

/** A change of inputs that moves the figure, for a press. */
export interface ToolLever {
  /** What it does, with its effect in dollars: “Closing your cards lifts it by $23,000”. */
  readonly sentence: string;
  /** Label of the button: “Close your cards”. */
  readonly action: string;
  /** The fields it changes. */
  readonly changes: Readonly<Record<string, string | number | null>>;
}

/** Where an answer leads, its figures carried over in the address. */
export interface ToolLink {
  readonly label: string;
  readonly to: string;
}

/** What a tool answers: computed once, read by screen, print, PDF, workbook, lead and adviser. */
export interface ToolAnswer {
  readonly figure: ToolFigure;
  /** The figures that follow it, the most telling first. */
  readonly lines: readonly Line[];
  /** Its steps, line by line. */
  readonly working: () => Working;
  /** Worked out when asked for: a keystroke needs the figure alone. */
  readonly chart: () => ToolChart;
  /** What would move the figure, the most first. */
  readonly levers?: () => readonly ToolLever[];
  readonly next?: () => readonly ToolLink[];
  readonly assumptions: readonly string[];
  readonly rules: readonly Rule<unknown>[];
}
