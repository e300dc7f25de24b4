import {
  type Law,
  lawOfYear,
  lendingPolicy,
  lowIncomeOffsets,
  medicareLevies,
  personalLoanTerms,
  type Rule,
  residentTaxScales,
  studyLoanRepayments,
} from '@freehold/finance';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

/** The year whose tax a lender works with. */
export const powerYear = '2026-27';

interface LawEntry {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly format: Format;
}

const law = lawOfYear(powerYear);
const scale = ruleIn(law, 'income tax', residentTaxScales);
const levy = ruleIn(law, 'Medicare levy', medicareLevies);
const offset = ruleIn(law, 'low income tax offset', lowIncomeOffsets);
const studyLoan = ruleIn(law, 'study loan repayment', studyLoanRepayments);
const { value: policy } = lendingPolicy;

/** Number of steps of the year's rates, points of its low income offset and steps of its study loan repayments. */
export const counts = {
  rates: scale.length,
  points: offset.length,
  repayments: studyLoan.kind === 'marginal' ? studyLoan.scale.length : 0,
} as const;

const entries: readonly LawEntry[] = [
  ...scale.flatMap(({ above, rate }, index) => [
    dollars(`above${index}`, `Resident rates of ${powerYear}, step ${index + 1}: income above`, above),
    percent(`more${index}`, 'Percent more than the step before', (rate - (scale[index - 1]?.rate ?? 0)) * 100),
  ]),
  ...offset.flatMap((point, index) => [
    dollars(`point${index}`, `Low income offset, point ${index + 1}: income`, point.income),
    dollars(`offset${index}`, 'The offset there', point.offset),
  ]),
  dollars('levyFrom', 'Medicare levy: nothing up to', levy.threshold),
  percent('levyPct', 'Percent of the whole', levy.rate * 100),
  percent('levyMostPct', 'At most, percent of the rest', levy.phaseIn * 100),
  ...studyLoanEntries(),
  percent('salaryPct', 'A lender counts of salary, percent', policy.shadingPct.salary),
  percent('overtimePct', 'Of overtime and bonus', policy.shadingPct.overtime),
  percent('selfEmployedPct', 'Of business profit', policy.shadingPct.selfEmployed),
  percent('dividendsPct', 'Of dividends and interest', policy.shadingPct.dividends),
  percent('otherPct', 'Of other taxable income', policy.shadingPct.other),
  percent('taxFreePct', 'Of tax-free income', policy.shadingPct.nonTaxable),
  percent('rentPct', 'Of rent', policy.shadingPct.rental),
  percent('cardPct', 'Of card limits, a month', policy.cardPctPerMonth),
  dollars('cardLeast', 'Of card limits at least, a month', policy.cardMinPerMonth),
  ...benchmarkEntries('single', 'Living-cost benchmark a month, one adult'),
  ...benchmarkEntries('couple', 'Living-cost benchmark a month, two adults'),
  percent('otherRate', 'Other loans without a repayment, percent a year', personalLoanTerms.value.annualRatePct),
  { ...percent('otherMonths', 'Months', personalLoanTerms.value.remainingMonths), format: 'whole' },
];

function studyLoanEntries(): readonly LawEntry[] {
  if (studyLoan.kind !== 'marginal') return [];
  return [
    ...studyLoan.scale.flatMap(({ above, base, rate }, index) => [
      dollars(`helpAbove${index}`, `HELP repayment, step ${index + 1}: income above`, above),
      dollars(`helpBase${index}`, 'Repaid there', base),
      percent(`helpPct${index}`, 'Percent of the rest', rate * 100),
    ]),
    dollars('helpWholeAbove', 'HELP repayment of the whole income above', studyLoan.wholeAbove),
    percent('helpWholePct', 'Percent of it', studyLoan.wholeRate * 100),
  ];
}

function benchmarkEntries(kind: 'single' | 'couple', label: string): readonly LawEntry[] {
  return policy.benchmarkMonthly[kind].map((amount, count) =>
    dollars(`${kind}${count}`, `${label}, ${count === 3 ? '3 or more' : count} dependants`, amount),
  );
}

function ruleIn<Value>(year: Law, topic: string, rules: readonly Rule<Value>[]): Value {
  const found = year.find(topic, rules);
  if (found.status === 'no-rule') throw new TypeError(`There is no ${topic} of ${year.financialYear}`);
  return found.rule.value;
}

function dollars(key: string, label: string, value: number): LawEntry {
  return { key, label, value, format: 'dollars' };
}

function percent(key: string, label: string, value: number): LawEntry {
  return { key, label, value, format: 'rate' };
}

/** Address of a figure of the law or of the lender's policy. Throws TypeError for one that the sheet does not have. */
export function lawAt(key: string): string {
  const index = entries.findIndex((entry) => entry.key === key);
  if (index < 0) throw new TypeError(`The sheet has no ${key}`);
  return `Law!$B$${index + 2}`;
}

/** The tax law of the year and a typical lender's policy, each figure in a cell of its own. */
export function powerLawSheet(): Sheet {
  return {
    name: 'Law',
    widths: [60, 20],
    headRows: 1,
    rows: [
      ['Law and policy', 'Figure'].map(head),
      ...entries.map(({ label, value, format }): Cell[] => [{ text: label }, { figure: value, format }]),
    ],
  };
}
