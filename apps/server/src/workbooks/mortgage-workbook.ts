import { mortgageAssumptions } from '@freehold/contract';
import { type LoanYear, loanTypeWords, loanYearColumns, loanYears, mortgageLabels } from '@freehold/domain';
import { type MortgageInputs, type MortgageRepayment, marketRateMargin, presentValueRate } from '@freehold/finance';
import type { MortgageReportRequest } from '../reports/mortgage-report.ts';
import { aboutSheet, type Prepared } from './about-sheet.ts';
import type { Result } from './kept-results.ts';
import { type MortgageFigures, mortgageFigures, type ScheduledPayment } from './mortgage-figures.ts';
import { scheduleRows, scheduleSheet } from './mortgage-schedule.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

const mostYears = 30;

/** The schedule by year, with the balance in today's dollars; prices rise by `priceRise` percent a year. */
function yearSheet(figures: MortgageFigures, priceRise: number): Sheet {
  return {
    name: 'Years',
    widths: [8, 18, 18, 18, 20, 26],
    headRows: 1,
    rows: [loanYearColumns.map(head), ...years(figures, priceRise)],
  };
}

function years({ schedule, paymentsAYear }: MortgageFigures, priceRise: number): Cell[][] {
  const kept = loanYears(schedule, paymentsAYear);
  return Array.from({ length: mostYears }, (_, index) => yearCells(index + 1, kept[index], priceRise));
}

function yearCells(year: number, kept: LoanYear<ScheduledPayment> | undefined, priceRise: number): Cell[] {
  const row = year + 1;
  const { from, to } = scheduleRows;
  const column = (name: string) => `Schedule!$${name}$${from}:$${name}$${to}`;
  const cell = (formula: string, result: Result = ''): Cell => ({
    formula: `IF(A${row}>ROUNDUP(Inputs!$B$21/Inputs!$B$13,0),"",${formula})`,
    result,
    format: 'dollars',
  });
  const sum = (name: string, part: 'paid' | 'interest' | 'principal') =>
    cell(`SUMIF(${column('B')},A${row},${column(name)})`, kept?.[part]);
  const today = kept && kept.balance / (1 + priceRise / 100) ** year;
  return [
    { figure: year, format: 'whole' },
    sum('F', 'paid'),
    sum('D', 'interest'),
    sum('G', 'principal'),
    cell(`INDEX(${column('H')},MIN(A${row}*Inputs!$B$13,Inputs!$B$21))`, kept?.balance),
    cell(`E${row}/(1+Inputs!$B$11/100)^A${row}`, today),
  ];
}

type MortgageWorkbookRequest = MortgageReportRequest & Prepared;

/** The mortgage schedule as sheets with formulas over the inputs. Throws as `mortgageRepayment` does. */
export function mortgageWorkbook({ inputs, priceRise, ...prepared }: MortgageWorkbookRequest): readonly Sheet[] {
  const rise = priceRise ?? presentValueRate.value;
  const figures = mortgageFigures(inputs);
  return [
    inputSheet(inputs, figures, rise),
    yearSheet(figures, rise),
    scheduleSheet(figures.schedule),
    aboutSheet('Mortgage schedule', prepared, mortgageAssumptions),
  ];
}

function inputSheet(inputs: MortgageInputs, figures: MortgageFigures, priceRise: number): Sheet {
  return {
    name: 'Inputs',
    widths: [44, 24, 22, 14],
    rows: [
      [head('Mortgage schedule')],
      [{ text: 'Change the shaded cells; the rest follows.' }],
      [head('Inputs')],
      ...typedRows(inputs, priceRise),
      [head('What follows from them')],
      ...derivedRows(figures),
      [null],
      [head('Result'), head('Formula'), head('Screen'), head('Difference')],
      ...resultRows(figures.result),
    ],
  };
}

// Rows 4 to 11.
function typedRows(inputs: MortgageInputs, priceRise: number): readonly Cell[][] {
  const figure = (text: string, amount: number, format: Format): Cell[] => [
    { text },
    { figure: amount, format, isInput: true },
  ];
  return [
    figure(mortgageLabels.loanAmount, inputs.loanAmount, 'dollars'),
    figure(`${mortgageLabels.interestRate}, percent a year`, inputs.interestRate, 'rate'),
    figure(`${mortgageLabels.loanTerm}, years, 1 to 30`, inputs.loanTerm, 'whole'),
    [
      { text: `${mortgageLabels.repaymentFrequency}: weekly, fortnightly or monthly` },
      { text: inputs.repaymentFrequency, isInput: true },
    ],
    [
      { text: `${mortgageLabels.loanType}: Principal and interest, or Interest only` },
      { text: loanTypeWords[inputs.loanType], isInput: true },
    ],
    figure(mortgageLabels.additionalRepayments, inputs.additionalRepayments, 'dollars'),
    [{ text: 'Counted from' }, { figure: new Date(`${inputs.today}T00:00:00Z`), format: 'date', isInput: true }],
    figure('Inflation, percent a year', priceRise, 'rate'),
  ];
}

// Rows 13 to 17.
function derivedRows({ paymentsAYear, payments, rate, result }: MortgageFigures): readonly Cell[][] {
  const line = (text: string, formula: string, of: { readonly result: number; readonly format: Format }): Cell[] => [
    { text },
    { formula, ...of },
  ];
  const repayment = 'IF(B8="Interest only",B4*B15,IF(B15=0,B4/B14,B4*B15/(1-(1+B15)^(-B14))))';
  return [
    line('Payments a year', 'IF(B7="weekly",52,IF(B7="fortnightly",26,12))', {
      result: paymentsAYear,
      format: 'whole',
    }),
    line('Payments in the term', 'B6*B13', { result: payments, format: 'whole' }),
    line('Rate of a payment', 'B5/100/B13', { result: rate, format: 'plain' }),
    line('Extra with each repayment', 'IF(B8="Interest only",0,B9*12/B13)', {
      result: result.extraPerPeriod,
      format: 'dollars',
    }),
    line('Scheduled repayment', repayment, { result: result.repaymentAmount, format: 'dollars' }),
  ];
}

type ResultLine = readonly [text: string, formula: string, shown: number | Date, format: Format];

// Rows 20 to 28.
function resultRows(result: MortgageRepayment): readonly Cell[][] {
  const { from, to } = scheduleRows;
  const column = (name: string) => `Schedule!${name}${from}:${name}${to}`;
  const rows: readonly ResultLine[] = [
    [mortgageLabels.repaymentAmount, 'B17', result.repaymentAmount, 'dollars'],
    ['Repayments made', `COUNT(${column('A')})`, result.periods, 'whole'],
    [mortgageLabels.totalRepayments, `SUM(${column('F')})`, result.totalRepayments, 'dollars'],
    [mortgageLabels.totalInterest, `SUM(${column('D')})`, result.totalInterest, 'dollars'],
    [mortgageLabels.principalOwingAtEnd, `INDEX(${column('H')},B21)`, result.principalOwingAtEnd, 'dollars'],
    [mortgageLabels.interestSaved, 'IF(B16>0,MAX(0,B17*B14-B4-B23),0)', result.interestSaved, 'dollars'],
    [
      `${mortgageLabels.timeSaved}, months`,
      'IF(B16>0,MAX(0,B6*12-ROUNDUP(B21*12/B13,0)),0)',
      result.timeSaved,
      'whole',
    ],
    ['Last repayment', 'EDATE(B10,B6*12-B26)', new Date(`${result.payoffDate}T00:00:00Z`), 'date'],
    [
      `${mortgageLabels.marketRate}, percent a year`,
      `B5+${marketRateMargin.value}`,
      result.marketComparisonRate,
      'rate',
    ],
  ];
  return rows.map(resultRow);
}

function resultRow([text, cell, shown, format]: ResultLine, index: number): Cell[] {
  const row = 20 + index;
  return [
    { text },
    { formula: cell, result: shown, format },
    { figure: shown, format },
    { formula: `B${row}-C${row}`, result: 0, format: 'plain' },
  ];
}
