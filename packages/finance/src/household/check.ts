import { policyOf } from '../lending/applicant-record.ts';
import { countIn, inRange, wholeInRange } from '../units/checks.ts';
import type { HouseholdAssumptions } from './assumptions.ts';
import { checkBrought, checkEntities, checkFunds } from './check-entities.ts';
import { checkEvents } from './check-events.ts';
import {
  checkAmount,
  checkContract,
  checkGrowth,
  checkIds,
  checkMonth,
  checkNamed,
  checkOpenLaw,
  checkOrder,
  checkOwners,
  checkPeople,
  checkPercent,
  checkSteps,
  refuse,
} from './check-fields.ts';
import type { Holding } from './holding.ts';
import type { CashAccount, Cost, Home, Household, HouseholdPolicy, Income, Loan, Person } from './household.ts';
import { largestHouseholdAmount, largestWeeklyRent, mostOfHousehold } from './limits.ts';
import { type HouseholdNames, namesOf } from './names.ts';

const mostDependants = 20;
const lists = ['incomes', 'holdings', 'homes', 'loans', 'costs', 'events'] as const;

/**
 * Refuses a household that cannot be, by the dotted name of the field: ids that stand twice, names of nothing, shares over
 * 100 percent, a home loan on no property, ends before their beginnings, amounts and numbers of entries outside their
 * ranges, and a run of other than 1 to 60 years. Events that cannot happen as written are `householdNotes`. Throws
 * Refusal.
 */
export function checkHousehold(household: Household, years?: number): void {
  if (years !== undefined) wholeInRange('years', years, [1, mostOfHousehold.years]);
  checkMonth('start', household.start);
  checkLists(household);
  const names = namesOf(household);
  for (const person of household.people) checkPerson(person, household.start);
  checkEntities(household, names);
  for (const income of household.incomes) checkIncome(income, names);
  for (const account of household.accounts) checkAccount(account, names);
  for (const holding of household.holdings) checkHolding(holding, names);
  for (const home of household.homes) checkHome('homes', home, names);
  for (const home of household.homes) {
    checkContract('homes.contract', home.contract, household.start);
    for (const { on } of home.improvements ?? []) checkContract('homes.improvements.on', on, household.start);
    checkLivedIn(home, household.start);
  }
  for (const loan of household.loans) checkLoan(loan, names, household.start);
  checkFunds(household);
  for (const cost of household.costs) checkCost(cost);
  checkEvents(household.events, names);
  for (const { home } of household.events.filter((event) => event.do === 'buy')) checkHome('events.home', home, names);
  checkAssumptions(household.assume);
  if (household.policy !== undefined) checkPolicy(household.policy, names);
  checkOpenLaw(household.openLaw);
}

function checkLists(household: Household): void {
  // Somebody, and the account that everything is paid into and out of.
  countIn('people', household.people, mostOfHousehold.people);
  countIn('accounts', household.accounts, mostOfHousehold.accounts);
  for (const name of lists) {
    const { length } = household[name];
    const most = mostOfHousehold[name];
    if (length > most) refuse('outOfRange', name, `has ${length} entries; allowed is 0 to ${most}`);
  }
  const { people, entities = [], incomes, accounts, costs, events } = household;
  if (entities.length > mostOfHousehold.entities)
    refuse('outOfRange', 'entities', `has ${entities.length} entries; allowed is 0 to ${mostOfHousehold.entities}`);
  for (const [name, rows] of Object.entries({ people, incomes, accounts, costs, events })) checkIds(`${name}.id`, rows);
  const buys = events.filter((event) => event.do === 'buy');
  checkIds('holdings.id', household.holdings);
  checkIds('homes.id', [...household.holdings, ...household.homes, ...buys.map(({ home }) => home)]);
  checkIds('loans.id', [
    ...household.loans,
    ...buys.flatMap(({ id }) => [{ id: `${id}.loan` }, { id: `${id}.equity` }]),
  ]);
}

/** Points between a return of −50 and one of 50 percent. */
const mostAbove = 100;

function checkPerson(person: Person, start: string): void {
  const { born, helpDebt, taxDue, superBalance, superAbovePct, superExtra } = person;
  checkMonth('people.born', born);
  if (born !== null && born > start) refuse('dateOrder', 'people.born', `is ${born}, after the start ${start}`);
  checkAmount('people.helpDebt', helpDebt);
  if (taxDue !== undefined) inRange('people.taxDue', taxDue, [-largestHouseholdAmount, largestHouseholdAmount]);
  checkBrought('people', person.broughtForward);
  checkAmount('people.superBalance', superBalance);
  if (superAbovePct !== undefined) inRange('people.superAbovePct', superAbovePct, [-mostAbove, mostAbove]);
  checkAmount('people.superExtra.concessional', superExtra?.concessional);
  checkAmount('people.superExtra.nonConcessional', superExtra?.nonConcessional);
}

function checkIncome({ person, annual, growthPct, from, until }: Income, { people }: HouseholdNames): void {
  checkNamed('incomes.person', person, people);
  checkAmount('incomes.annual', annual);
  checkGrowth('incomes.growthPct', growthPct);
  checkMonth('incomes.from', from);
  checkMonth('incomes.until', until);
  checkOrder('incomes.until', from, until);
}

function checkAccount({ balance, ratePct, offsets, owners }: CashAccount, names: HouseholdNames): void {
  checkAmount('accounts.balance', balance);
  checkPercent('accounts.ratePct', ratePct);
  checkNamed('accounts.offsets', offsets, names.laterLoans);
  if (owners !== undefined) checkPeople('accounts.owners', owners, names);
}

function checkHolding(holding: Holding, names: HouseholdNames): void {
  const { value, growthPct, costBase, value2027, annualIncome, owners } = holding;
  checkAmount('holdings.value', value);
  checkGrowth('holdings.growthPct', growthPct);
  checkAmount('holdings.costBase', costBase);
  checkAmount('holdings.value2027', value2027);
  checkAmount('holdings.annualIncome', annualIncome);
  checkPeople('holdings.owners', owners, names);
}

type Recorded = 'price' | 'purchaseCosts' | 'improvements' | 'worksClaimed' | 'value2027' | 'livedIn' | 'laterUses';
type ComingHome = Omit<Home, 'contract' | Recorded> & Partial<Pick<Home, Recorded>>;

function checkHome(field: 'homes' | 'events.home', home: ComingHome, names: HouseholdNames): void {
  checkAmount(`${field}.value`, home.value);
  checkGrowth(`${field}.growthPct`, home.growthPct);
  checkAmount(`${field}.price`, home.price ?? undefined);
  checkAmount(`${field}.purchaseCosts`, home.purchaseCosts);
  for (const { amount } of home.improvements ?? []) checkAmount(`${field}.improvements.amount`, amount);
  checkAmount(`${field}.worksClaimed.before2027`, home.worksClaimed?.before2027);
  checkAmount(`${field}.worksClaimed.from2027`, home.worksClaimed?.from2027);
  checkAmount(`${field}.value2027`, home.value2027);
  checkPercent(`${field}.landPct`, home.landPct);
  checkSteps(`${field}.laterUses`, home.laterUses);
  if (home.rentWeekly !== undefined) inRange(`${field}.rentWeekly`, home.rentWeekly, [0, largestWeeklyRent]);
  if (home.vacancyWeeks !== undefined) inRange(`${field}.vacancyWeeks`, home.vacancyWeeks, [0, 52]);
  checkGrowth(`${field}.rentGrowthPct`, home.rentGrowthPct);
  checkAmount(`${field}.annualCosts`, home.annualCosts);
  checkGrowth(`${field}.costsGrowthPct`, home.costsGrowthPct);
  checkPercent(`${field}.managementPct`, home.managementPct);
  checkAmount(`${field}.depreciation.capitalWorks`, home.depreciation?.capitalWorks);
  checkAmount(`${field}.depreciation.plant`, home.depreciation?.plant);
  if (field === 'homes') checkOwners('homes.owners', home.owners, new Set([...names.people, ...names.entities]));
  else checkPeople('events.home.owners', home.owners, names);
}

function checkLivedIn({ livedIn }: Home, start: string): void {
  if (livedIn === undefined) return;
  const { from, until, worthThen } = livedIn;
  checkMonth('homes.livedIn.from', from);
  checkMonth('homes.livedIn.until', until);
  checkOrder('homes.livedIn.until', from, until);
  checkAmount('homes.livedIn.worthThen', worthThen);
  if (until >= start) refuse('dateOrder', 'homes.livedIn.until', `is ${until}; allowed is a month before ${start}`);
}

function checkLoan(loan: Loan, { homes, spentFor }: HouseholdNames, start: string): void {
  if (loan.kind === 'home' && loan.on.length === 0)
    refuse('required', 'loans.on', `is empty; the home loan ${loan.id} needs the property that secures it`);
  checkIds(
    'loans.on',
    loan.on.map((id) => ({ id })),
  );
  for (const home of loan.on) checkNamed('loans.on', home, homes);
  checkNamed('loans.purpose', loan.purpose, spentFor);
  for (const name of ['balance', 'limit', 'monthlyRepayment', 'extraMonthly'] as const)
    checkAmount(`loans.${name}`, loan[name]);
  for (const { on, amount } of loan.borrowingCosts ?? []) {
    checkMonth('loans.borrowingCosts.on', on);
    checkAmount('loans.borrowingCosts.amount', amount);
  }
  checkPercent('loans.ratePct', loan.ratePct);
  checkSteps('loans.laterRates', loan.laterRates);
  for (const { from, ratePct, fixedUntil } of loan.laterRates ?? []) {
    checkPercent('loans.laterRates.ratePct', ratePct);
    checkMonth('loans.laterRates.fixedUntil', fixedUntil);
    checkOrder('loans.laterRates.fixedUntil', from, fixedUntil);
  }
  for (const name of ['fixedUntil', 'interestOnlyUntil', 'ends'] as const) checkMonth(`loans.${name}`, loan[name]);
  checkOrder('loans.ends', start, loan.ends);
  checkOrder('loans.ends', loan.interestOnlyUntil, loan.ends);
}

function checkCost({ monthly, growthPct, from, until }: Cost): void {
  checkAmount('costs.monthly', monthly);
  checkGrowth('costs.growthPct', growthPct);
  checkMonth('costs.from', from);
  checkMonth('costs.until', until);
  checkOrder('costs.until', from, until);
}

function checkAssumptions(assume: HouseholdAssumptions): void {
  // The range that indexes a cost base.
  inRange('assume.pricesPct', assume.pricesPct, [-20, 50]);
  for (const name of ['wagesPct', 'growthPct', 'rentGrowthPct', 'superReturnPct', 'sharesGrowthPct'] as const)
    checkGrowth(`assume.${name}`, assume[name]);
  // The range of a new loan at a lender's tests.
  inRange('assume.loanRatePct', assume.loanRatePct, [0, 30]);
}

function checkPolicy(policy: HouseholdPolicy, { accounts, holdings, laterLoans }: HouseholdNames): void {
  checkAmount('policy.floor', policy.floor);
  checkNamed('policy.surplusTo', policy.surplusTo, accounts);
  if (policy.surplusTo !== undefined && policy.surplusOrder !== undefined)
    refuse('incompatible', 'policy.surplusOrder', 'is given with surplusTo; one of both is needed');
  for (const id of policy.surplusOrder ?? [])
    checkNamed('policy.surplusOrder', id, new Set([...accounts, ...holdings, ...laterLoans]));
  for (const id of policy.drawOn ?? []) checkNamed('policy.drawOn', id, holdings);
  checkAmount('policy.keep', policy.keep);
  checkPercent('policy.usableEquityPct', policy.usableEquityPct);
  if (policy.dependants !== undefined) wholeInRange('policy.dependants', policy.dependants, [0, mostDependants]);
  const { dependants = 0, dependantsUntil = [] } = policy;
  wholeInRange('policy.dependantsUntil', dependantsUntil.length, [0, dependants]);
  for (const month of dependantsUntil) checkMonth('policy.dependantsUntil', month);
  policyOf(policy.lending);
}
