import type { Provenance, Rule } from './rule.ts';

/** What every value that we assume ourselves has in common; `note` says what it leans on. */
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

/** How far the growth of one property strays from what is assumed, in an ordinary year. */
export const growthVolatilityPercent: Rule<number> = {
  id: 'probability.growth-volatility',
  label: 'Growth volatility',
  value: 10,
  unit: 'percentage points a year, one standard deviation of log growth',
  ...assumed('One dwelling is more volatile than a city’s index, which is an average of many'),
};

/** How alike the growth of two properties is. */
export const growthCorrelationPercent: Rule<number> = {
  id: 'probability.growth-correlation',
  label: 'How alike properties grow',
  value: 50,
  unit: 'percent; 0 independent, 100 in step',
  ...assumed('Half of the variance from the market that all share, half from the dwelling itself'),
};

/** How far the interest rate moves in an ordinary year. */
export const rateVolatilityPoints: Rule<number> = {
  id: 'probability.rate-volatility',
  label: 'Interest rate volatility',
  value: 1,
  unit: 'percentage points a year, one standard deviation',
  ...assumed('With the reversion, the rate strays some 1.7 points from what is entered over the long run'),
};

/** How much of its distance from the entered rate the interest rate keeps from one year to the next. */
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

/** How far the growth of rents strays in an ordinary year. */
export const rentVolatilityPercent: Rule<number> = {
  id: 'probability.rent-volatility',
  label: 'Rent growth volatility',
  value: 3,
  unit: 'percentage points a year, one standard deviation of log growth',
  ...assumed('The same for all properties of a portfolio'),
};

/** Chance that a property stands empty between tenants in a year. */
export const vacancyChancePercent: Rule<number> = {
  id: 'probability.vacancy-chance',
  label: 'Chance of a vacancy',
  value: 40,
  unit: 'percent of years, each property by itself',
  ...assumed(
    'With the weeks below 3 % of rent; about 3 % counts as a balanced market (Real Estate Institute of Australia)',
  ),
};

/** How long it then stands empty. */
export const vacancyWeeks: Rule<number> = {
  id: 'probability.vacancy-weeks',
  label: 'Weeks empty in such a year',
  value: 4,
  unit: 'weeks',
  ...assumed('Time to advertise, let and repair between two tenants'),
};

/** Cash at hand when the projection starts. */
export const startingCash: Rule<number> = {
  id: 'probability.starting-cash',
  label: 'Cash at the start',
  value: 30_000,
  unit: 'dollars',
  ...assumed('An illustration; a person’s own figure decides whether cash lasts'),
};

/** What the owner adds from other income. */
export const yearlyCash: Rule<number> = {
  id: 'probability.yearly-cash',
  label: 'Own money added',
  value: 25_000,
  unit: 'dollars a year',
  ...assumed('An illustration; about what one property at the starting values costs its owner a year'),
};

/** Futures that are simulated where no other number is asked for. */
export const simulatedPaths = 10_000;

/** The draw a simulation starts with; any other whole number of 32 bits gives another. */
export const startingSeed = 2026;
