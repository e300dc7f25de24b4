import { landTax, landTaxTables, states } from '@freehold/finance';
import { bandsOf, bandsReached, type Place, places } from './land-tax-places.ts';
import { type Cell, centsFormula, head, type Sheet } from './sheet.ts';

/** A property of the form: its row on the sheet Inputs, its value in dollars, null for none, and the owner's percent. */
export interface Property {
  readonly row: number;
  readonly landValue: number | null;
  readonly sharePct: number;
}

/** Land that a place taxes together: the owner's shares of all properties, or one property as a whole. */
interface Parcel {
  readonly place: Place;
  /** Null for an empty row of the form. */
  readonly value: number | null;
  readonly valueFormula: string;
  readonly sharePct: number;
  readonly shareFormula: string;
  readonly label: string;
}

const columns = [
  'Place',
  'Taxed together',
  'Your part of the tax, percent',
  'Bands reached',
  'Above',
  'Base',
  'Percent of the rest',
  'The rest, as counted',
  'On every property',
  'Tax before rounding',
  'Tax',
  'Your tax',
] as const;

/** Row of a state's tax on the sheet States, counted from 1. */
export function taxRowOf(state: (typeof states)[number], properties: readonly Property[]): number {
  return parcelsOf(properties).length + 4 + states.indexOf(state);
}

/**
 * The tax in each state by formula: what is taxed together there, its band, the tax as the Act rounds it, and at the end
 * a line for each state beside the figure on the screen, in dollars by state.
 */
export function statesSheet(properties: readonly Property[], screen: readonly number[]): Sheet {
  const parcels = parcelsOf(properties);
  return {
    name: 'States',
    widths: [28, 18, 20, 14, 16, 16, 18, 20, 18, 20, 16, 16],
    headRows: 1,
    rows: [
      columns.map(head),
      ...parcels.map((parcel, index) => parcelCells(parcel, index + 2)),
      [null],
      ['Land tax a year', 'Formula', 'Screen', 'Difference'].map(head),
      ...states.map((state, index) => stateCells(state, { parcels, properties, shown: screen[index] ?? 0 })),
    ],
  };
}

function parcelsOf(properties: readonly Property[]): readonly Parcel[] {
  return places.flatMap((place) => {
    if (!landTaxTables[place].value.perProperty) return [pooled(place, properties)];
    return properties.map((property, index) => ({
      place,
      value: property.landValue,
      valueFormula: `IF(ISNUMBER(Inputs!$B$${property.row}),Inputs!$B$${property.row},"")`,
      sharePct: property.sharePct,
      shareFormula: `Inputs!$C$${property.row}`,
      label: `${place}, property ${index + 1}`,
    }));
  });
}

function pooled(place: Place, properties: readonly Property[]): Parcel {
  const [first = 0, last = 0] = [properties[0]?.row, properties.at(-1)?.row];
  return {
    place,
    value: ownedOf(properties),
    valueFormula: `SUM(Inputs!$D$${first}:$D$${last})`,
    sharePct: 100,
    shareFormula: '100',
    label: place,
  };
}

/** The owner's shares of all properties together, dollars. */
export function ownedOf(properties: readonly Property[]): number {
  return properties.reduce((sum, { landValue, sharePct }) => sum + (landValue ?? 0) * (sharePct / 100), 0);
}

function parcelCells(parcel: Parcel, row: number): Cell[] {
  const { place, value, label } = parcel;
  const { fixed = 0, bands, rounding } = landTaxTables[place].value;
  const reached = value === null ? 0 : bandsReached(place, value);
  const { above, base, percent } = bands[reached - 1] ?? { above: 0, base: 0, percent: 0 };
  const rest = reached === 0 || value === null ? 0 : value - above;
  const counted = rounding === 'startedHundreds' ? Math.ceil(rest / 100) * 100 : rest;
  const isOwned = value !== null;
  const exact = isOwned ? fixed + base + (counted * percent) / 100 : 0;
  const whole = isOwned ? taxIn(place, [{ landValue: value }]) : 0;
  const own = isOwned ? taxIn(place, [{ landValue: value, sharePct: parcel.sharePct }]) : 0;
  const column = (name: 'B' | 'C' | 'D' | 'E') => bandsOf(place, name);
  const bandCell = (name: 'B' | 'C' | 'D') => `IF(D${row}=0,0,INDEX(${column(name)},D${row}))`;
  const dollars = (formula: string, result: number): Cell => ({ formula, result, format: 'dollars' });
  return [
    { text: label },
    { formula: parcel.valueFormula, result: value ?? '', format: 'dollars' },
    { formula: parcel.shareFormula, result: parcel.sharePct, format: 'plain' },
    {
      formula: reachedFormula(place, row),
      result: reached,
      format: 'whole',
    },
    dollars(bandCell('B'), above),
    dollars(bandCell('C'), base),
    { formula: bandCell('D'), result: percent, format: 'rate' },
    dollars(restFormula(row, rounding), counted),
    dollars(`IF(ISNUMBER(B${row}),${fixed},0)`, isOwned ? fixed : 0),
    dollars(`I${row}+F${row}+H${row}*G${row}/100`, exact),
    dollars(taxFormula(place, row), whole),
    dollars(centsFormula(`K${row}*C${row}/100`), own),
  ];
}

function reachedFormula(place: Place, row: number): string {
  const [above, starts] = [bandsOf(place, 'B'), bandsOf(place, 'E')];
  const found = `MATCH(B${row},${above},1)`;
  const isShort = `AND(INDEX(${above},${found})=B${row},INDEX(${starts},${found})=0)`;
  return `IF(NOT(ISNUMBER(B${row})),0,IF(B${row}<INDEX(${above},1),0,${found}-IF(${isShort},1,0)))`;
}

type Rounding = (typeof landTaxTables)[Place]['value']['rounding'];

function restFormula(row: number, rounding: Rounding): string {
  const rest = `B${row}-E${row}`;
  return `IF(D${row}=0,0,${rounding === 'startedHundreds' ? `ROUNDUP((${rest})/100,0)*100` : rest})`;
}

function taxFormula(place: Place, row: number): string {
  const { rounding, least } = landTaxTables[place].value;
  const tax =
    rounding === 'tenCents' ? `IF(J${row}=0,0,ROUNDUP(ROUND(J${row}*10,6)-0.5,0)/10)` : centsFormula(`J${row}`);
  return least === undefined ? tax : `IF(${tax}<${least},0,${tax})`;
}

interface Shown {
  readonly parcels: readonly Parcel[];
  readonly properties: readonly Property[];
  /** Dollars on the screen. */
  readonly shown: number;
}

function stateCells(state: (typeof states)[number], { parcels, properties, shown }: Shown): Cell[] {
  const row = taxRowOf(state, properties);
  const rows = parcels.flatMap(({ place }, index) => (place === state ? [`L${index + 2}`] : []));
  const owned = properties.flatMap(({ landValue, sharePct }) => (landValue === null ? [] : [{ landValue, sharePct }]));
  return [
    { text: state },
    {
      formula: state === 'NT' ? '0' : centsFormula(rows.join('+')),
      result: state === 'NT' ? 0 : taxIn(state, owned),
      format: 'dollars',
    },
    { figure: shown, format: 'dollars' },
    { formula: `B${row}-C${row}`, result: 0, format: 'plain' },
  ];
}

function taxIn(state: Place, holdings: readonly { readonly landValue: number; readonly sharePct?: number }[]): number {
  const result = landTax({ state, year: 2026, holdings });
  return result.status === 'computed' ? result.landTax : 0;
}
