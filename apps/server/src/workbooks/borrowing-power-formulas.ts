import { counts, lawAt } from './borrowing-power-law.ts';

/** Row of each input on the sheet Inputs; the second person's are in column C, the properties in B to E. */
export const inputRows = {
  people: 6,
  salary: 7,
  extra: 8,
  business: 9,
  dividends: 10,
  other: 11,
  taxFree: 12,
  help: 13,
  dependants: 14,
  living: 15,
  cards: 16,
  otherBalance: 17,
  otherRepayment: 18,
  rate: 19,
  term: 20,
  buffer: 21,
  floor: 22,
  dtiLimit: 23,
  propertyHeads: 24,
  rent: 25,
  homeLoan: 26,
  homeLoanRate: 27,
  homeLoanMonths: 28,
  homeLoanIsLet: 29,
} as const;

/** A person's column. */
export type Column = 'B' | 'C';

/** The columns of the properties. */
export const propertyColumns = ['B', 'C', 'D', 'E'] as const;
export type PropertyColumn = (typeof propertyColumns)[number];

/** Address of an input, from another sheet. */
export function typed(name: keyof typeof inputRows, column: PropertyColumn = 'B'): string {
  return `Inputs!$${column}$${inputRows[name]}`;
}

/** The sum over the four properties of an input, from another sheet. */
export function typedSum(name: 'rent' | 'homeLoan'): string {
  return `SUM(Inputs!$B$${inputRows[name]}:$E$${inputRows[name]})`;
}

/** The low income offset: linear from point to point, and nothing from the last. */
export function offsetFormula(income: string): string {
  const between = (from: number): string => {
    if (from >= counts.points - 1) return '0';
    const [low, high] = [lawAt(`point${from}`), lawAt(`point${from + 1}`)];
    const [start, end] = [lawAt(`offset${from}`), lawAt(`offset${from + 1}`)];
    return `IF(${income}<${high},${start}+(${income}-${low})*(${end}-${start})/(${high}-${low}),${between(from + 1)})`;
  };
  return `IF(${income}<=${lawAt('point0')},${lawAt('offset0')},${between(0)})`;
}

/** A year's HELP repayment on an income that adds a claimed rental loss back. */
export function helpFormula(income: string): string {
  const from = (step: number): string => {
    if (step < 0) return '0';
    const above = lawAt(`helpAbove${step}`);
    const repaid = `${lawAt(`helpBase${step}`)}+(${income}-${above})*${lawAt(`helpPct${step}`)}/100`;
    return `IF(${income}>${above},${repaid},${from(step - 1)})`;
  };
  const whole = `${income}*${lawAt('helpWholePct')}/100`;
  return `IF(${income}>${lawAt('helpWholeAbove')},${whole},${from(counts.repayments - 1)})`;
}

/** The benchmark of a household by its dependants. */
export function benchmarkFormula(dependants: string, isTwo: string): string {
  const of = (kind: 'single' | 'couple') => {
    const cells = [0, 1, 2, 3].map((count) => lawAt(`${kind}${count}`));
    return `CHOOSE(MIN(3,${dependants})+1,${cells.join(',')})`;
  };
  return `IF(${isTwo},${of('couple')},${of('single')})`;
}

/** The repayment a month that clears a loan. */
export function repaymentFormula(loan: string, ratePct: string, months: string): string {
  const rate = `(${ratePct}/1200)`;
  return `IF(${ratePct}=0,${loan}/${months},${loan}*${rate}/(1-(1+${rate})^(-${months})))`;
}
