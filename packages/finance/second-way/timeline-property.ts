import type { Decimal } from 'decimal.js';
import { gearingStatus } from '../src/law/reform/gearing-status.ts';
import { financialYearStarting } from '../src/units/financial-year.ts';
import { d } from './decimals.ts';
import {
  balance,
  cents,
  factor,
  firstDay,
  type HoldingState,
  type HomeState,
  owed,
  partOf,
  type Run,
  yearStart,
} from './timeline-run.ts';

/** The month's rent of a home that is let, cents. */
export function rentOf(run: Run, { home, part, weeklyRent }: HomeState): number {
  const { dollars, ofMonth } = weeklyRent;
  const pct = home.rentGrowthPct ?? run.household.assume.rentGrowthPct;
  const grown = factor(run, pct, { by: 'rents' }).div(factor(run, pct, { by: 'rents', month: ofMonth }));
  return cents(
    grown
      .times(dollars)
      .times(d(52).minus(home.vacancyWeeks ?? 0))
      .div(12)
      .times(part),
  );
}

/** The month's costs of a home with that month's rent, cents. */
export function costsOf(run: Run, { home, part }: HomeState, rent: number): number {
  const grown = factor(run, home.costsGrowthPct ?? run.household.assume.pricesPct, { by: 'prices' });
  const yearly = cents(
    grown
      .times(home.annualCosts ?? 0)
      .div(12)
      .times(part),
  );
  return (
    yearly +
    cents(
      d(rent)
        .times(home.managementPct ?? 0)
        .div(10_000),
    )
  );
}

/** What a lender would still lend on a property, cents. */
export function usableEquity(run: Run, { home }: HomeState): Decimal {
  if ((run.household.entities ?? []).some(({ id }) => partOf(home.owners, id).gt(0))) return d(0);
  const limit = run.household.policy?.usableEquityPct ?? 80;
  const on = run.loans.filter((loan) => loan.on.includes(home.id)).reduce((sum, { id }) => sum + owed(run, id), 0);
  const usable = d(balance(run, `home ${home.id}`))
    .times(limit)
    .div(100)
    .minus(on);
  return usable.gt(0) ? usable : d(0);
}

/** The usable equity of all that is owned, cents. */
export function allEquity(run: Run): Decimal {
  return run.homes.filter(({ isOwned }) => isOwned).reduce((sum, state) => sum.plus(usableEquity(run, state)), d(0));
}

/** The first of those with most usable equity. */
export function bestSecurity(run: Run): HomeState | undefined {
  const owned = run.homes.filter(({ isOwned }) => isOwned);
  return owned.reduce<HomeState | undefined>(
    (best, state) => (best === undefined || usableEquity(run, state).gt(usableEquity(run, best)) ? state : best),
    undefined,
  );
}

/** How the loss rule treats a home in the month's year; a contract not known is of the day of the cut-off. */
export function gearingOf(run: Run, { home, contract }: HomeState) {
  return gearingStatus({
    incomeYear: financialYearStarting(yearStart(run)),
    entity: 'individual',
    use: 'residential',
    // Asked of what is let: a dwelling on land that was vacant, which EM 2.43 and the Budget sheet call new.
    isNewBuild: home.kind === 'new' || home.kind === 'land',
    interests: [{ sharePct: 100, acquiredAt: moment(contract) }],
  });
}

function moment(contract: string | null): string {
  const cutOff = '2026-05-12';
  if (contract === null || contract === '2026') return cutOff;
  if (contract.length > 4) return contract;
  return contract < '2026' ? `${contract}-12-31` : `${contract}-01-01`;
}

/**
 * Dollars that the household's part of a holding pays in a year at the month's prices, on those units of the start that
 * are not sold; one that was worth nothing at the start has none to count, and pays all of it.
 */
export function paidByHolding(run: Run, { holding, part, bought }: HoldingState): Decimal {
  const all = factor(run, run.household.assume.pricesPct, { by: 'prices' })
    .times(holding.annualIncome ?? 0)
    .times(part);
  const held = cents(part.times(holding.value));
  if (held === 0) return all;
  const ofStart = bought.filter(({ on }) => on < firstDay(run, 0));
  return ofStart
    .reduce((units, parcel) => units.plus(parcel.units), d(0))
    .div(held)
    .times(all);
}

/**
 * A month of the building's write-off, at most for forty years of the day it was bought, and 2.5 % a year of renovations of
 * the run, forty years each: ss 43-25, 43-210.
 */
export function worksOf(run: Run, { home, part, contract, improvements }: HomeState): number {
  const month = run.start + run.month;
  const [year = 0, place = 1] = contract === null ? [] : contract.slice(0, 7).split('-').map(Number);
  const bought = contract === null ? run.start : year * 12 + (contract.length === 4 ? 7 : place) - 1;
  const ofBuilding = part.times(month < bought + 480 ? (home.depreciation?.capitalWorks ?? 0) : 0);
  const ofWorks = improvements
    .filter(({ month: built }) => built !== undefined && run.month <= built + 480)
    .reduce((sum, { cents: cost }) => sum.plus(d(cost).times(0.025)), d(0));
  return cents(ofBuilding.plus(ofWorks.div(100)).div(12));
}
