import type { Decision } from './portfolio-figures.ts';
import { type DecisionPart, propertyRow, yearRow, yearTotal } from './portfolio-places.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

const partNames: Readonly<Record<DecisionPart, string>> = {
  grown: 'Grown, or bought as entered',
  owed: 'Still owed',
  usable: 'Usable equity',
  decision: '1 buys, −1 waits',
  value: 'Value',
  debt: 'Debt',
};

/**
 * Year by year and property by property: holdings, equity freed by refinancing, and whether the next property is
 * bought; `decisions` holds the results.
 */
export function decisionSheet(decisions: readonly (readonly Decision[])[]): Sheet {
  const count = decisions[0]?.length ?? 0;
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    name: 'Working',
    widths: [8, ...indexes.flatMap(() => [24, 18, 18, 16, 18, 18])],
    headRows: 2,
    rows: [
      [null, ...indexes.flatMap((index) => [head(`Property ${index + 1}`), null, null, null, null, null])],
      [head('Year'), ...indexes.flatMap(() => Object.values(partNames).map(head))],
      ...decisions.map((ofYear, year): Cell[] => [
        { figure: year, format: 'whole' },
        ...ofYear.flatMap((decided, index) => decisionCells({ index, year, count }, decided)),
      ]),
    ],
  };
}

interface Place {
  readonly index: number;
  readonly year: number;
  readonly count: number;
}

function decisionCells(place: Place, decided: Decision): Cell[] {
  const { index, year } = place;
  const input = inputOf(index);
  const at = (part: DecisionPart) => `${yearTotal(index, part)}${yearRow(year)}`;
  const cell = (part: DecisionPart, formula: string): Cell => ({
    formula,
    result: decided[part],
    format: part === 'decision' ? 'whole' : 'dollars',
  });
  return [
    cell('grown', grown(place)),
    cell('owed', `IF(${at('grown')}>0,${input('H')}*${shareLeft(place)},0)`),
    cell('usable', index === 0 ? usableBefore(place) : usableAfter(place)),
    cell('decision', decision(place)),
    cell('value', `IF(${at('decision')}=1,${input('B')},${at('grown')})`),
    cell('debt', `IF(${at('decision')}=1,${input('H')},${at('owed')})`),
  ];
}

function inputOf(index: number): (column: string) => string {
  return (column) => `Inputs!$${column}$${propertyRow(index)}`;
}

// Holdings have grown; a property fixed for this year, or one that starts the portfolio, is bought regardless of
// equity.
function grown({ index, year }: Place): string {
  const input = inputOf(index);
  const isStart = year === 0 ? `${input('F')}=1` : 'FALSE()';
  const isEntered = `IF(ISNUMBER(${input('D')}),${input('D')}=${year},${isStart})`;
  if (year === 0) return `IF(${isEntered},${input('B')},0)`;
  const before = `${yearTotal(index, 'value')}${yearRow(year - 1)}`;
  return `IF(${isEntered},${input('B')},${before}*(1+${input('E')}/100))`;
}

// Part of a debt left after the months since it joined, which are counted by the years before in which the property was
// held: level months after those of interest only.
function shareLeft({ index, year }: Place): string {
  if (year === 0) return '1';
  const input = inputOf(index);
  const column = yearTotal(index, 'value');
  const month = `12*COUNTIF(${column}${yearRow(0)}:${column}${yearRow(year - 1)},">0")`;
  const [rate, months, only] = [input('N'), input('O'), input('P')];
  const power = (exponent: string) => `(1+${rate}/1200)^(${exponent}-${only})`;
  const level = `(${power(months)}-${power(month)})/(${power(months)}-1)`;
  const running = `IF(${rate}=0,(${months}-${month})/(${months}-${only}),${level})`;
  return `IF(ISNUMBER(${months}),IF(${month}>=${months},0,IF(${month}<=${only},1,${running})),1)`;
}

// Equity freed by refinancing everything to the LVR limit, before this year's first decision.
function usableBefore({ year, count }: Place): string {
  const terms = Array.from({ length: count }, (_, index) => {
    const at = (part: DecisionPart) => `${yearTotal(index, part)}${yearRow(year)}`;
    return `(${at('grown')}*Inputs!$B$6/100-${at('owed')})`;
  });
  return terms.join('+');
}

// A purchase this year adds its value to the limit and its loan to the debt.
function usableAfter({ index, year }: Place): string {
  const last = index - 1;
  const input = inputOf(last);
  const at = (part: DecisionPart) => `${yearTotal(last, part)}${yearRow(year)}`;
  return `${at('usable')}+IF(${at('decision')}=1,${input('B')}*Inputs!$B$6/100-${input('H')},0)`;
}

// In list order: the first property whose deposit is not covered blocks all later ones.
function decision({ index, year }: Place): string {
  const input = inputOf(index);
  const at = (part: DecisionPart, of = index) => `${yearTotal(of, part)}${yearRow(year)}`;
  const own = `IF(OR(ISNUMBER(${input('D')}),${at('grown')}>0),0,IF(${at('usable')}>=${input('G')},1,-1))`;
  return index === 0 ? own : `IF(${at('decision', index - 1)}=-1,-1,${own})`;
}
