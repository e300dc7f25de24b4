import { capitalGainsDiscounts, reformedGains } from '@freehold/finance';
import { entered, laterFormula, reform, yearsFormula } from './capital-gains-entered.ts';
import type { CapitalGainsFigures, SharedFigures, WayFigures } from './capital-gains-figures.ts';
import { homeAt } from './capital-gains-home.ts';
import { levyTermFormula, mostSteps, scaleFromFormula, stepFormula } from './capital-gains-law.ts';
import { type Cell, centsFormula, type Format, head, type Sheet } from './sheet.ts';

const sharedNames = [
  'held',
  'yearsToReform',
  'yearsToSale',
  'yearsFromReform',
  'value',
  'factor',
  'share',
  'yearStart',
  'scaleFrom',
] as const;
const wayNames = [
  'earlyBase',
  'earlyGain',
  'base',
  'plainBase',
  'gain',
  'loss',
  'losses',
  'earlyLeft',
  'left',
  'kept',
  'discount',
  'net',
  'minimumGain',
  'income',
  'incomeTax',
  'levy',
  'minimumTax',
  'tax',
] as const;
type WayName = (typeof wayNames)[number];
type Column = 'B' | 'C';

const firstShared = 2;
const firstStep = firstShared + sharedNames.length + 2;
const firstWay = firstStep + mostSteps + 2;
const rulesRow = firstWay + wayNames.length + 1;

function sharedAt(name: (typeof sharedNames)[number]): string {
  return `$B$${firstShared + sharedNames.indexOf(name)}`;
}

function wayAt(name: WayName, column: Column): string {
  return `${column}${firstWay + wayNames.indexOf(name)}`;
}

/** The formula of a step by the rules that apply. */
export function chosenFormula(name: WayName): string {
  return `IF(Working!$B$${rulesRow}="indexation",Working!${wayAt(name, 'C')},Working!${wayAt(name, 'B')})`;
}

/** The formula of a figure that both ways start from. */
export function sharedFormula(name: keyof SharedFigures): string {
  return `Working!${sharedAt(name)}`;
}

/** The formula of the tax without the new law: the discount's, and no minimum tax. */
export const oldLawFormula = `Working!${wayAt('incomeTax', 'B')}+Working!${wayAt('levy', 'B')}`;

/** The sale by the discount and by indexation, step by step, and which of the two applies; all of it by formula. */
export function workingSheet({ shared, byDiscount, byIndexation, rules, steps }: CapitalGainsFigures): Sheet {
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const results = { ...shared, yearStart: day(shared.yearStart), scaleFrom: day(shared.scaleFrom) };
  return {
    name: 'Working',
    widths: [58, 20, 20],
    headRows: 1,
    rows: [
      ['Both ways', 'Figure'].map(head),
      ...sharedNames.map((name): Cell[] => [
        { text: sharedRows[name].label },
        { formula: sharedRows[name].formula, result: results[name], format: sharedRows[name].format },
      ]),
      [null],
      ['Rates of that year', 'Income above', 'Percent more'].map(head),
      ...Array.from({ length: mostSteps }, (_, index) => stepCells(index + 1, steps[index])),
      [null],
      ['Of the whole property, then of your share', 'By the discount', 'By indexation'].map(head),
      ...wayNames.map((name): Cell[] => [
        { text: wayLabels[name] },
        wayCell(name, 'B', byDiscount),
        wayCell(name, 'C', byIndexation),
      ]),
      [null],
      [
        { text: 'Rules that apply: of a new build those with less tax, as its owner may choose' },
        {
          formula: `IF(${entered.soldOn}<${reform},"discount",IF(${entered.dwelling}<>"New build","indexation",IF(${wayAt('tax', 'C')}<${wayAt('tax', 'B')},"indexation","discount")))`,
          result: rules,
          format: 'plain',
        },
      ],
    ],
  };
}

function stepCells(step: number, { above, pct }: CapitalGainsFigures['steps'][number] = { above: 0, pct: 0 }): Cell[] {
  return [
    { text: `Step ${step}` },
    { formula: stepFormula('B', step, sharedAt('scaleFrom')), result: above, format: 'dollars' },
    { formula: stepFormula('D', step, sharedAt('scaleFrom')), result: pct, format: 'rate' },
  ];
}

interface SharedRow {
  readonly label: string;
  readonly formula: string;
  readonly format: Format;
}

const isSplit = `AND(${homeAt('acquired')}<${reform},${entered.soldOn}>=${reform})`;
const { soldOn, soldFor, value2027 } = entered;
const [acquired, price] = [homeAt('acquired'), homeAt('price')];

const sharedRows: Readonly<Record<(typeof sharedNames)[number], SharedRow>> = {
  held: {
    label: 'Held for twelve months, both end days left out: 1 is yes',
    formula: `IF(${soldOn}>${laterFormula(acquired, '1')},1,0)`,
    format: 'whole',
  },
  yearsToReform: {
    label: 'Years from the purchase to 1 July 2027',
    formula: yearsFormula(acquired, reform),
    format: 'rate',
  },
  yearsToSale: {
    label: 'Years from the purchase to the sale',
    formula: yearsFormula(acquired, soldOn),
    format: 'rate',
  },
  yearsFromReform: {
    label: 'Years from 1 July 2027 to the sale',
    formula: yearsFormula(reform, soldOn),
    format: 'rate',
  },
  value: {
    label: 'Value just before 1 July 2027; 0 where the sale needs none',
    formula: `IF(${isSplit},IF(ISNUMBER(${value2027}),${value2027},${centsFormula(`${price}*(${soldFor}/${price})^(${sharedAt('yearsToReform')}/${sharedAt('yearsToSale')})`)}),0)`,
    format: 'dollars',
  },
  factor: {
    label: 'Index factor of the costs, never from before 1 July 2027',
    formula: `IF(${sharedAt('held')}=1,(1+${entered.inflation}/100)^IF(${acquired}<${reform},${sharedAt('yearsFromReform')},${sharedAt('yearsToSale')}),1)`,
    format: 'rate',
  },
  share: { label: 'Your share, as a fraction', formula: `${entered.share}/100`, format: 'rate' },
  yearStart: {
    label: 'First day of the income year of the sale',
    formula: `DATE(YEAR(${soldOn})-IF(MONTH(${soldOn})<7,1,0),7,1)`,
    format: 'date',
  },
  scaleFrom: {
    label: 'Its rates hold from',
    formula: scaleFromFormula(sharedAt('yearStart')),
    format: 'date',
  },
};

const wayLabels: Readonly<Record<WayName, string>> = {
  earlyBase: 'Costs to 30 June 2027',
  earlyGain: 'Gain to 30 June 2027, your share; below 0 a loss',
  base: 'Cost base of the sale, indexed',
  plainBase: 'Cost base of the sale, not indexed: it alone can make a loss',
  gain: 'Gain on the sale, your share',
  loss: 'Loss on the sale, your share',
  losses: 'Losses together, with those of earlier years',
  earlyLeft: 'Gain to 30 June 2027 after losses',
  left: 'Gain on the sale after losses',
  kept: 'Losses left for later gains',
  discount: 'Discount',
  net: 'Net capital gain',
  minimumGain: 'Of it under the minimum tax',
  income: 'Taxable income with the gain',
  incomeTax: 'Income tax on the gain: with it less without it',
  levy: 'Medicare levy on the gain: with it less without it',
  minimumTax: 'Minimum tax, whole dollars',
  tax: 'Tax on the gain',
};

function wayCell(name: WayName, column: Column, figures: WayFigures): Cell {
  return { formula: wayFormulas[name](column), result: figures[name], format: 'dollars' };
}

const costs = `${price}+${homeAt('costs')}-${entered.depreciation}`;
// Each part of the gain by the write-off of its own time.
const earlyCosts = `${costs}+${homeAt('works')}`;
const laterCosts = `(${sharedAt('value')}-${homeAt('works')})`;
const share = sharedAt('share');

/** The part of the gain on the sale that no day as a home exempts. */
function taxedFormula(column: Column): string {
  return `${share}*${homeAt(column === 'C' ? 'late' : 'whole')}`;
}

const heldDiscount = `${sharedAt('held')}*${capitalGainsDiscounts.value.person}/100`;

/** What the sale's cost base starts from, before it is indexed. */
function startFormula(column: Column): string {
  return column === 'C' ? `IF(${isSplit},${laterCosts},${costs})` : `(${costs})`;
}

function earlyLossFormula(column: Column): string {
  return `MAX(0,-${wayAt('earlyGain', column)})`;
}

function earlyGainFormula(column: Column): string {
  return `MAX(0,${wayAt('earlyGain', column)})`;
}

const wayFormulas: Readonly<Record<WayName, (column: Column) => string>> = {
  earlyBase: (column) => (column === 'C' ? `IF(${isSplit},${earlyCosts},0)` : '0'),
  earlyGain: (column) =>
    column === 'C'
      ? `IF(${isSplit},(${sharedAt('value')}-${wayAt('earlyBase', column)})*${share}*${homeAt('early')},0)`
      : '0',
  base: (column) => {
    const factor = column === 'C' ? `IF(${soldOn}<${reform},1,${sharedAt('factor')})` : '1';
    return `${startFormula(column)}*${factor}+${entered.sellingCosts}`;
  },
  plainBase: (column) => `${startFormula(column)}+${entered.sellingCosts}`,
  gain: (column) => `MAX(0,${soldFor}-${wayAt('base', column)})*${taxedFormula(column)}`,
  loss: (column) => `MAX(0,${wayAt('plainBase', column)}-${soldFor})*${taxedFormula(column)}`,
  losses: (column) => `${wayAt('loss', column)}+${earlyLossFormula(column)}+${entered.losses}`,
  earlyLeft: (column) => `MAX(0,${earlyGainFormula(column)}-${wayAt('losses', column)})`,
  left: (column) => `MAX(0,${wayAt('gain', column)}-MAX(0,${wayAt('losses', column)}-${earlyGainFormula(column)}))`,
  kept: (column) => `MAX(0,${wayAt('losses', column)}-${earlyGainFormula(column)}-${wayAt('gain', column)})`,
  discount: (column) => `${wayAt(column === 'B' ? 'left' : 'earlyLeft', column)}*${heldDiscount}`,
  net: (column) => `${wayAt('earlyLeft', column)}+${wayAt('left', column)}-${wayAt('discount', column)}`,
  minimumGain: (column) => {
    const isReformed = `${soldOn}>=${reform}`;
    const isUnder = column === 'C' ? isReformed : `AND(${isReformed},${sharedAt('held')}=0)`;
    return `IF(${isUnder},${wayAt('left', column)},0)`;
  },
  income: (column) => `${entered.income}+${wayAt('net', column)}`,
  incomeTax: (column) => centsFormula(`${taxOn(wayAt('income', column))}-${taxOn(entered.income)}`),
  levy: (column) => centsFormula(`${levyFormula(wayAt('income', column))}-${levyFormula(entered.income)}`),
  minimumTax: (column) => {
    const [income, gain] = [wayAt('income', column), wayAt('minimumGain', column)];
    const onTop = `${taxOn(income)}-${taxOn(`MAX(0,${income}-${gain})`)}`;
    return `MAX(0,ROUNDDOWN(ROUND(${gain}*${reformedGains.value.minimumTaxPct}/100-(${onTop}),6),0))`;
  },
  tax: (column) => `ROUND(${wayAt('incomeTax', column)}+${wayAt('levy', column)}+${wayAt('minimumTax', column)},2)`,
};

function taxOn(income: string): string {
  const terms = Array.from({ length: mostSteps }, (_, index) => {
    const row = firstStep + index;
    return `MAX(0,${income}-$B$${row})*$C$${row}`;
  });
  return `(${terms.join('+')})/100`;
}

function levyFormula(income: string): string {
  const term = (column: 'B' | 'C' | 'D') => levyTermFormula(column, sharedAt('yearStart'));
  return `MAX(0,MIN(${income}*${term('C')},(${income}-${term('B')})*${term('D')})/100)`;
}
