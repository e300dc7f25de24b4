import { counts, lawAt } from './borrowing-power-law.ts';

/** Row of each input on the sheet Inputs; the second person's are in column C. */
export const inputRows = {
  people: 6,
  salary: 7,
  extra: 8,
  help: 9,
  dependants: 10,
  living: 11,
  rent: 12,
  cards: 13,
  otherBalance: 14,
  otherRepayment: 15,
  homeLoan: 16,
  homeLoanRate: 17,
  homeLoanMonths: 18,
  homeLoanIsLet: 19,
  rate: 20,
  term: 21,
  buffer: 22,
  floor: 23,
  dtiLimit: 24,
} as const;

/** A person's column. */
export type Column = 'B' | 'C';

/** Address of an input, from another sheet. */
export function typed(name: keyof typeof inputRows, column: Column = 'B'): string {
  return `Inputs!$${column}$${inputRows[name]}`;
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
