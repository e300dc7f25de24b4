import type { Result } from './kept-results.ts';
import type { ScheduledPayment } from './mortgage-figures.ts';
import { scheduleRows } from './mortgage-schedule.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

const mostYears = 30;

/** The schedule by year, with the balance in today's dollars; prices rise by `priceRise` percent a year. */
export function yearSheet(schedule: readonly ScheduledPayment[], priceRise: number): Sheet {
  const names = ['Year', 'Paid', 'Interest', 'Principal', 'Owing at the end', 'Owing in today’s dollars'];
  return {
    name: 'Years',
    widths: [8, 18, 18, 18, 20, 26],
    headRows: 1,
    rows: [names.map(head), ...years(schedule, priceRise)],
  };
}

function years(schedule: readonly ScheduledPayment[], priceRise: number): Cell[][] {
  const byYear = Map.groupBy(schedule, ({ year }) => year);
  return Array.from({ length: mostYears }, (_, index) => yearCells(index + 1, byYear.get(index + 1) ?? [], priceRise));
}

function yearCells(year: number, payments: readonly ScheduledPayment[], priceRise: number): Cell[] {
  const row = year + 1;
  const { from, to } = scheduleRows;
  const column = (name: string) => `Schedule!$${name}$${from}:$${name}$${to}`;
  const cell = (formula: string, result: Result): Cell => ({
    formula: `IF(A${row}>ROUNDUP(Inputs!$B$21/Inputs!$B$13,0),"",${formula})`,
    result: payments.length > 0 ? result : '',
    format: 'dollars',
  });
  const sum = (name: string, part: 'paid' | 'interest' | 'principal') =>
    cell(
      `SUMIF(${column('B')},A${row},${column(name)})`,
      payments.reduce((total, payment) => total + payment[part], 0),
    );
  const end = payments.at(-1)?.balance ?? 0;
  return [
    { figure: year, format: 'whole' },
    sum('F', 'paid'),
    sum('D', 'interest'),
    sum('G', 'principal'),
    cell(`INDEX(${column('H')},MIN(A${row}*Inputs!$B$13,Inputs!$B$21))`, end),
    cell(`E${row}/(1+Inputs!$B$11/100)^A${row}`, end / (1 + priceRise / 100) ** year),
  ];
}
