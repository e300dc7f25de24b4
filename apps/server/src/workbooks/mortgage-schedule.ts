import type { Result } from './kept-results.ts';
import type { ScheduledPayment } from './mortgage-figures.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

// Thirty years of weekly payments, the most the calculator offers.
const mostPayments = 30 * 52;

/** First and last payment row of the schedule. */
export const scheduleRows = { from: 2, to: mostPayments + 1 } as const;

/** Every payment of the loan; rows are empty once it is paid off or its term has ended. */
export function scheduleSheet(schedule: readonly ScheduledPayment[]): Sheet {
  const names = ['Payment', 'Year', 'Owing before', 'Interest', 'Offered', 'Paid', 'Principal', 'Owing after'];
  return {
    name: 'Schedule',
    widths: [10, 8, 18, 16, 16, 16, 16, 18],
    headRows: 1,
    rows: [
      names.map(head),
      ...Array.from({ length: mostPayments }, (_, index) => paymentCells(index + 2, schedule[index])),
    ],
  };
}

function paymentCells(row: number, made: ScheduledPayment | undefined): Cell[] {
  const isFirst = row === scheduleRows.from;
  const before = row - 1;
  const where = (formula: string) => `IF(A${row}="","",${formula})`;
  const cell = (formula: string, result: Result = '', format: Format = 'dollars'): Cell => ({
    formula,
    result,
    format,
  });
  const clears = `OR(AND(Inputs!$B$8<>"Interest only",A${row}=Inputs!$B$14),C${row}+D${row}-E${row}<0.005)`;
  const number = isFirst
    ? 'IF(Inputs!$B$4>0,1,"")'
    : `IF(A${before}="","",IF(AND(H${before}>0,A${before}<Inputs!$B$14),A${before}+1,""))`;
  return [
    cell(number, made?.payment, 'whole'),
    cell(where(`ROUNDUP(A${row}/Inputs!$B$13,0)`), made?.year, 'whole'),
    cell(where(isFirst ? 'Inputs!$B$4' : `H${before}`), made?.before),
    cell(where(`C${row}*Inputs!$B$15`), made?.interest),
    cell(where(`IF(Inputs!$B$8="Interest only",D${row},Inputs!$B$17)+Inputs!$B$16`), made?.offered),
    cell(where(`IF(${clears},C${row}+D${row},E${row})`), made?.paid),
    cell(where(`C${row}-H${row}`), made?.principal),
    cell(where(`C${row}+D${row}-F${row}`), made?.balance),
  ];
}
