import type { Rule } from './rule.ts';

/** Kinds of income a lender counts, some of them in part. */
export const incomeTypes = [
  'salary',
  'selfEmployed',
  'nonTaxable',
  'casual',
  'overtime',
  'bonus',
  'commission',
  'dividends',
  'rental',
  'other',
] as const;
export type IncomeType = (typeof incomeTypes)[number];

/** How rent is counted: a percentage that stands for costs and vacancy, or less the costs. */
export const rentMethods = ['haircut', 'haircutThenCosts'] as const;

/** What a lender assumes when it works out how much a household can repay. Percentages; dollars a month. */
export interface LendingPolicy {
  /** Points over the loan's rate. */
  readonly bufferPct: number;
  /** Lowest assessment rate. */
  readonly floorPct: number;
  /** Debt in times gross income above which fewer lenders can say yes. */
  readonly dtiLimit: number;
  /** Of the limit, a month. */
  readonly cardPctPerMonth: number;
  readonly cardMinPerMonth: number;
  readonly overdraftPctPerMonth: number;
  /** How much of each kind of income counts. */
  readonly shadingPct: Readonly<Record<IncomeType, number>>;
  readonly rentMethod: (typeof rentMethods)[number];
  readonly rentGrossPct: number;
  /** Least costs of a rental, percent of gross rent. */
  readonly rentMinCostPct: number;
  /** Living costs a month for 0, 1, 2 and 3 or more dependants. */
  readonly benchmarkMonthly: Readonly<Record<'single' | 'couple', readonly number[]>>;
  readonly negativeGearing: boolean;
  readonly minSurplusMonthly: number;
}

/** The defaults of a lender's policy; every one can be overridden. */
export const lendingPolicy: Rule<LendingPolicy> = {
  id: 'lending.policy',
  label: 'Typical lender’s policy',
  value: {
    bufferPct: 3,
    floorPct: 5.5,
    dtiLimit: 6,
    cardPctPerMonth: 3.8,
    cardMinPerMonth: 25,
    overdraftPctPerMonth: 3,
    shadingPct: {
      salary: 100,
      selfEmployed: 100,
      nonTaxable: 100,
      casual: 80,
      overtime: 80,
      bonus: 80,
      commission: 80,
      dividends: 80,
      rental: 80,
      other: 80,
    },
    rentMethod: 'haircut',
    rentGrossPct: 90,
    rentMinCostPct: 10,
    benchmarkMonthly: { single: [1_400, 1_800, 2_100, 2_400], couple: [2_100, 2_400, 2_700, 3_000] },
    negativeGearing: true,
    minSurplusMonthly: 0,
  },
  unit: 'percent; dollars a month',
  from: '2026-02-01',
  to: null,
  source:
    'APRA (buffer, October 2021; debt to income, 1 February 2026; APG 223); one major bank’s policy of February 2024 (cards, overdrafts); open calculators (floor, living-cost benchmark)',
  read: '2026-11-21',
  confidence: 'single-source',
  note: 'Illustrative: lenders differ. The living-cost benchmark is ours, by household size alone; the measure that lenders license is not published. Shading of casual, dividend and self-employed income and the treatment of rental losses vary by lender',
};

/** What a lender assumes otherwise than the typical policy: nested parts key by key. */
type PolicyChange = {
  readonly [Name in keyof Omit<LendingPolicy, 'shadingPct'>]?: LendingPolicy[Name];
} & { readonly shadingPct?: Partial<LendingPolicy['shadingPct']> };

/** A cautious and a generous lender, between which most answers lie. */
export const lenderRange: Rule<Readonly<Record<'cautious' | 'generous', PolicyChange>>> = {
  id: 'lending.range',
  label: 'A cautious and a generous lender',
  value: {
    cautious: {
      // The typical benchmark and 15 %.
      benchmarkMonthly: { single: [1_610, 2_070, 2_415, 2_760], couple: [2_415, 2_760, 3_105, 3_450] },
      shadingPct: { rental: 75, overtime: 60, bonus: 60, commission: 60 },
    },
    generous: { cardPctPerMonth: 3, shadingPct: { rental: 90, overtime: 100 } },
  },
  unit: 'percent; dollars a month',
  from: '2026-02-01',
  to: null,
  source: 'Freehold’s own estimate, within the policies that lenders publish',
  read: '2026-11-21',
  confidence: 'single-source',
  note: 'Illustrative. More than $150,000 between lenders for one applicant is reported; neither lender goes below APRA’s buffer',
};
