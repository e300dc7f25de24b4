import type { Provenance, Rule } from './rule.ts';

/** Fields shared by all values we assume ourselves; `note` says what each is based on. */
function assumed(note: string): Provenance & { readonly from: null; readonly to: null } {
  return {
    source: 'Freehold’s own working assumption, open to change on the screen',
    read: '2026-11-21',
    confidence: 'unverified',
    note,
    from: null,
    to: null,
  };
}

/** How much one property's growth deviates from the assumed rate in a typical year. */
export const growthVolatilityPercent: Rule<number> = {
  id: 'probability.growth-volatility',
  label: 'Growth volatility',
  value: 10,
  unit: 'percentage points a year, one standard deviation of log growth',
  ...assumed('One dwelling is more volatile than a city’s index, which is an average of many'),
};

/** Correlation of growth between two properties. */
export const growthCorrelationPercent: Rule<number> = {
  id: 'probability.growth-correlation',
  label: 'How alike properties grow',
  value: 50,
  unit: 'percent; 0 independent, 100 in step',
  ...assumed('Half of the variance from the market that all share, half from the dwelling itself'),
};

/** How much the interest rate moves in a typical year. */
export const rateVolatilityPoints: Rule<number> = {
  id: 'probability.rate-volatility',
  label: 'Interest rate volatility',
  value: 1,
  unit: 'percentage points a year, one standard deviation',
  ...assumed('With the reversion, the rate strays some 1.7 points from what is entered over the long run'),
};

/** How much of its gap to the entered rate the interest rate keeps from one year to the next. */
export const ratePersistencePercent: Rule<number> = {
  id: 'probability.rate-persistence',
  label: 'Persistence of the interest rate',
  value: 80,
  unit: 'percent of last year’s distance from the entered rate',
  ...assumed('A first-order autoregression (Vasicek, 1977); never below zero'),
};

/** Growth of rents and of expenses. */
export const rentGrowthPercent: Rule<number> = {
  id: 'probability.rent-growth',
  label: 'Growth of rent and expenses',
  value: 3,
  unit: 'percent a year',
  ...assumed('Upper end of the Reserve Bank’s target of 2 to 3 % for inflation'),
};

/** How much rent growth deviates in a typical year. */
export const rentVolatilityPercent: Rule<number> = {
  id: 'probability.rent-volatility',
  label: 'Rent growth volatility',
  value: 3,
  unit: 'percentage points a year, one standard deviation of log growth',
  ...assumed('The same for all properties of a portfolio'),
};

/** Chance that a property is vacant between tenants in a year. */
export const vacancyChancePercent: Rule<number> = {
  id: 'probability.vacancy-chance',
  label: 'Chance of a vacancy',
  value: 40,
  unit: 'percent of years, each property by itself',
  ...assumed(
    'With the weeks below 3 % of rent; about 3 % counts as a balanced market (Real Estate Institute of Australia)',
  ),
};

/** Length of a vacancy. */
export const vacancyWeeks: Rule<number> = {
  id: 'probability.vacancy-weeks',
  label: 'Weeks empty in such a year',
  value: 4,
  unit: 'weeks',
  ...assumed('Time to advertise, let and repair between two tenants'),
};

/** Cash on hand when the projection starts. */
export const startingCash: Rule<number> = {
  id: 'probability.starting-cash',
  label: 'Cash at the start',
  value: 30_000,
  unit: 'dollars',
  ...assumed('An illustration; a person’s own figure decides whether cash lasts'),
};

/** Cash the owner adds from other income. */
export const yearlyCash: Rule<number> = {
  id: 'probability.yearly-cash',
  label: 'Own money added',
  value: 25_000,
  unit: 'dollars a year',
  ...assumed('An illustration; about what one property at the starting values costs its owner a year'),
};

/** Default number of futures to simulate. */
export const simulatedPaths = 10_000;

/** Default seed; any other whole number of 32 bits gives a different draw. */
export const startingSeed = 2026;
