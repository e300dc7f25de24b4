import type { LandTaxForm } from '@freehold/contract';
import type { ToolAnswer } from '@freehold/domain';
import { cents, states } from '@freehold/finance';
import { tableSheet } from './land-tax-places.ts';
import { ownedOf, type Property, statesSheet, taxRowOf } from './land-tax-working.ts';
import { type Cell, centsFormula, head, type Sheet } from './sheet.ts';

const firstProperty = 7;

/** Land tax by formula over the inputs: the chosen state's, every state's, and the tables of the Acts. */
export function landTaxSheets(form: LandTaxForm, { figure, chart }: ToolAnswer): readonly Sheet[] {
  const properties = propertiesOf(form);
  return [
    inputSheet(form.state, properties, figure.amount),
    statesSheet(properties, chart().series[0]?.values ?? []),
    tableSheet(),
  ];
}

function propertiesOf(form: LandTaxForm): readonly Property[] {
  return [
    { landValue: form.land, sharePct: form.share },
    { landValue: form.land2, sharePct: form.share2 },
    { landValue: form.land3, sharePct: form.share3 },
    { landValue: form.land4, sharePct: form.share4 },
  ].map((property, index) => ({ ...property, row: firstProperty + index }));
}

function inputSheet(state: LandTaxForm['state'], properties: readonly Property[], tax: number): Sheet {
  return {
    name: 'Inputs',
    widths: [52, 22, 22, 20],
    rows: [
      [head('Land tax')],
      [{ text: 'Change the shaded cells; the rest follows. Leave the value of a property empty where there is none.' }],
      [{ text: 'Live: everything but the shaded cells, the column Screen, and the sheet Tables, which is the law.' }],
      [head('Inputs')],
      [{ text: `Where the land is: ${states.join(', ')}` }, { text: state, isInput: true }],
      ['', 'Taxable land value', 'Your share, percent', 'Your part'].map(head),
      ...properties.map(propertyCells),
      [null],
      ['Result', 'Formula', 'Screen', 'Difference'].map(head),
      ...resultRows(properties, tax),
    ],
  };
}

function propertyCells({ row, landValue, sharePct }: Property, index: number): Cell[] {
  return [
    { text: `Property ${index + 1}` },
    landValue === null ? { text: '', isInput: true } : { figure: landValue, format: 'dollars', isInput: true },
    { figure: sharePct, format: 'plain', isInput: true },
    {
      formula: `IF(ISNUMBER(B${row}),B${row}*(C${row}/100),0)`,
      result: (landValue ?? 0) * (sharePct / 100),
      format: 'dollars',
    },
  ];
}

// Rows 13 to 15.
function resultRows(properties: readonly Property[], tax: number): readonly Cell[][] {
  const [first, last] = [taxRowOf('NSW', properties), taxRowOf('NT', properties)];
  const lines: readonly ResultLine[] = [
    ['Land tax a year', `INDEX(States!$B$${first}:$B$${last},MATCH(B5,States!$A$${first}:$A$${last},0))`, tax],
    [
      'Your taxable land',
      centsFormula(`SUM(D${firstProperty}:D${firstProperty + properties.length - 1})`),
      cents(ownedOf(properties)),
    ],
    ['Land tax a week', 'B13/52', tax / 52],
  ];
  return lines.map(resultRow);
}

type ResultLine = readonly [text: string, formula: string, shown: number];

function resultRow([text, formula, shown]: ResultLine, index: number): Cell[] {
  const row = 13 + index;
  return [
    { text },
    { formula, result: shown, format: 'dollars' },
    { figure: shown, format: 'dollars' },
    { formula: `B${row}-C${row}`, result: 0, format: 'plain' },
  ];
}
