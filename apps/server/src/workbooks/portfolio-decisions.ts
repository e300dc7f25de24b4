import type { Decision } from './portfolio-figures.ts';
import { type DecisionPart, propertyRow, yearRow, yearTotal } from './portfolio-places.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

const partNames: Readonly<Record<DecisionPart, string>> = {
  grown: 'Grown, or bought as entered',
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
    widths: [8, ...indexes.flatMap(() => [24, 18, 16, 18, 18])],
    headRows: 2,
    rows: [
      [null, ...indexes.flatMap((index) => [head(`Property ${index + 1}`), null, null, null, null])],
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
    cell('usable', index === 0 ? usableBefore(place) : usableAfter(place)),
    cell('decision', decision(place)),
    cell('value', `IF(${at('decision')}=1,${input('B')},${at('grown')})`),
    cell('debt', `IF(${at('value')}>0,${input('H')},0)`),
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

// Equity freed by refinancing everything to the LVR limit, before this year's first decision.
function usableBefore({ year, count }: Place): string {
  const terms = Array.from({ length: count }, (_, index) => {
    const value = `${yearTotal(index, 'grown')}${yearRow(year)}`;
    return `(${value}*Inputs!$B$6/100-IF(${value}>0,${inputOf(index)('H')},0))`;
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
