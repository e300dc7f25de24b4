import type { BuyingCostsForm } from '@freehold/contract';
import { type Settlement, settlementOf, type ToolAnswer } from '@freehold/domain';
import { insuranceTable, schemeLvr, states } from '@freehold/finance';
import { countBelow, entered, when, words } from './buying-costs-cells.ts';
import { dutySheet, enteredDuty } from './buying-costs-duty.ts';
import { lawSheet, placeFormula, premiums } from './buying-costs-law.ts';
import { dateInput } from './date-cell.ts';
import { type Cell, centsFormula, head, type Sheet } from './sheet.ts';

/** The purchase by formula over the inputs: the funds on the day, the duty of each place, and the rates behind them. */
export function buyingCostsSheets(form: BuyingCostsForm, answer: ToolAnswer): readonly Sheet[] {
  const settlement = settlementOf(form);
  return [inputSheet(form, settlement, answer), dutySheet(form, settlement.price), lawSheet()];
}

function inputSheet(form: BuyingCostsForm, settlement: Settlement, answer: ToolAnswer): Sheet {
  const found = 'The price and the loan were found by trial: change them until the cash it takes is yours.';
  return {
    name: 'Inputs',
    widths: [62, 24, 20, 14],
    rows: [
      [head('Buying costs')],
      [{ text: form.solveFor === 'cash' ? found : 'Change the shaded cells; the rest follows.' }],
      [{ text: 'Live: everything but the shaded cells, the columns Screen, and the rates on the sheet Law.' }],
      [head('Inputs')],
      ...typedRows(form, settlement),
      [null],
      ['Result', 'Formula', 'Screen', 'Difference'].map(head),
      ...resultRows(form, settlement, answer),
    ],
  };
}

// Rows 5 to 19.
function typedRows(form: BuyingCostsForm, { price, baseLoan }: Settlement): readonly Cell[][] {
  const dollars = (text: string, amount: number): Cell[] => [
    { text },
    { figure: amount, format: 'dollars', isInput: true },
  ];
  const choice = (text: string, options: Readonly<Record<string, string>>, chosen: string): Cell[] => [
    { text: `${text}: ${Object.values(options).join(', ')}` },
    { text: chosen, isInput: true },
  ];
  return [
    [{ text: `Where: ${states.join(', ')}` }, { text: form.state, isInput: true }],
    choice('Who buys', words.buyer, words.buyer[form.buyer]),
    choice('What is bought', words.property, words.property[form.property]),
    choice('Foreign buyer', words.foreign, words.foreign[form.foreign]),
    [{ text: 'Contract, July 2026 to June 2027' }, dateInput(form.contractOn)],
    dollars('Price', price),
    form.solveFor === 'cash'
      ? dollars('Loan before insurance', baseLoan)
      : [{ text: 'Loan before insurance, percent of the price' }, { figure: form.lvr, format: 'plain', isInput: true }],
    choice('Mortgage insurance', words.insurance, words.insurance[form.insurance]),
    choice('Scheme', words.scheme, words.scheme[form.scheme]),
    choice('Part of the state', words.region, words.region[form.region]),
    dollars('Grants', form.grants),
    dollars('Legal fees', form.legal),
    dollars('Inspections', form.inspections),
    dollars('Lender’s fees', form.lender),
    form.registration === null
      ? [{ text: 'Registration; empty: the typical fees of the place' }, { text: '', isInput: true }]
      : dollars('Registration; empty: the typical fees of the place', form.registration),
  ];
}

const first = 22;
const at = (index: number) => `$B$${first + index}`;
const value = 'Duty!$B$2';
const [duty, surcharge, fees, loan, band, insurance, required] = [2, 3, 4, 5, 6, 7, 9].map(at);

/** Where the sheet Inputs has what others take from a purchase. */
export const purchaseCells = { duty, fees, baseLoan: loan, totalLoan: at(8) } as const;

interface ResultLine {
  readonly text: string;
  readonly formula: string;
  readonly shown: number;
}

// From row 22, in the order of the addresses above.
function resultRows(form: BuyingCostsForm, settlement: Settlement, { figure }: ToolAnswer): readonly Cell[][] {
  const { price, baseLoan, fundsRequired, lmi } = settlement;
  const isCash = form.solveFor === 'price';
  const paid = `IF(${when.upfront},${insurance},0)`;
  const dues = `${value}+${duty}+${surcharge}+${fees}+${paid}-${loan}-${entered.grants}`;
  const lines: readonly ResultLine[] = [
    {
      text: figure.label,
      formula: isCash ? `IF(ISNUMBER(${required}),MAX(0,${required}),${required})` : value,
      shown: figure.amount,
    },
    { text: 'Your part of the price', formula: `${value}-${loan}`, shown: settlement.ownPart },
    { text: 'Transfer duty', formula: enteredDuty('duty'), shown: settlement.duty },
    { text: 'Foreign surcharge', formula: enteredDuty('surcharge'), shown: settlement.foreignSurcharge },
    { text: 'Fees', formula: feesFormula(form), shown: settlement.feesTotal },
    { text: 'Loan before insurance', formula: loanFormula(isCash), shown: baseLoan },
    {
      text: `Row of the premium table; ${premiums.count + 1} is beyond it`,
      formula: bandFormula(),
      shown: bandOf(settlement),
    },
    { text: 'Mortgage insurance', formula: insuranceFormula(), shown: lmi },
    { text: 'Loan', formula: `${loan}+IF(${when.upfront},0,${insurance})`, shown: settlement.totalLoan },
    {
      text: 'Due on the day without the loan and grants',
      formula: `IF(${value}=0,0,IF(ISNUMBER(${insurance}),${dues},${insurance}))`,
      shown: fundsRequired,
    },
    { text: 'LVR, percent', formula: lvrFormula(loan), shown: (baseLoan / Math.max(price, 1)) * 100 },
  ];
  return lines.map(({ text, formula, shown }, index) => [
    { text },
    { formula, result: shown, format: 'dollars' },
    { figure: shown, format: 'dollars' },
    { formula: `B${first + index}-C${first + index}`, result: 0, format: 'plain' },
  ]);
}

function lvrFormula(of: string | undefined): string {
  return `IF(${value}=0,0,${of}/${value}*100)`;
}

function loanFormula(isCash: boolean): string {
  // Dollars times percent are cents, and a part of a cent is not lent.
  return isCash ? `INT(ROUND(${value}*${entered.loan},4))/100` : `ROUND(${entered.loan},2)`;
}

function feesFormula({ solveFor, lvr }: BuyingCostsForm): string {
  // From cash, a loan that turns out to be nothing was still arranged.
  const wasArranged = lvr > 0 ? '1=1' : '1=0';
  const hasLoan = solveFor === 'price' ? `${entered.loan}>0` : wasArranged;
  const place = placeFormula;
  const steps = `MAX(0,${value}-${place('transferAbove')})/${place('transferStep')}`;
  const counted = `IF(${place('transferOrPart')}=1,ROUNDUP(${steps},0),${steps})`;
  const grown = `${place('transferFixed')}+${place('transferPerStep')}*${counted}`;
  const transfer = centsFormula(`MIN(${grown},${place('transferMost')})`);
  const typical = `${transfer}+IF(${hasLoan},${place('mortgageFee')},0)`;
  const registration = `IF(ISNUMBER(${entered.registration}),${entered.registration},${typical})`;
  const lender = `IF(${hasLoan},${entered.lender},0)`;
  return `IF(${value}=0,0,${entered.legal}+${entered.inspections}+${lender}+${registration})`;
}

function bandFormula(): string {
  const lvr = `IF(${value}=0,0,ROUND(${loan}*100,0)*100/ROUND(${value}*100,0))`;
  return `${countBelow(lvr, premiums.lvrs, (found) => `INDEX(${premiums.lvrs},${found})`)}+1`;
}

function bandOf({ baseLoan, price }: Settlement): number {
  const { percents, firstLvr } = insuranceTable.value;
  const [lent, worth] = [Math.round(baseLoan * 100), Math.round(price * 100)];
  return percents.filter((_, index) => lent * 100 > worth * (firstLvr + index)).length + 1;
}

function insuranceFormula(): string {
  const cents = (dollars: string | undefined) => `ROUND(${dollars}*100,0)`;
  const isAbove = (percent: string | number) => `${cents(loan)}*100>${cents(value)}*${percent}`;
  const cap = `IF(${when.elsewhere},${placeFormula('capOther')},${placeFormula('capMetro')})`;
  const mostLvr = `IF(${when.singleParent},${schemeLvr.singleParent},${schemeLvr.fiveDeposit})`;
  const isEligible = `AND(NOT(${when.noScheme}),${when.first},NOT(${when.foreign}),${value}<=${cap},NOT(${isAbove(mostLvr)}))`;
  const smaller = countBelow(`${loan}`, premiums.loans, (found) => `INDEX(${premiums.loans},1,${found})`);
  const column = `MIN(${insuranceTable.value.loanUpTo.length},${smaller}+1)`;
  const premium = centsFormula(`${loan}*INDEX(${premiums.percents},${band},${column})/100`);
  const withDuty = `${premium}+${centsFormula(`${premium}*${placeFormula('insuranceDuty')}/100`)}`;
  const charged = `IF(${band}>${premiums.count},"none above 95%",${withDuty})`;
  return `IF(OR(NOT(${isAbove(80)}),${when.waived},${isEligible}),0,${charged})`;
}
