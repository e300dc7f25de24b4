import type { PortfolioInputs, PortfolioProperty } from '../src/portfolio/portfolio-plan.ts';
import { pick } from './decimals.ts';

/** Whole numbers and dollars, now in thousands, now with cents, of a source of numbers from 0 to 1. */
function drawsOf(random: () => number) {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const dollars = (least: number, most: number) => {
    const grain = pick(random, [1_000, 1, 0.01]);
    return grain === 0.01 ? whole(least * 100, most * 100) / 100 : whole(least / grain, most / grain) * grain;
  };
  return { whole, dollars };
}

/** A portfolio with every name given: owners, a household and properties to buy, some in entered years. */
export function drawPortfolio(random: () => number): PortfolioInputs {
  const { whole, dollars } = drawsOf(random);
  const shares = pick(random, [[100], [50, 50], [25, 75], [60, 30, 10]]);
  const owners = shares.map((_, place) => ({
    id: `owner${place}`,
    salary: dollars(0, 240_000),
    salaryGrowthPct: pick(random, [0, 2.5, 3, -1]),
    helpDebt: random() < 0.3,
  }));
  return {
    startFy: pick(random, ['2025-26', '2026-27', '2027-28']),
    years: whole(1, 12),
    priceIndexation: pick(random, ['indexed', 'indexed', 'entered']),
    owners,
    household: {
      livingMonthly: dollars(0, 6_000),
      livingGrowthPct: pick(random, [0, 2.5]),
      otherRepaymentsMonthly: pick(random, [0, 500]),
      cash: dollars(0, 900_000),
      minCash: pick(random, [0, 30_000]),
      cashRatePct: pick(random, [0, 0, 3.5]),
      adults: whole(1, 2),
      dependants: whole(0, 4),
    },
    equityLoanRatePct: pick(random, [6.5, 7.1]),
    usableEquityPct: pick(random, [80, 90]),
    gateNegativeGearing: random() < 0.5,
    properties: Array.from({ length: whole(1, 4) }, (_, place) => drawProperty(random, shares, place)),
  };
}

function drawProperty(random: () => number, shares: readonly number[], place: number): PortfolioProperty {
  const { whole, dollars } = drawsOf(random);
  return {
    id: `home${place}`,
    state: pick(random, ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']),
    price: dollars(150_000, 1_400_000),
    growthPct: pick(random, [0, 3, 5, 7.25, 11, -2]),
    acquired: pick(random, [null, null, null, 0, whole(0, 8)]),
    lvrPct: pick(random, [80, 80, 88.5, 95, 60, 0]),
    otherCosts: dollars(0, 5_000),
    property: pick(random, ['established', 'new', 'land']),
    rentWeekly: pick(random, [0, whole(200, 900), 519.55]),
    rentGrowthPct: pick(random, [0, 3, 2.75]),
    vacancyWeeks: pick(random, [0, 2, 1.5]),
    costsAnnual: dollars(0, 9_000),
    costsGrowthPct: pick(random, [0, 2.5]),
    managementPct: pick(random, [0, 7, 8.8]),
    landValuePct: pick(random, [0, 55, 62.5]),
    landTaxExempt: random() < 0.2,
    loan: { annualRatePct: pick(random, [0, 6.3, 5.99]), termYears: pick(random, [5, 25, 30]), ioYears: whole(0, 4) },
    depreciation: pick(random, [[], [6_000, 5_000, 4_500.55]]),
    owners: shares.map((sharePct, owner) => ({ owner: `owner${owner}`, sharePct })),
    treatment: pick(random, ['grandfathered', 'newBuild', 'transitional', 'quarantined']),
  };
}
