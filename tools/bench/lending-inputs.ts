import { type PortfolioInputs, states } from '@freehold/finance';

/** A purchase in New South Wales. */
export const purchase = {
  state: 'NSW',
  contractDate: '2026-11-21',
  buyer: 'owner',
  property: 'established',
  cash: 0,
} as const;

/** A couple with a rental, a card and a loan that buys another rental. */
export const household = {
  financialYear: '2026-27',
  applicants: [{ incomes: [{ type: 'salary', annual: 120_000 }] }, { incomes: [{ type: 'overtime', annual: 90_000 }] }],
  households: [{ adults: 2, dependants: 2, declaredLivingMonthly: 3_200 }],
  properties: [{ id: 'r1', weeklyRent: 520, owners: [{ applicant: 0, sharePct: 100 }] }],
  liabilities: [
    { kind: 'card', limit: 15_000 },
    { kind: 'homeLoan', property: 'r1', balance: 410_000, annualRatePct: 6.25, remainingMonths: 324 },
  ],
  newLoan: { annualRatePct: 6.4, termYears: 30, purpose: 'investor' },
  newProperty: { id: 'new', weeklyRent: 600, owners: [{ applicant: 0, sharePct: 100 }] },
} as const;

/** Ten properties in eight places, two owners. */
export const fullPortfolio: PortfolioInputs = {
  startFy: '2026-27',
  years: 30,
  owners: [
    { id: 'a', salary: 140_000, salaryGrowthPct: 3 },
    { id: 'b', salary: 110_000, salaryGrowthPct: 3, helpDebt: true },
  ],
  household: { livingMonthly: 4_200, livingGrowthPct: 2.5, cash: 190_000, minCash: 30_000, adults: 2 },
  properties: [...states, 'QLD' as const, 'VIC' as const].map((state, index) => ({
    id: `p${index}`,
    state,
    price: 450_000 + index * 20_000,
    growthPct: 5,
    rentWeekly: 480,
    rentGrowthPct: 3,
    costsAnnual: 5_200,
    managementPct: 7,
    landValuePct: 55,
    loan: { annualRatePct: 6.3, termYears: 30, ioYears: 5 },
    owners: [
      { owner: 'a', sharePct: 50 },
      { owner: 'b', sharePct: 50 },
    ],
    treatment: 'quarantined',
  })),
};
