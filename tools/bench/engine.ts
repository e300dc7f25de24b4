import { createRequire } from 'node:module';
import {
  explainMortgageRepayment,
  ipmt,
  irr,
  ledgerSchedule,
  loanSchedule,
  maxPrice,
  mortgageRepayment,
  negativeGearing,
  npv,
  pmt,
  portfolioProjection,
  portfolioYears,
  rate,
  taxOnTaxableIncome,
  threeTests,
} from '@freehold/finance';
import { fillJointPaths, jointPaths } from '@freehold/finance/probability';
import * as financial from 'financial';
import { householdRows } from './household-runs.ts';
import { fullPortfolio, household, purchase } from './lending-inputs.ts';
import { type BenchRow, print } from './row.ts';

/** A function to time, with its limit. */
interface Subject {
  readonly name: string;
  readonly limitMicroseconds: number;
  readonly run: (round: number) => unknown;
}

const mortgage = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 200,
  today: '2026-11-21',
} as const;

const twentyProperties = Array.from({ length: 20 }, (_, index) => ({
  id: `p${index}`,
  propertyValue: 400_000 + index * 25_000,
  growthRate: 'high' as const,
  acquired: null,
}));

const weeklyLoan = {
  principal: 500_000,
  frequency: 'weekly',
  payments: 1_560,
  segments: [{ fromPayment: 1, annualRatePct: 4.5, loanType: 'principal_and_interest' }],
} as const;

const gearing = {
  propertyType: 'House',
  propertyPrice: 600_000,
  ownershipPercentage: 100,
  currentTaxableIncome: 77_000,
  depreciationYear: 1,
  financialYear: '2025-26',
} as const;

const jointPlan = { seed: 2026, years: 40, homes: 3 };
const joint = jointPaths(jointPlan);

const subjects: readonly Subject[] = [
  { name: 'income tax', limitMicroseconds: 1, run: (round) => taxOnTaxableIncome(50_000 + round, '2026-27') },
  {
    name: 'negative gearing',
    limitMicroseconds: 50,
    run: (round) => negativeGearing({ ...gearing, currentTaxableIncome: 50_000 + round }),
  },
  {
    name: 'mortgage with an extra, monthly',
    limitMicroseconds: 50,
    run: (round) => mortgageRepayment({ ...mortgage, loanAmount: 500_000 + round }),
  },
  {
    name: 'mortgage with an extra, weekly',
    limitMicroseconds: 50,
    run: (round) => mortgageRepayment({ ...mortgage, repaymentFrequency: 'weekly', loanAmount: 500_000 + round }),
  },
  {
    name: 'the same, explained',
    limitMicroseconds: 100,
    run: (round) => explainMortgageRepayment({ ...mortgage, loanAmount: 500_000 + round }),
  },
  {
    name: '30-year weekly schedule, all rows',
    limitMicroseconds: 1_000,
    run: (round) => loanSchedule({ ...weeklyLoan, principal: 500_000 + round }),
  },
  {
    name: '30 years × 20 properties',
    limitMicroseconds: 1_000,
    run: (round) => portfolioProjection({ properties: twentyProperties, years: 30, interestRate: 5 + (round % 3) }),
  },
  {
    name: '30-year weekly schedule in cents, offset and extras',
    limitMicroseconds: 1_000,
    run: (round) =>
      ledgerSchedule({
        principal: 500_000 + round,
        annualRatePct: 6.1,
        termMonths: 360,
        frequency: 'weekly',
        extras: [{ fromPeriod: 1, amount: 5 }],
        offset: { opening: 10_000, perPeriod: 1 },
      }),
  },
  {
    name: 'three tests',
    limitMicroseconds: 500,
    run: (round) => threeTests({ ...household, purchase: { ...purchase, cash: 150_000 + round } }),
  },
  {
    name: 'largest price',
    limitMicroseconds: 2_000,
    run: (round) => maxPrice({ ...purchase, cash: 150_000 + round }),
  },
  {
    name: 'portfolio with taxes, 30 years × 10 properties × 2 owners',
    limitMicroseconds: 10_000,
    run: (round) => portfolioYears({ ...fullPortfolio, equityLoanRatePct: 6 + (round % 3) / 10 }),
  },
  {
    name: 'joint paths of 1,000 futures, 40 years × 3 homes',
    limitMicroseconds: 60_000,
    run: (round) => {
      for (let future = 0; future < 1_000; future += 1) fillJointPaths(jointPlan, round * 1_000 + future, joint);
      return joint.rates[39];
    },
  },
];

/** The API of `amortizejs` used here; the package has no types. */
interface Amortizejs {
  readonly Calculator: {
    calculate(loan: { method: 'mortgage'; apr: number; balance: number; loanTerm: number }): {
      readonly totalPayment: number;
      readonly totalInterest: number;
    };
  };
}

const require = createRequire(import.meta.url);
const amortizejs: Amortizejs = require('amortizejs');
const amortize = (balance: number) =>
  amortizejs.Calculator.calculate({ method: 'mortgage', apr: 4.5, balance, loanTerm: 360 });

/** One calculation, by the engine and by a common alternative package; both return the figure itself. */
interface Rivalry {
  readonly name: string;
  readonly rival: string;
  readonly ours: (round: number) => number;
  readonly theirs: (round: number) => number;
}

/** The rate changes each round too, so that no power can be hoisted out of the loop. */
const monthlyOf = (round: number) => (0.045 + (round % 100) / 1e5) / 12;
const flows = (round: number): number[] => [-500_000 - round, ...Array.from({ length: 29 }, () => 20_000), 900_000];
const loanOf = (round: number) => ({ rate: monthlyOf(round), nper: 360, pv: 500_000 + round, fv: 0, type: 0 }) as const;

function solved(answer: ReturnType<typeof rate>): number {
  return answer.status === 'solved' ? answer.value : Number.NaN;
}

const rivalries: readonly Rivalry[] = [
  {
    name: 'pmt',
    rival: 'financial',
    ours: (round) => pmt(loanOf(round)),
    theirs: (round) => financial.pmt(monthlyOf(round), 360, 500_000 + round),
  },
  {
    name: 'ipmt, payment 180',
    rival: 'financial',
    ours: (round) => ipmt({ ...loanOf(round), per: 180 }),
    theirs: (round) => financial.ipmt(monthlyOf(round), 180, 360, 500_000 + round),
  },
  {
    name: 'rate of 360 payments',
    rival: 'financial',
    ours: (round) => solved(rate({ nper: 360, pmt: -2_533, pv: 400_000 + round, fv: 0, type: 0, guess: 0.01 })),
    theirs: (round) => financial.rate(360, -2_533, 400_000 + round, 0, financial.PaymentDueTime.End, 0.01),
  },
  {
    name: 'npv of 31 flows',
    rival: 'financial',
    ours: (round) => npv({ rate: 0.05, cashflows: flows(round), firstPeriod: 0 }),
    theirs: (round) => financial.npv(0.05, flows(round)),
  },
  {
    name: 'irr of 31 flows',
    rival: 'financial',
    ours: (round) => solved(irr(flows(round))),
    theirs: (round) => financial.irr(flows(round)),
  },
  {
    name: '30-year mortgage calculator, total repayments',
    rival: 'amortizejs',
    ours: (round) =>
      mortgageRepayment({ ...mortgage, additionalRepayments: 0, loanAmount: 500_000 + round }).totalRepayments,
    theirs: (round) => amortize(500_000 + round).totalPayment,
  },
  {
    name: '30-year monthly schedule, interest',
    rival: 'amortizejs',
    ours: (round) =>
      loanSchedule({ ...weeklyLoan, frequency: 'monthly', payments: 360, principal: 500_000 + round }).outcome
        .totalInterest,
    theirs: (round) => amortize(500_000 + round).totalInterest,
  },
];

/** Median in microseconds per run; each sample repeats the function for about two milliseconds. */
function medianMicroseconds(run: Subject['run']): number {
  const repeats = Math.max(1, Math.floor(2_000 / microsecondsOf(run, 50)));
  microsecondsOf(run, repeats * 20);
  const samples = Array.from({ length: 101 }, () => microsecondsOf(run, repeats));
  return samples.sort((a, b) => a - b)[50] ?? Number.NaN;
}

let kept: unknown;

/** Mean time per run in microseconds; keeps the result so that no run can be optimised away. */
function microsecondsOf(run: Subject['run'], repeats: number): number {
  const start = performance.now();
  for (let round = 0; round < repeats; round += 1) kept = run(round);
  return ((performance.now() - start) * 1_000) / repeats;
}

/** A calculation's median beside its limit. */
function limited({ name, limitMicroseconds, run }: Subject): BenchRow {
  const median = medianMicroseconds(run);
  return {
    section: 'engine',
    what: name,
    ours: { amount: median, unit: 'µs' },
    reference: { name: 'limit', amount: limitMicroseconds },
    ratio: median / limitMicroseconds,
    most: 1,
  };
}

/** Both medians, ours as a multiple of theirs, and whether the two results agree. */
function compared({ name, rival, ours, theirs }: Rivalry): BenchRow {
  const ourMedian = medianMicroseconds(ours);
  const theirMedian = medianMicroseconds(theirs);
  const apart = Math.abs(ours(0) / theirs(0) - 1);
  if (!(apart < 1e-6)) throw new Error(`${name}: the figures lie ${apart} apart`);
  return {
    section: 'engine',
    what: name,
    ours: { amount: ourMedian, unit: 'µs' },
    reference: { name: rival, amount: theirMedian },
    ratio: ourMedian / theirMedian,
  };
}

for (const subject of subjects) print(limited(subject));
for (const rivalry of rivalries) print(compared(rivalry));
for (const row of await householdRows()) print(row);
if (kept === undefined) throw new Error('nothing was calculated');
