import type { BorrowingPowerForm } from '@freehold/contract';
import { keptProperties, type ToolAnswer } from '@freehold/domain';
import { type PowerFigures, powerFigures } from './borrowing-power-figures.ts';
import { inputRows } from './borrowing-power-formulas.ts';
import { powerLawSheet } from './borrowing-power-law.ts';
import { householdAt, powerWorkingSheet } from './borrowing-power-working.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

const firstInput = 6;
const depositRow = Object.keys(inputRows).length + firstInput;
const firstResult = depositRow + 3;

/**
 * What a household can borrow: serviceability and debt to income by formula over the inputs, the deposit's loan as a
 * fixed figure. Null for a purchase to let, whose tax falls as the loan grows: no formula finds that loan.
 */
export function borrowingPowerSheets(form: BorrowingPowerForm, answer: ToolAnswer): readonly Sheet[] | null {
  if (form.purpose === 'let') return null;
  const figures = powerFigures(form);
  return [inputSheet(form, figures, answer), powerWorkingSheet(figures), powerLawSheet()];
}

function inputSheet(form: BorrowingPowerForm, figures: PowerFigures, answer: ToolAnswer): Sheet {
  return {
    name: 'Inputs',
    widths: [62, 22, 22, 18, 18],
    rows: [
      [head('Borrowing power')],
      [{ text: 'Change the shaded cells; the rest follows, but the loan that the deposit carries.' }],
      [{ text: 'That loan rests on cash, price, duty and mortgage insurance: it is fixed, from the screen.' }],
      [head('Inputs')],
      ['', 'First person', 'Second person'].map(head),
      ...typedRows(form),
      [{ text: 'Loan that the deposit carries; fixed' }, { figure: loansOf(answer)[2] ?? 0, format: 'dollars' }],
      [null],
      ['Result', 'Formula', 'Screen', 'Difference'].map(head),
      ...resultRows(form, figures, answer),
    ],
  };
}

function loansOf(answer: ToolAnswer): readonly number[] {
  return answer.chart().series[0]?.values ?? [];
}

// In the order of `inputRows`.
function typedRows(form: BorrowingPowerForm): readonly Cell[][] {
  const isTwo = form.adults === 'two';
  const kept = keptProperties(form);
  return [
    row('People who borrow, 1 or 2', plain(isTwo ? 2 : 1)),
    row('Salary a year before tax', dollars(form.salary), dollars(isTwo ? form.salary2 : 0)),
    row('Overtime and bonus a year', dollars(form.extra), dollars(isTwo ? form.extra2 : 0)),
    row('Business profit a year', dollars(form.business), dollars(isTwo ? form.business2 : 0)),
    row('Dividends and interest a year', dollars(form.dividends), dollars(isTwo ? form.dividends2 : 0)),
    row('Other taxable income a year', dollars(form.otherIncome), dollars(isTwo ? form.otherIncome2 : 0)),
    row('Tax-free income a year', dollars(form.taxFree), dollars(isTwo ? form.taxFree2 : 0)),
    row('HELP debt: yes or no', word(form.help), word(isTwo ? form.help2 : 'no')),
    row('Dependants', plain(Number(form.dependants))),
    row('Living costs a month; empty: the benchmark', dollars(form.living)),
    row('Limits of all cards', dollars(form.cards)),
    row('Owed on other loans', dollars(form.otherBalance)),
    row('Repayments on them a month; empty: over five years', dollars(form.otherRepayment)),
    row('Rate of the new loan, percent a year', plain(form.rate)),
    row('Its term, years', plain(Number(form.term))),
    row('Points added for the test', plain(form.buffer)),
    row('Lowest rate of the test, percent', plain(form.floor)),
    row('Debt limit, times income', plain(form.dtiLimit)),
    ['Properties kept', ...kept.map(({ place }) => `Property ${place}`)].map(head),
    row('Rent received a week', ...kept.map(({ rent }) => dollars(rent))),
    row('Owed on its loan', ...kept.map(({ loan }) => dollars(loan))),
    row('Its rate, percent a year', ...kept.map(({ rate }) => plain(rate))),
    row('Its months left', ...kept.map(({ months }) => plain(months))),
    row('It is for the home that is let: yes or no', ...kept.map(({ use }) => word(use === 'let' ? 'yes' : 'no'))),
  ];
}

function row(text: string, ...cells: readonly Cell[]): Cell[] {
  return [{ text }, ...cells];
}

function dollars(amount: number | null): Cell {
  return amount === null ? word('') : { figure: amount, format: 'dollars', isInput: true };
}

function plain(figure: number): Cell {
  return { figure, format: 'plain', isInput: true };
}

function word(text: string): Cell {
  return { text, isInput: true };
}

function resultRows({ dtiLimit }: BorrowingPowerForm, { household }: PowerFigures, answer: ToolAnswer): Cell[][] {
  const [repaid = 0, byIncome = 0, byDeposit = 0] = loansOf(answer);
  const surplus = answer.working().find(({ label }) => label === 'Surplus')?.amount ?? 0;
  const limit = `Inputs!$B$${inputRows.dtiLimit}`;
  const whole = (amount: string) => `MAX(0,ROUNDDOWN(${amount}+0.00000001,0))`;
  const down = (amount: number) => Math.max(0, Math.floor(amount + 1e-8));
  const lines: readonly ResultLine[] = [
    [
      'What you can repay (serviceability)',
      whole(`MAX(0,${householdAt('surplus')})/${householdAt('perDollar')}`),
      down(household.surplus / household.perDollar),
      repaid,
    ],
    [
      'Debt to income (DTI)',
      whole(`${limit}*${householdAt('gross')}-${householdAt('debt')}`),
      down(dtiLimit * household.gross - household.debt),
      byIncome,
    ],
    ['Your deposit (LVR); fixed', `B${depositRow}`, byDeposit, byDeposit],
    [answer.figure.label, `MIN(B${firstResult}:B${firstResult + 2})`, answer.figure.amount, answer.figure.amount],
    ['Surplus a month', householdAt('surplus'), household.surplus, surplus],
  ];
  return lines.map(resultRow);
}

type ResultLine = readonly [text: string, formula: string, result: number, shown: number];

function resultRow([text, formula, result, shown]: ResultLine, index: number): Cell[] {
  const at = firstResult + index;
  return [
    { text },
    { formula, result, format: 'dollars' },
    { figure: shown, format: 'dollars' },
    { formula: `B${at}-C${at}`, result: 0, format: 'plain' },
  ];
}
