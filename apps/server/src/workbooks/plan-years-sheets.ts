import { leftOverLabel, monthText, type PlanYear, personName } from '@freehold/domain';
import type { PlanOutcome } from '../reports/plan-outcome.ts';
import { type Cell, columnName, head, headOfFigures, type Sheet } from './sheet.ts';

const yearsName = 'Years';
const firstRow = 4;

// Characters of a person's name on one line, above an age.
const mostOfName = 20;

/** A line of the years: its id without the year, and its label. */
interface LineName {
  readonly id: string;
  readonly label: string;
}

/** What stands in which column, counted from 0; the lines follow the opening. */
interface Layout {
  readonly people: readonly string[];
  readonly lines: readonly LineName[];
  readonly opening: number;
  readonly inflation: number;
  readonly closing: number;
}

/** A year of the plan in its row. */
interface Placed {
  readonly year: PlanYear;
  /** Of the sheet, from 1. */
  readonly row: number;
  /** From the start of the plan to the end of the year. */
  readonly monthsSince: number;
}

/**
 * The years of a plan in dollars of each year, and in today's. Openings, closings and today's dollars are formulas;
 * `inflation` is the address of the cell with percent a year.
 */
export function planYearsSheets(outcome: PlanOutcome, inflation: string): readonly [Sheet, Sheet] {
  const layout = layoutOf(outcome);
  const placed = outcome.years.map((year, index): Placed => {
    const monthsSince = outcome.years.slice(0, index + 1).reduce((sum, { months }) => sum + months, 0);
    return { year, row: firstRow + index, monthsSince };
  });
  const ofYear: Sheet = {
    name: yearsName,
    widths: widthsOf(layout),
    headRows: firstRow - 1,
    headColumns: 1,
    rows: [
      [head('Year by year, in dollars of each year')],
      [{ text: 'By formula: each opening is the closing before it, each closing its opening and lines added up.' }],
      headings(layout),
      ...placed.map((each) => yearRow(layout, each)),
    ],
  };
  const today: Sheet = {
    name: 'Today’s dollars',
    widths: ofYear.widths,
    headRows: firstRow - 1,
    headColumns: 1,
    rows: [
      [head(`Year by year, in today’s dollars: those of ${monthText(outcome.plan.start)}`)],
      [
        {
          text: `By formula: the sheet ${yearsName} divided by inflation since the start, which may be changed on the sheet Assumptions. What a year moved is taken as at its middle, balances as at its end.`,
        },
      ],
      headings(layout),
      ...placed.map((each) => todayRow(layout, each, inflation)),
    ],
  };
  return [ofYear, today];
}

function layoutOf(outcome: PlanOutcome): Layout {
  const people = Object.keys(outcome.plan.people ?? {}).map((id) => personName(outcome.plan, id));
  const lines = linesOf(outcome.years);
  const opening = 2 + people.length;
  const inflation = opening + lines.length + 1;
  return { people, lines, opening, inflation, closing: inflation + 1 };
}

/** The lines of all years once, each after the line before it in the year that has it first. */
function linesOf(years: readonly PlanYear[]): readonly LineName[] {
  const found: LineName[] = [];
  for (const { lines } of years) {
    let place = 0;
    for (const { id, label } of lines) {
      const name = nameOf(id);
      const at = found.findIndex((line) => line.id === name);
      if (at < 0) found.splice(place, 0, { id: name, label });
      place = (at < 0 ? place : at) + 1;
    }
  }
  return found;
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

function widthsOf({ people, lines }: Layout): readonly number[] {
  return [
    14,
    14,
    ...people.map((name) => Math.max(10, Math.min(name.length, mostOfName))),
    ...Array.from({ length: lines.length + 5 }, () => 18),
  ];
}

function headings({ people, lines }: Layout): readonly Cell[] {
  const figures = [
    'Months since the start',
    ...people.map((name) => `Age, ${name}`),
    'Net worth before',
    ...lines.map(({ label }) => label),
    'Inflation',
    'Net worth after',
    leftOverLabel,
    'Owed on loans',
  ];
  return [head('Financial year'), ...figures.map(headOfFigures)];
}

function yearRow(layout: Layout, placed: Placed): readonly Cell[] {
  const { year, row } = placed;
  const { closing, leftOver, owed, opening } = year;
  const isFirst = row === firstRow;
  const before: Cell = isFirst
    ? dollars(opening.ofYear)
    : sum(`${columnName(layout.closing)}${row - 1}`, opening.ofYear);
  return [
    ...firstCells(placed),
    before,
    ...layout.lines.map(({ id }) => dollars(lineOf(year, id)?.ofYear ?? 0)),
    dollars(0),
    sum(closingSum(layout, row), closing.ofYear),
    dollars(leftOver.ofYear),
    dollars(owed.ofYear),
  ];
}

function todayRow(layout: Layout, placed: Placed, inflation: string): readonly Cell[] {
  const { year, row } = placed;
  const divisor = (months: string) => `(1+${inflation}/100)^(${months}/12)`;
  const end = divisor(`$B${row}`);
  const middle = divisor(`($B${row}-${year.months / 2})`);
  const column = (index: number) => `${yearsName}!${columnName(index)}${row}`;
  const moved = (index: number, result: number) => sum(`${column(index)}/${middle}`, result);
  const opening = `${columnName(layout.opening)}${row}`;
  const isFirst = row === firstRow;
  return [
    ...firstCells(placed),
    sum(isFirst ? column(layout.opening) : `${columnName(layout.closing)}${row - 1}`, year.opening.today),
    ...layout.lines.map(({ id }, place) => moved(layout.opening + 1 + place, lineOf(year, id)?.today ?? 0)),
    sum(
      `${column(layout.closing)}/${end}-${opening}-(${column(layout.closing)}-${column(layout.opening)})/${middle}`,
      year.priceRises.today,
    ),
    sum(closingSum(layout, row), year.closing.today),
    moved(layout.closing + 1, year.leftOver.today),
    sum(`${column(layout.closing + 2)}/${end}`, year.owed.today),
  ];
}

function firstCells({ year, monthsSince }: Placed): readonly Cell[] {
  return [
    { text: year.financialYear },
    { figure: monthsSince, format: 'whole' },
    ...year.ages.map(({ age }): Cell => ({ figure: age, format: 'whole' })),
  ];
}

function closingSum({ opening, inflation }: Layout, row: number): string {
  return `SUM(${columnName(opening)}${row}:${columnName(inflation)}${row})`;
}

function lineOf({ lines }: PlanYear, id: string): PlanYear['lines'][number] | undefined {
  return lines.find((line) => nameOf(line.id) === id);
}

function dollars(figure: number): Cell {
  return { figure, format: 'dollars' };
}

function sum(formula: string, result: number): Cell {
  return { formula, result, format: 'dollars' };
}
