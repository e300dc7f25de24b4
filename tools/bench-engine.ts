import {
  explainMortgageRepayment,
  loanSchedule,
  mortgageRepayment,
  negativeGearing,
  portfolioProjection,
  taxOnTaxableIncome,
} from '@freehold/finance';

/** One thing to time, and what it may cost at most. */
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
];

/** Middle of the samples, microseconds for one run; each sample repeats the subject for about two milliseconds. */
function medianMicroseconds({ run }: Subject): number {
  const repeats = Math.max(1, Math.floor(2_000 / microsecondsOf(run, 50)));
  microsecondsOf(run, repeats * 20);
  const samples = Array.from({ length: 101 }, () => microsecondsOf(run, repeats));
  return samples.sort((a, b) => a - b)[50] ?? Number.NaN;
}

let kept: unknown;

/** Average time of one run over a number of them; the result is kept so that no run can be optimised away. */
function microsecondsOf(run: Subject['run'], repeats: number): number {
  const start = performance.now();
  for (let round = 0; round < repeats; round += 1) kept = run(round);
  return ((performance.now() - start) * 1_000) / repeats;
}

const rows = subjects.map((subject) => {
  const median = medianMicroseconds(subject);
  return {
    calculation: subject.name,
    'median µs': Number(median.toPrecision(3)),
    'limit µs': subject.limitMicroseconds,
    within: median <= subject.limitMicroseconds,
  };
});

console.table(rows);
if (kept === undefined) throw new Error('nothing was calculated');
process.exitCode = rows.every(({ within }) => within) ? 0 : 1;
