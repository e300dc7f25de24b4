import type { BuyingCostsForm } from '@freehold/contract';
import { dutyReliefRules, dutyScales, roundToCent, type State, states, transferDuty } from '@freehold/finance';
import { countBelow, entered, when } from './buying-costs-cells.ts';
import { bandsOf, placeFormula, type ScaleName } from './buying-costs-law.ts';
import { dutyFormulas } from './buying-costs-reliefs.ts';
import { type Cell, centsFormula, head, type Sheet } from './sheet.ts';

/** A scale at a value: the price, or in Western Australia its whole dollars. */
interface ScaleRow {
  readonly scale: ScaleName;
  readonly label: string;
  readonly value: number;
  readonly valueFormula: string;
}

const priceCell = '$B$2';
const firstScale = 5;
const scaleNames: readonly ScaleName[] = [
  'nswGeneral',
  'vicGeneral',
  'vicHome',
  'qldGeneral',
  'qldHome',
  'waGeneral',
  'waSmallHome',
  'saGeneral',
  'tasGeneral',
  'actOwner',
  'actInvestor',
];
const atFloor = firstScale + scaleNames.length;
const firstPlace = atFloor + 3;

/** The formula of the duty, or of the surcharge, in the place that was entered. */
export function enteredDuty(kind: 'duty' | 'surcharge'): string {
  const rows = (letter: string) => `Duty!$${letter}$${firstPlace}:$${letter}$${firstPlace + states.length - 1}`;
  return `INDEX(${rows(kind === 'duty' ? 'B' : 'C')},MATCH(${entered.state},${rows('A')},0))`;
}

/** The duty at a price in dollars in each place by formula: every scale, then each place with its reliefs. */
export function dutySheet(form: BuyingCostsForm, price: number): Sheet {
  const rows = scaleRows(form, price);
  return {
    name: 'Duty',
    widths: [34, 18, 16, 18, 16, 16, 18, 20],
    rows: [
      [head('Duty')],
      [{ text: 'Price' }, { formula: `ROUND(${entered.price},2)`, result: roundToCent(price), format: 'dollars' }],
      [null],
      ['Scale', 'Value', 'Bands reached', 'Above', 'Base', 'For each $100', 'Hundreds counted', 'By the scale'].map(
        head,
      ),
      ...rows.map((row, index) => scaleCells(row, firstScale + index)),
      [null],
      ['Place', 'Duty', 'Foreign surcharge', 'Screen', 'Difference'].map(head),
      ...states.map((state, index) => placeCells(form, { state, price, row: firstPlace + index })),
    ],
  };
}

function scaleRows({ property }: BuyingCostsForm, price: number): readonly ScaleRow[] {
  const { nswFirstHome, nswFirstLand } = dutyReliefRules;
  const [home, land] = [nswFirstHome.value.floor, nswFirstLand.value.floor];
  return [
    ...scaleNames.map((scale) => {
      const isWhole = scale.startsWith('wa');
      const value = isWhole ? Math.floor(price) : roundToCent(price);
      return { scale, label: scale, value, valueFormula: isWhole ? `INT(${priceCell})` : priceCell };
    }),
    {
      scale: 'nswGeneral',
      label: 'nswGeneral at the first-home floor',
      value: property === 'land' ? land : home,
      valueFormula: `IF(${when.land},${land},${home})`,
    },
  ];
}

function scaleCells({ scale, label, value, valueFormula }: ScaleRow, row: number): Cell[] {
  const { bands, startedHundreds, minimum = 0 } = dutyScales[scale].value;
  const reached = bands.filter(({ above }) => value > above).length;
  const { above, base, perHundred } = bands[reached - 1] ?? { above: 0, base: 0, perHundred: 0 };
  const rest = reached === 0 ? 0 : (value - above) / 100;
  const hundreds = startedHundreds ? Math.ceil(rest) : rest;
  const charge = startedHundreds ? roundToCent(hundreds * perHundred) : hundreds * perHundred;
  const band = (column: 'B' | 'C' | 'D') => `IF(C${row}=0,0,INDEX(${bandsOf(scale, column)},C${row}))`;
  const counted = `(B${row}-D${row})/100`;
  const chargeFormula = startedHundreds ? `ROUND(G${row}*F${row},2)` : `G${row}*F${row}`;
  const plain = (formula: string, result: number): Cell => ({ formula, result, format: 'plain' });
  return [
    { text: label },
    { formula: valueFormula, result: value, format: 'dollars' },
    plain(
      countBelow(`B${row}`, bandsOf(scale, 'B'), (found) => `INDEX(${bandsOf(scale, 'B')},${found})`),
      reached,
    ),
    plain(band('B'), above),
    plain(band('C'), base),
    plain(band('D'), perHundred),
    plain(`IF(C${row}=0,0,${startedHundreds ? `ROUNDUP(${counted},0)` : counted})`, hundreds),
    {
      formula: `IF(B${row}=0,0,MAX(${minimum},E${row}+${chargeFormula}))`,
      result: value === 0 ? 0 : Math.max(minimum, base + charge),
      format: 'dollars',
    },
  ];
}

interface PlaceRow {
  readonly state: State;
  readonly price: number;
  readonly row: number;
}

function placeCells(form: BuyingCostsForm, { state, price, row }: PlaceRow): Cell[] {
  const { buyer, property, foreign, contractOn } = form;
  const found = transferDuty({
    ...{ state, buyer, property, price },
    contractDate: contractOn,
    isForeign: foreign === 'yes',
  });
  const { duty, foreignSurcharge } = found.status === 'computed' ? found : { duty: 0, foreignSurcharge: 0 };
  const byScale = (scale: ScaleName) => `$H$${firstScale + scaleNames.indexOf(scale)}`;
  const formula = dutyFormulas[state]({ price: priceCell, byScale, atFloor: `$H$${atFloor}` });
  const surcharge = `IF(${when.foreign},${centsFormula(`${priceCell}*${placeFormula('surcharge', state)}/100`)},0)`;
  return [
    { text: state },
    { formula, result: duty, format: 'dollars' },
    { formula: surcharge, result: foreignSurcharge, format: 'dollars' },
    { figure: roundToCent(duty + foreignSurcharge), format: 'dollars' },
    { formula: `B${row}+C${row}-D${row}`, result: 0, format: 'plain' },
  ];
}
