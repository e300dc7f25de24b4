import {
  type BuyingCostsForm,
  buyingCostsSchema,
  buyingCostsStart,
  contractDays,
  type InvestmentPropertyForm,
} from '@freehold/contract';
import { buyingCostsAnswer } from '@freehold/domain';
import type { InvestmentPlan } from '@freehold/finance';
import { words } from './buying-costs-cells.ts';
import { buyingCostsSheets, purchaseCells } from './buying-costs-sheet.ts';
import { entered } from './investment-property-cells.ts';
import type { Result } from './kept-results.ts';
import type { Live } from './live-cells.ts';
import type { Cell, Sheet } from './sheet.ts';

/** The purchase by formula: sheets of its own, and what the investment takes from them, dollars. */
export interface InvestmentPurchase {
  readonly sheets: readonly Sheet[];
  readonly duty: Live;
  readonly fees: Live;
  readonly baseLoan: Live;
  /** With mortgage insurance. */
  readonly totalLoan: Live;
}

/**
 * The sheets of buying costs with the investment’s inputs in theirs: the duty of an investor, typical fees, mortgage
 * insurance added to the loan. A contract outside the years with duty tables has the duty of the nearest day.
 */
export function investmentPurchase(form: InvestmentPropertyForm, plan: InvestmentPlan): InvestmentPurchase {
  const purchase = purchaseForm(form, plan.dutyDay);
  const { duty, feesTotal, baseLoan, totalLoan } = plan.purchase;
  const [inputs, ...others] = buyingCostsSheets(purchase, buyingCostsAnswer(purchase)).map(renamed);
  if (inputs === undefined) throw new TypeError('The sheets of buying costs begin with their inputs');
  const taken = (cell: string | undefined, value: number): Live => ({ formula: `Purchase!${cell}`, value });
  return {
    sheets: [{ ...inputs, rows: inputs.rows.map(linkedRow(form, plan.dutyDay)) }, ...others],
    duty: taken(purchaseCells.duty, duty),
    fees: taken(purchaseCells.fees, feesTotal),
    baseLoan: taken(purchaseCells.baseLoan, baseLoan),
    totalLoan: taken(purchaseCells.totalLoan, totalLoan),
  };
}

function purchaseForm({ state, dwelling, price, loan }: InvestmentPropertyForm, contractOn: string): BuyingCostsForm {
  return buyingCostsSchema.parse({
    ...buyingCostsStart,
    ...{ state, price, contractOn, buyer: 'investor', property: dwelling, solveFor: 'price', lvr: loan },
  });
}

const names: Readonly<Record<string, string>> = { Inputs: 'Purchase', Law: 'DutyLaw' };

/** A sheet under the name it has here, with its formulas pointing to the other sheets’ names. */
function renamed(sheet: Sheet): Sheet {
  return { ...sheet, name: names[sheet.name] ?? sheet.name, rows: sheet.rows.map((row) => row.map(pointing)) };
}

function pointing(cell: Cell): Cell {
  if (cell === null || !('formula' in cell)) return cell;
  return { ...cell, formula: cell.formula.replaceAll(/\b(Inputs|Law)!/g, (_, name: string) => `${names[name]}!`) };
}

/** Rows 2 to 19 of the purchase: what the investment says of it, in place of what would be typed; nothing is shaded. */
function linkedRow(form: InvestmentPropertyForm, contractOn: string) {
  const day = (iso: string) => `DATE(${iso.split('-').map(Number).join(',')})`;
  const { first, last } = { first: contractDays.from, last: contractDays.to };
  const linked: Readonly<
    Record<number, readonly [formula: string, result: Result, format: 'plain' | 'date' | 'dollars']>
  > = {
    5: [entered('state'), form.state, 'plain'],
    7: [
      `IF(${entered('dwelling')}="New build","${words.property.new}","${words.property.established}")`,
      words.property[form.dwelling],
      'plain',
    ],
    9: [`MIN(MAX(${entered('contractOn')},${day(first)}),${day(last)})`, new Date(`${contractOn}T00:00:00Z`), 'date'],
    10: [entered('price'), form.price, 'dollars'],
    11: [entered('loan'), form.loan, 'plain'],
  };
  return (row: readonly Cell[], index: number): readonly Cell[] => {
    if (index === 1) return [{ text: 'The purchase as the sheet Inputs has it; the rest of the terms is fixed.' }];
    if (index === 2)
      return [{ text: 'Live: all but the terms that are typed here and the rates of the sheet DutyLaw.' }];
    const [label = null, value = null] = row;
    const link = linked[index + 1];
    if (link !== undefined) return [label, { formula: link[0], result: link[1], format: link[2] }];
    return value && 'isInput' in value ? [label, unshaded(value), { text: 'fixed' }] : row;
  };
}

function unshaded(cell: Cell): Cell {
  if (cell === null || 'formula' in cell) return cell;
  const { isInput: _, ...plain } = cell;
  return plain;
}
