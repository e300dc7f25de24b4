import type { CapitalGainsForm } from '@freehold/contract';
import type { ToolAnswer } from '@freehold/domain';
import { entered, firstResult } from './capital-gains-entered.ts';
import { type CapitalGainsFigures, capitalGainsFigures } from './capital-gains-figures.ts';
import { homeSheet, homeWords } from './capital-gains-home.ts';
import { lawSheet } from './capital-gains-law.ts';
import { chosenFormula, oldLawFormula, sharedFormula, workingSheet } from './capital-gains-working.ts';
import { dateInput } from './date-cell.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

/** The tax on a sale by formula over the inputs: its result, both ways of taxing it step by step, its days as a home, and the rates. */
export function capitalGainsSheets(form: CapitalGainsForm, answer: ToolAnswer): readonly Sheet[] {
  const figures = capitalGainsFigures(form);
  return [inputSheet(form, figures, answer), workingSheet(figures), homeSheet(figures.home), lawSheet()];
}

function inputSheet(form: CapitalGainsForm, figures: CapitalGainsFigures, answer: ToolAnswer): Sheet {
  return {
    name: 'Inputs',
    widths: [58, 22, 22, 14],
    rows: [
      [head('Capital gains tax on an investment property')],
      [{ text: 'Change the shaded cells; the rest follows. Sale contracts from 1 July 2026 to 30 June 2045.' }],
      [{ text: 'Live: everything but the shaded cells, the column Screen, and the rates on the sheet Law.' }],
      [head('Inputs')],
      ...typedRows(form),
      [null],
      ['Result', 'Formula', 'Screen', 'Difference'].map(head),
      ...resultRows(form, figures, answer),
    ],
  };
}

// Rows 5 to 23, as `entered` has them.
function typedRows(form: CapitalGainsForm): readonly Cell[][] {
  const dollars = (text: string, amount: number | null): Cell[] => [
    { text },
    amount === null ? { text: '', isInput: true } : { figure: amount, format: 'dollars', isInput: true },
  ];
  const day = (text: string, iso: string | null): Cell[] => [
    { text },
    iso === null ? { text: '', isInput: true } : dateInput(iso),
  ];
  const rate = (text: string, percent: number): Cell[] => [
    { text },
    { figure: percent, format: 'plain', isInput: true },
  ];
  return [
    [{ text: 'Contract of the purchase, from 20 September 1985' }, dateInput(form.boughtOn)],
    dollars('Bought for', form.boughtFor),
    [{ text: 'Contract of the sale' }, dateInput(form.soldOn)],
    dollars('Sold for', form.soldFor),
    dollars('Other taxable income that year', form.income),
    [
      { text: 'Kind of home: Established or New build' },
      { text: form.dwelling === 'new' ? 'New build' : 'Established', isInput: true },
    ],
    rate('Your share, percent', form.share),
    dollars('Buying costs', form.buyingCosts),
    dollars('Selling costs', form.sellingCosts),
    dollars('Building write-off claimed, of all years', form.depreciation),
    dollars('Value on 1 July 2027; empty: worked out from the prices', form.value2027),
    rate('Inflation, percent a year', form.inflation),
    dollars('Capital losses of earlier years', form.losses),
    [
      { text: 'Lived in: Never, The whole time, First (then let), Later (let first) or Between' },
      { text: homeWords[form.home], isInput: true },
    ],
    day('First day lived in, for Later and Between', form.homeFrom),
    day('Last day lived in, for First and Between', form.homeTo),
    dollars('Value when first let, for First; empty: worked out', form.homeValue),
    [
      { text: 'Another home took its place when it was let: No or Yes' },
      { text: form.otherHome === 'yes' ? 'Yes' : 'No', isInput: true },
    ],
    dollars('Building write-off from 1 July 2027; empty: by days let', form.depreciation2027),
  ];
}

// From `firstResult`: the tax, then each line of the screen's working that has a formula here.
function resultRows(form: CapitalGainsForm, { rules, ...figures }: CapitalGainsFigures, answer: ToolAnswer): Cell[][] {
  const way = rules === 'indexation' ? figures.byIndexation : figures.byDiscount;
  const { amount } = answer.figure;
  const sold = ((form.soldFor - form.sellingCosts) * form.share) / 100;
  const old = figures.byDiscount.incomeTax + figures.byDiscount.levy;
  const shown: readonly ResultLine[] = [
    [answer.figure.label, chosenFormula('tax'), way.tax, amount],
    [
      'Left after tax and selling costs',
      `(${entered.soldFor}-${entered.sellingCosts})*${sharedFormula('share')}-B${firstResult}`,
      sold - way.tax,
      sold - amount,
    ],
    ...answer.working().flatMap(({ label, amount: onScreen }): ResultLine[] => {
      const formula = workingFormulas[label];
      if (formula === undefined) return [];
      return [[label, `ROUND(${formula}+SIGN(${formula})*0.00000001,2)`, onScreen, onScreen]];
    }),
  ];
  return [
    ...shown.map(resultRow),
    [{ text: 'Tax under the law before 1 July 2027' }, { formula: oldLawFormula, result: old, format: 'dollars' }],
  ];
}

type ResultLine = readonly [text: string, formula: string, result: number, shown: number];

const workingFormulas: Readonly<Record<string, string>> = {
  'Value just before 1 July 2027': `${sharedFormula('value')}*${sharedFormula('share')}`,
  'Gain to 30 June 2027': chosenFormula('earlyGain'),
  'Cost base': `${chosenFormula('base')}*${sharedFormula('share')}`,
  'Gain on the sale': `${chosenFormula('gain')}-${chosenFormula('loss')}`,
  'Capital losses of earlier years': entered.losses,
  'Gains after capital losses': `ROUND(${chosenFormula('earlyLeft')},2)+ROUND(${chosenFormula('left')},2)`,
  'Losses left for later gains': chosenFormula('kept'),
  Discount: chosenFormula('discount'),
  'Net capital gain': chosenFormula('net'),
  'Income tax on the gain': chosenFormula('incomeTax'),
  'Medicare levy on the gain': chosenFormula('levy'),
  'Minimum tax': chosenFormula('minimumTax'),
};

function resultRow([text, formula, result, onScreen]: ResultLine, index: number): Cell[] {
  const row = firstResult + index;
  return [
    { text },
    { formula, result, format: 'dollars' },
    { figure: onScreen, format: 'dollars' },
    { formula: `B${row}-C${row}`, result: 0, format: 'plain' },
  ];
}
