import { type ModellingScenario, modellingStart, type ScenarioProperty } from '@freehold/contract';
import { type ClientTimeline, clientTimeline, type HouseholdRecord, timelineFigures } from '@freehold/domain';
import {
  balanceOf,
  depreciationYears,
  dwellings,
  financialYearOf,
  flowsOf,
  type Home,
  type Household,
  journalOf,
  type Loan,
  mostProjectionProperties,
  newProjectionProperty,
  parseDate,
  switchableTaxYears,
} from '@freehold/finance';

/** What the dashboard starts with for a client's record on an ISO day; null where the record has nothing for it. */
export function recordScenario(record: HouseholdRecord, day: string): ModellingScenario | null {
  const client = clientTimeline(record, day);
  const properties = propertiesOf(client);
  const { portfolio, simulator } = modellingStart;
  const gearing = gearingOf(client.household, day);
  if (properties.length === 0 && gearing === modellingStart.gearing) return null;
  return {
    ...modellingStart,
    equity: equityOf(client.household),
    portfolio: { ...portfolio, properties: properties.length === 0 ? portfolio.properties : properties },
    simulator: { ...simulator, properties: withNext(properties) ?? simulator.properties },
    gearing,
    probability: { ...modellingStart.probability, ...cashOf(client) },
  };
}

/** Properties owned, the household's part, with what is owed on them, how that is repaid, and their rent. */
function propertiesOf(client: ClientTimeline): ScenarioProperty[] {
  const { homes } = timelineFigures(client);
  return homes
    .filter(({ value }) => Math.round(value) >= 1)
    .slice(0, mostProjectionProperties)
    .map(({ home, value, owed, grossYieldPct }) => ({
      propertyValue: Math.round(value),
      growthRate: newProjectionProperty.growthRate,
      acquired: 0,
      owed: Math.round(owed),
      rentPct: Math.min(100, hundredths(grossYieldPct ?? 0)),
      ...(Math.round(owed) > 0 ? loanOf(client, home) : {}),
    }));
}

type OwnLoan = Pick<ScenarioProperty, 'ratePct' | 'yearsLeft' | 'interestOnlyYears'>;

/**
 * The loans on a property as one: their average rate by balance, the years in which the timeline pays off the last of
 * them, and those before principal is due on any.
 */
function loanOf({ household, timeline }: ClientTimeline, home: string): OwnLoan {
  const loans = household.loans.filter(({ on, balance }) => on.includes(home) && balance > 0);
  const rate = rateOf(loans);
  if (rate === null) return {};
  const months = Array.from({ length: timeline.months }, (_, month) => month);
  const isOwed = (month: number) =>
    loans.some(({ id }) => balanceOf(timeline, { kind: 'loan', subject: id }, month) < 0);
  const last = months.find((month) => !isOwed(month));
  const only = Math.min(...loans.map(({ interestOnlyUntil: until }) => (until ? monthsTo(household.start, until) : 0)));
  return {
    ratePct: Math.min(20, rate),
    ...(last === undefined ? {} : { yearsLeft: hundredths((last + 1) / 12) }),
    ...(last === undefined || only === 0 ? {} : { interestOnlyYears: hundredths(only / 12) }),
  };
}

/** Months from the start of one to the end of another. */
function monthsTo(start: string, end: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return Math.max(0, count(end) - count(start) + 1);
}

/** The properties owned and the example's as the next purchase, since a simulator without one has nothing to answer. */
function withNext(properties: readonly ScenarioProperty[]): ScenarioProperty[] | null {
  if (properties.length === 0) return null;
  const { propertyValue, growthRate, acquired } = newProjectionProperty;
  return [...properties.slice(0, mostProjectionProperties - 1), { propertyValue, growthRate, acquired }];
}

/**
 * Cash today, and what a year leaves before rent, property costs and repayments of the property loans, which the futures
 * count themselves; whole dollars, none below zero.
 */
function cashOf(client: ClientTimeline): { readonly startingCash: number; readonly yearlyCash: number } {
  const { household, timeline } = client;
  const { today, leftOverMonthly } = timelineFigures(client);
  const ofProperty = flowsOf(timeline, ['rent', 'propertyCosts'], { first: 0, last: 11 }) / 100;
  const before = leftOverMonthly * 12 - ofProperty + propertyRepayments(household);
  return { startingCash: dollarsOf(today.cash), yearlyCash: dollarsOf(before) };
}

/** Interest and principal of the first twelve months on loans that properties secure, dollars. */
function propertyRepayments(household: Household): number {
  const secured = new Set(household.loans.filter(({ on }) => on.length > 0).map(({ id }) => id));
  const kinds: readonly string[] = ['loanInterest', 'principal', 'extra'];
  const paid = journalOf(
    household,
    { years: 2 },
    ({ month, kind, subject }) => month < 12 && kinds.includes(kind) && secured.has(subject),
  );
  return paid.reduce((sum, { cents }) => sum + cents, 0) / 100;
}

function equityOf({ homes, loans }: Household): ModellingScenario['equity'] {
  const { equity } = modellingStart;
  const home = homes.find(({ use }) => use === 'home') ?? homes[0];
  if (home === undefined || home.value < 1) return equity;
  const own = loansOn(loans, home);
  const rate = rateOf(own) ?? equity.interestRate;
  return {
    ...equity,
    propertyValue: Math.round(home.value),
    interestRate: Math.min(20, Math.round(rate * 10) / 10),
    loanType: own.some(({ interestOnlyUntil }) => interestOnlyUntil !== undefined)
      ? 'interest_only'
      : 'principal_and_interest',
  };
}

/** The first property let, at the price paid where that is on record; without one the income of the first person alone. */
function gearingOf({ homes, loans, incomes, people }: Household, day: string): ModellingScenario['gearing'] {
  const { gearing } = modellingStart;
  const taxable = (person: string) =>
    dollarsOf(
      incomes
        .filter((income) => income.person === person && income.kind !== 'taxFree')
        .reduce((sum, { annual }) => sum + annual, 0),
    );
  const home = homes.find(({ use, value, price }) => use === 'rent' && (price ?? value) >= 1);
  const owner = home?.owners.find(({ sharePct }) => sharePct >= 1);
  const income = taxable(owner?.owner ?? people[0]?.id ?? '');
  const currentTaxableIncome = income > 0 ? income : gearing.currentTaxableIncome;
  if (home === undefined || owner === undefined) return income > 0 ? { ...gearing, currentTaxableIncome } : gearing;
  const price = home.price ?? home.value;
  const own = loansOn(loans, home);
  const rent = (home.rentWeekly ?? 0) * (52 - (home.vacancyWeeks ?? 0));
  const costs = (home.annualCosts ?? 0) + (rent * (home.managementPct ?? 0)) / 100;
  // The record holds the household's part of a loan, the tool asks for the loan on the whole property.
  const owned = home.owners.reduce((sum, { sharePct }) => sum + sharePct, 0) / 100;
  const year = financialYearOf(parseDate('day', day));
  return {
    ...gearing,
    ...contractOf(home, day),
    financialYear: switchableTaxYears.find((known) => known === year) ?? gearing.financialYear,
    propertyPrice: Math.round(price),
    ownershipPercentage: owner.sharePct,
    currentTaxableIncome,
    rent: shareOf(rent, price),
    otherExpenses: shareOf(costs, price),
    interest: Math.min(20, rateOf(own) ?? gearing.interest),
    loan: shareOf(own.reduce((sum, { balance }) => sum + balance, 0) / owned, price),
  };
}

/** What the law asks of a property, as far as it is on record, and the year of its depreciation. */
function contractOf({ kind, contract }: Home, day: string): Partial<ModellingScenario['gearing']> {
  const dwelling = dwellings.find((known) => known === kind) ?? null;
  if (contract === null) return { dwelling };
  const years = Number(day.slice(0, 4)) - Number(contract.slice(0, 4)) + 1;
  const { first, last } = depreciationYears;
  const depreciationYear = Math.min(last, Math.max(first, years));
  return contract.length === 'yyyy-mm-dd'.length
    ? { dwelling, depreciationYear, contractDate: contract }
    : { dwelling, depreciationYear };
}

function loansOn(loans: readonly Loan[], { id }: Home): readonly Loan[] {
  return loans.filter(({ on }) => on.includes(id));
}

/** Rate of some loans by what is owed on each, percent; null where nothing is. */
function rateOf(loans: readonly Loan[]): number | null {
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  return owed === 0 ? null : hundredths(loans.reduce((sum, loan) => sum + loan.balance * loan.ratePct, 0) / owed);
}

function shareOf(amount: number, price: number): number {
  return Math.min(100, hundredths((amount / price) * 100));
}

function dollarsOf(amount: number): number {
  return Math.max(0, Math.round(amount));
}

function hundredths(percent: number): number {
  return Math.round(percent * 100) / 100;
}
