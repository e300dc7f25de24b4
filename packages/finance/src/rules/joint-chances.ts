import type { Provenance, Rule } from './rule.ts';

/** The four series that are drawn together, in the order of the lists below. */
export const jointSeries = ['growth', 'rents', 'rates', 'prices'] as const;
export type JointSeries = (typeof jointSeries)[number];

/** A value for each of the four series. */
export type BySeries<Value> = Readonly<Record<JointSeries, Value>>;

/** Fields shared by what is fitted on the history; docs/CHANCES.md has the method. */
const fitted = {
  source:
    'Freehold’s fit. Source: Australian Bureau of Statistics, 6416.0 and 6432.0 (house prices), 6401.0 (rents, consumer prices); Source: RBA 2026, F5 (standard variable rate of owner-occupiers)',
  read: '2026-11-23',
  confidence: 'single-source',
  from: null,
  to: null,
} as const satisfies Provenance & { readonly from: null; readonly to: null };

const period = 'Years 1987 to 2025, 39 points, one mean for all of them';

/** How much of last year’s deviation of each series (the inner names) is left in each series (the outer names) this year. */
export const jointPersistence: Rule<BySeries<BySeries<number>>> = {
  id: 'chances.persistence',
  label: 'What a year leaves in the next: prices of homes, rents, rates, consumer prices',
  value: {
    growth: { growth: 0, rents: 0, rates: 0, prices: 0 },
    rents: { growth: 0, rents: 0.842, rates: -0.22, prices: 0.329 },
    rates: { growth: 0.073, rents: 0, rates: 0.822, prices: 0.298 },
    prices: { growth: 0.119, rents: 0, rates: 0, prices: 0.508 },
  },
  unit: 'points of this year’s deviation for each point of last year’s',
  ...fitted,
  note: `${period}. Effects smaller than twice their standard error are 0; own persistence is corrected for the short sample (Kendall, 1954). House prices before 2003 are the older index linked on, which the ABS advises against`,
};

/** How much of each series is news in a year. */
export const jointShocks: Rule<BySeries<number>> = {
  id: 'chances.shocks',
  label: 'News of a year: prices of homes, rents, rates, consumer prices',
  value: { growth: 6.828, rents: 1.333, rates: 0.965, prices: 1.362 },
  unit: 'one standard deviation: log growth in percent, for rates percentage points',
  ...fitted,
  note: `${period}. What the persistence leaves unexplained`,
};

/** Correlation of the news of a year between two series. */
export const jointCorrelations: Rule<BySeries<BySeries<number>>> = {
  id: 'chances.correlations',
  label: 'How the news of a year goes together: prices of homes, rents, rates, consumer prices',
  value: {
    growth: { growth: 1, rents: -0.031, rates: -0.306, prices: 0.041 },
    rents: { growth: -0.031, rents: 1, rates: 0.437, prices: 0.418 },
    rates: { growth: -0.306, rents: 0.437, rates: 1, prices: 0.537 },
    prices: { growth: 0.041, rents: 0.418, rates: 0.537, prices: 1 },
  },
  unit: 'correlation, -1 to 1',
  ...fitted,
  note: `${period}. A correlation below 0.32 either way could be chance; none is set to 0`,
};

/** A dwelling’s own growth beyond the national index. */
export const dwellingShock: Rule<number> = {
  id: 'chances.dwelling',
  label: 'A dwelling’s own part of its growth',
  value: 6,
  unit: 'one standard deviation of a year’s log growth, percent',
  source: 'Freehold’s own estimate, open to change by its multiplier',
  read: '2026-11-23',
  confidence: 'unverified',
  from: null,
  to: null,
  note: 'No open series follows single dwellings. Eight capital cities stray 5.7 from the national index in a year, 17.5 in five and 22.9 in ten (ABS 6416.0, 2004 to 2021, each city counted once); a dwelling strays at least as far as its city',
};

/** How much of a dwelling’s own part stays in the next year. */
export const dwellingPersistence: Rule<number> = {
  id: 'chances.dwelling-persistence',
  label: 'What a year leaves of a dwelling’s own part in the next',
  value: 0.4,
  unit: 'share of last year’s own part',
  source: 'Freehold’s own estimate, open to change by its multiplier',
  read: '2026-11-23',
  confidence: 'unverified',
  from: null,
  to: null,
  note: 'Growth of the eight capital cities beyond the national index keeps 0.17 to 0.78 of itself, 0.4 on average (ABS 6416.0, 2004 to 2021)',
};

/** No loan gets cheaper than this in a future, unless the plan’s own rate is lower. */
export const loanRateFloor: Rule<number> = {
  id: 'chances.loan-rate-floor',
  label: 'Lowest loan rate in a future',
  value: 2,
  unit: 'percent a year',
  source:
    'Freehold’s own estimate. Source: RBA 2026, F5: the lowest of its housing loan rates since 1959 is 2.14 % (three years fixed, owner-occupiers, March 2021)',
  read: '2026-11-23',
  confidence: 'unverified',
  from: null,
  to: null,
  note: 'The lowest variable rate there is 3.45 % (discounted, August 2021)',
};

/** What a screen says beside figures of joint futures. */
export const jointChancesSentence =
  'Home prices, rents, interest rates and consumer prices are drawn together: they vary, last and move with each other as they did in Australia from 1987 to 2025. Each home varies more than the index, by our own estimate. 39 years are one history, so these are chances under a model, not a forecast.';
