import { entriesOf } from '@freehold/contract';
import {
  dutyScales,
  foreignSurchargePct,
  guaranteeCaps,
  insuranceDuty,
  insuranceTable,
  purchaseFees,
  type State,
  states,
} from '@freehold/finance';
import { entered } from './buying-costs-cells.ts';
import { type Cell, columnName, head, type Sheet } from './sheet.ts';

export type ScaleName = keyof typeof dutyScales;

const scales = entriesOf(dutyScales);
const bandRows = scales.flatMap(([name, { value }]) => value.bands.map((band) => ({ name, ...band })));
const firstBand = 2;
const firstPremium = firstBand + bandRows.length + 2;
const { percents, firstLvr, loanUpTo } = insuranceTable.value;
const firstPlace = firstPremium + percents.length + 2;

const figures = (...amounts: readonly number[]): Cell[] => amounts.map((figure) => ({ figure, format: 'plain' }));

const placeColumns = {
  surcharge: { title: 'Foreign surcharge, percent', of: foreignSurchargePct },
  insuranceDuty: { title: 'Duty on the premium, percent', of: (state: State) => insuranceDuty.value[state] },
  mortgageFee: {
    title: 'Registering a mortgage',
    of: (state: State) => purchaseFees.value.mortgageRegistration[state],
  },
  transferFixed: { title: 'Registering a transfer', of: (state: State) => transferOf(state).fixed },
  transferPerStep: { title: 'and for each', of: (state: State) => transferOf(state).perStep },
  transferStep: { title: 'dollars of price', of: (state: State) => transferOf(state).step },
  transferAbove: { title: 'above', of: (state: State) => transferOf(state).above },
  transferOrPart: { title: 'a part counts whole', of: (state: State) => (transferOf(state).orPart ? 1 : 0) },
  transferMost: { title: 'at most', of: (state: State) => transferOf(state).most ?? 1e9 },
  capMetro: { title: 'Scheme’s price cap, capital', of: (state: State) => guaranteeCaps.value[state].metro },
  capOther: { title: 'Scheme’s price cap, elsewhere', of: (state: State) => guaranteeCaps.value[state].other },
} as const;

type PlaceColumn = keyof typeof placeColumns;

const placeNames = entriesOf(placeColumns).map(([name]) => name);

function transferOf(state: State) {
  return purchaseFees.value.transferRegistration[state];
}

/** The scales of duty, the premiums of mortgage insurance, and the rates and fees of each place. */
export function lawSheet(): Sheet {
  return {
    name: 'Law',
    widths: [30, 16, 16, 16, 16, 16, 16, 16, 16, 16, 18, 18],
    headRows: 1,
    rows: [
      ['Scale of duty', 'Above', 'Base', 'For each $100'].map(head),
      ...bandRows.map(({ name, above, base, perHundred }) => [{ text: name }, ...figures(above, base, perHundred)]),
      [null],
      [head('Premium, percent of the loan: LVR to, by loan to'), ...figures(...loanUpTo)],
      ...percents.map((row, index) => figures(firstLvr + index, ...row)),
      [null],
      [head('Place'), ...placeNames.map((name) => head(placeColumns[name].title))],
      ...states.map((state) => [
        { text: state },
        ...figures(...placeNames.map((name) => placeColumns[name].of(state))),
      ]),
    ],
  };
}

/** Addresses of a column of a scale’s bands: B is above, C the base, D the dollars for each $100. */
export function bandsOf(scale: ScaleName, column: 'B' | 'C' | 'D'): string {
  const first = firstBand + bandRows.findIndex(({ name }) => name === scale);
  const last = first + dutyScales[scale].value.bands.length - 1;
  return `Law!$${column}$${first}:$${column}$${last}`;
}

/** Addresses of the premium table: its LVRs, its loan sizes, its percents. */
export const premiums = {
  lvrs: `Law!$A$${firstPremium}:$A$${firstPremium + percents.length - 1}`,
  loans: `Law!$B$${firstPremium - 1}:$F$${firstPremium - 1}`,
  percents: `Law!$B$${firstPremium}:$F$${firstPremium + percents.length - 1}`,
  count: percents.length,
} as const;

/** The formula of a figure of a place, of the one entered unless named. */
export function placeFormula(name: PlaceColumn, state?: State): string {
  const column = columnName(1 + placeNames.indexOf(name));
  if (state !== undefined) return `Law!$${column}$${firstPlace + states.indexOf(state)}`;
  const rows = (letter: string) => `Law!$${letter}$${firstPlace}:$${letter}$${firstPlace + states.length - 1}`;
  return `INDEX(${rows(column)},MATCH(${entered.state},${rows('A')},0))`;
}
