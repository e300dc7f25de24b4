import { scheduleRows } from './mortgage-schedule.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

const mostYears = 30;

/** The schedule year by year, with what is then owed in today's dollars. */
export function yearSheet(): Sheet {
  const names = ['Year', 'Paid', 'Interest', 'Principal', 'Owing at the end', 'Owing in today’s dollars'];
  return {
    name: 'Years',
    widths: [8, 18, 18, 18, 20, 26],
    headRows: 1,
    rows: [names.map(head), ...Array.from({ length: mostYears }, (_, index) => yearCells(index + 1))],
  };
}

function yearCells(year: number): Cell[] {
  const row = year + 1;
  const { from, to } = scheduleRows;
  const column = (name: string) => `Schedule!$${name}$${from}:$${name}$${to}`;
  const where = (formula: string) => `IF(A${row}>ROUNDUP(Inputs!$B$21/Inputs!$B$13,0),"",${formula})`;
  const sum = (name: string): Cell => ({
    formula: where(`SUMIF(${column('B')},A${row},${column(name)})`),
    format: 'dollars',
  });
  const end = `INDEX(${column('H')},MIN(A${row}*Inputs!$B$13,Inputs!$B$21))`;
  return [
    { figure: year, format: 'whole' },
    sum('F'),
    sum('D'),
    sum('G'),
    { formula: where(end), format: 'dollars' },
    { formula: where(`E${row}/(1+Inputs!$B$11/100)^A${row}`), format: 'dollars' },
  ];
}
