import { expect, test } from 'vitest';
import type { Household } from '../household/household.ts';
import type { Timeline, TimelineYear } from '../ledger/timeline.ts';
import { portfolioYears } from '../portfolio/portfolio-engine.ts';
import type { PortfolioInputs } from '../portfolio/portfolio-plan.ts';
import { portfolioProjection } from '../projection/portfolio-projection.ts';
import { simulatorProperties } from '../rules/projection.ts';
import { balanceSheet } from '../views/balance-sheet.ts';
import { yearStatement } from '../views/year-statement.ts';
import { runHousehold } from './run.ts';

/** An income below the tax-free threshold and a rental at a loss: no tax, whenever it falls due. */
const plan: PortfolioInputs = {
  startFy: '2026-27',
  years: 8,
  owners: [{ id: 'kim', salary: 18_000 }],
  household: { livingMonthly: 1_000, cash: 200_000, adults: 1 },
  properties: [
    {
      id: 'unit',
      state: 'QLD',
      price: 600_000,
      growthPct: 5,
      acquired: 0,
      rentWeekly: 500,
      rentGrowthPct: 3,
      vacancyWeeks: 2,
      costsAnnual: 5_000,
      managementPct: 8,
      landValuePct: 50,
      landTaxExempt: true,
      loan: { annualRatePct: 6, termYears: 30, ioYears: 5 },
      owners: [{ owner: 'kim', sharePct: 100 }],
      treatment: 'grandfathered',
    },
  ],
};

/** The same household month by month, from after the purchase on; the pay is entered without the employer's super. */
function monthly(cash: number): Household {
  return {
    start: '2026-07',
    people: [{ id: 'kim', born: '1990-01', hospitalCover: true }],
    incomes: [{ id: 'pay', person: 'kim', kind: 'taxable', annual: 18_000 }],
    accounts: [{ id: 'cash', balance: cash }],
    holdings: [],
    homes: [
      {
        id: 'unit',
        state: 'QLD',
        value: 600_000,
        growthPct: 5,
        kind: 'established',
        contract: '2024-07-01',
        price: 600_000,
        landPct: 0,
        use: 'rent',
        rentWeekly: 500,
        rentGrowthPct: 3,
        vacancyWeeks: 2,
        annualCosts: 5_000,
        managementPct: 8,
        owners: [{ owner: 'kim', sharePct: 100 }],
      },
    ],
    loans: [
      {
        id: 'loan',
        kind: 'home',
        on: ['unit'],
        purpose: 'unit',
        balance: 480_000,
        ratePct: 6,
        interestOnlyUntil: '2031-06',
        ends: '2056-06',
      },
    ],
    costs: [{ id: 'living', monthly: 1_000 }],
    events: [],
    assume: {
      pricesPct: 0,
      wagesPct: 0,
      growthPct: 5,
      rentGrowthPct: 3,
      superReturnPct: 0,
      sharesGrowthPct: 0,
      loanRatePct: 6,
    },
  };
}

/** A financial year of the months in the words of the yearly rows. */
function yearlyRow(timeline: Timeline, row: TimelineYear) {
  const { property, loans, cash } = balanceSheet(timeline, row.last);
  const { rent, propertyCosts, loanInterest, principalRepaid } = yearStatement(timeline, row);
  return {
    totalValue: property,
    totalDebt: loans,
    cash,
    rent,
    costs: -propertyCosts,
    interest: -loanInterest,
    principal: principalRepaid,
  };
}

// Rent, costs and management are rounded each month: 36 amounts a year to half a cent each.
const dollarsAYear = 0.18;

test('the months of a year add up to the yearly preset’s row where no tax falls due', () => {
  const [first, ...rows] = portfolioYears(plan).rows;
  const timeline = runHousehold(monthly(first?.cash ?? 0), { years: 8 });
  expect(timeline.years).toHaveLength(8);
  for (const [place, year] of timeline.years.entries()) {
    const row: object = rows[place] ?? {};
    for (const [name, amount] of Object.entries(yearlyRow(timeline, year))) {
      const difference = Math.abs(amount - Number(Reflect.get(row, name)));
      expect(difference, `${name} of ${year.financialYear}`).toBeLessThanOrEqual(dollarsAYear * (place + 1));
    }
  }
});

test('the simple preset stays the specification’s own: three homes of thirty years come to 4,193,504.43', () => {
  const { rows, acquiredYears } = portfolioProjection({ years: 30, properties: simulatorProperties });
  expect(acquiredYears).toEqual({ p1: 0, p2: 6, p3: 10 });
  expect(rows[30]?.totalEquity).toBeCloseTo(4_193_504.43, 2);
});
