import { Decimal } from 'decimal.js';
import type { Cost, Income, Person } from '../src/household/household.ts';
import { taxPosition } from '../src/law/reform/tax-position.ts';
import { lawOfYear } from '../src/rules/law-on.ts';
import type { Rule } from '../src/rules/rule.ts';
import {
  concessionalCaps,
  maximumContributionBases,
  nonConcessionalCaps,
  superGuaranteeRates,
  transferBalanceCaps,
} from '../src/rules/superannuation.ts';
import { financialYearStarting } from '../src/units/financial-year.ts';
import { d } from './decimals.ts';
import { countFor } from './timeline-entities.ts';
import { costsOf, paidByHolding, rentOf, worksOf } from './timeline-property.ts';
import {
  add,
  balance,
  calendarMonth,
  cents,
  type EventOf,
  eventsOf,
  factor,
  firstAccount,
  isWithin,
  latest,
  monthNumber,
  monthOf,
  move,
  owed,
  pay,
  type Run,
  receive,
  useOf,
  yearStart,
} from './timeline-run.ts';

/** Dollars a year that an income stands at in the month; 0 while it is not paid. */
export function annualOf(run: Run, income: Income): Decimal {
  if (!isWithin(run, income)) return d(0);
  if (endsAtRetirement(income) && isRetired(run, income.person)) return d(0);
  const pct = income.growthPct ?? run.household.assume.wagesPct;
  const changes = eventsOf(run, 'work')
    .filter((event) => event.income === income.id && isWithin(run, { until: event.until }))
    .map(({ when, annual }) => ({ from: monthOf(run, when), annual }))
    .filter(({ from }) => from >= 0);
  const now = factor(run, pct, { by: 'prices' });
  const change = latest(changes, run.month);
  const annual =
    change === undefined
      ? now.times(income.annual)
      : now.times(change.annual).div(factor(run, pct, { by: 'prices', month: change.from }));
  return leavesOf(run, income.id).reduce((kept, pctKept) => kept.times(pctKept).div(100), annual);
}

/** A salary unless named. */
function endsAtRetirement(income: Income): boolean {
  const named = 'endsAtRetirement' in income ? income.endsAtRetirement : undefined;
  return typeof named === 'boolean' ? named : income.kind === 'salary';
}

/** Percents kept of an income by parents on leave in the month. */
function leavesOf(run: Run, income: string): readonly number[] {
  return eventsOf(run, 'child').flatMap(({ when, leave }) => {
    const since = run.month - monthOf(run, when);
    const isOnLeave = leave?.income === income && since >= 0 && since < leave.months && monthOf(run, when) >= 0;
    return isOnLeave ? [leave.keepsPct] : [];
  });
}

/** From the month after a person's retirement. */
export function isRetired(run: Run, person: string): boolean {
  return eventsOf(run, 'retire').some((event) => {
    const month = monthOf(run, event.when);
    return event.person === person && month >= 0 && run.month > month;
  });
}

/** Step 2: incomes, what is withheld of salaries, super, income of holdings. */
export function incomes(run: Run) {
  const { household, holdings } = run;
  for (const income of household.incomes) receiveIncome(run, income);
  for (const person of household.people) withhold(run, person.id, paidBesides(run, person));
  for (const state of holdings.filter(({ isHeld }) => isHeld)) {
    const amount = cents(paidByHolding(run, state).div(12));
    receive(run, 'income', ['payers', amount]);
    add(run.tally, `holding ${state.holding.id}`, amount);
  }
}

function receiveIncome(run: Run, income: Income) {
  const amount = cents(annualOf(run, income).div(12));
  const isSalary = income.kind === 'salary';
  receive(run, isSalary ? 'salary' : 'income', [isSalary ? 'employers' : 'payers', amount]);
  add(run.tally, `${income.kind} ${income.person}`, amount);
  if (isSalary) add(run.flows, `salary ${income.person}`, amount);
  const isOther = income.kind === 'taxable' || income.kind === 'business';
  if (isOther && endsAtRetirement(income)) add(run.flows, `work ${income.person}`, amount);
  if (isSalary) guarantee(run, income.person, amount);
}

function inForce(run: Run, rules: readonly Rule<number>[]): number {
  const found = lawOfYear(financialYearStarting(yearStart(run))).find('super', rules);
  if (found.status === 'no-rule') throw new Error('super has rules from 2026-27 on');
  return found.rule.value;
}

function guarantee(run: Run, person: string, salary: number) {
  const most = d(inForce(run, maximumContributionBases)).div(12);
  const counted = Decimal.min(most, d(salary).div(100));
  const amount = cents(counted.times(inForce(run, superGuaranteeRates)).div(100));
  move(run, 'superGuarantee', ['employers', `super ${person}`, amount]);
  add(run.tally, `contributions ${person}`, amount);
  add(run.flows, `guarantee ${person}`, amount);
}

/** What the month leaves above the floor is what people can pay into super after tax. */
export function superAfterTax(run: Run) {
  for (const { id } of run.household.people) {
    const left = balance(run, firstAccount(run)) - cents(d(run.household.policy?.floor ?? 0));
    const paid = Math.min(run.flows.get(`after ${id}`) ?? 0, Math.max(0, left));
    pay(run, 'superAfterTax', [`super ${id}`, paid]);
    add(run.tally, `after ${id}`, paid);
  }
}

/** What a person pays into super besides, before tax, and wants to after it; gives what a year of the month's sacrifice is, cents. */
function paidBesides(run: Run, { id, born, superExtra }: Person): number {
  const ofMonth = (name: string) => run.flows.get(`${name} ${id}`) ?? 0;
  const isOver75 = born !== null && run.start + run.month > monthNumber(born) + 900;
  if (superExtra === undefined || ofMonth('salary') + ofMonth('work') === 0 || isOver75 || isRetired(run, id)) return 0;
  const wanted = (annual = 0) =>
    cents(factor(run, run.household.assume.pricesPct, { by: 'prices' }).times(annual).div(12));
  const ofYear = (name: string) => run.tally.get(`${name} ${id}`) ?? 0;
  const before = run.superBefore.get(id) ?? 0;
  const after =
    before >= inForce(run, transferBalanceCaps) * 100
      ? 0
      : Math.min(wanted(superExtra.nonConcessional), capOf(run, nonConcessionalCaps) - ofYear('after'));
  add(run.flows, `after ${id}`, after);
  const toCome = ofMonth('guarantee') * monthsToJune(run);
  const cap = capOf(run, concessionalCaps) + (before < halfMillion ? unapplied(run, id) : 0);
  const room = Math.max(0, cap - ofYear('contributions') - toCome);
  const paid = Math.min(wanted(superExtra.concessional), room, ofMonth('salary') + ofMonth('work'));
  pay(run, 'superBeforeTax', [`super ${id}`, paid]);
  const sacrificed = Math.min(paid, ofMonth('salary'));
  add(run.tally, `contributions ${id}`, paid);
  add(run.tally, `reportable ${id}`, paid);
  add(run.tally, `salary ${id}`, -sacrificed);
  add(run.tally, `deducted ${id}`, paid - sacrificed);
  return sacrificed * 12;
}

/** A year's cap, or of a first year cut short as many twelfths as it has months, cents. */
function capOf(run: Run, rules: readonly Rule<number>[]): number {
  const months = run.month < run.firstYearMonths ? run.firstYearMonths : 12;
  return d(inForce(run, rules)).times(100).times(months).div(12).floor().toNumber();
}

/** $500,000 in cents: s 291-20(3)(b). */
const halfMillion = 50_000_000;

/** Unused caps of the five financial years before this one that no year since has applied, cents: every year from the first anew. */
function unapplied(run: Run, person: string): number {
  const years = run.superYears.get(person) ?? [];
  const left = years.map(({ cap, had }) => Math.max(0, cap - had));
  for (const [now, { cap, had, before }] of years.entries()) {
    let over = before < halfMillion ? had - cap : 0;
    for (let earlier = Math.max(0, now - 5); earlier < now && over > 0; earlier += 1) {
      const applied = Math.min(over, left[earlier] ?? 0);
      left[earlier] = (left[earlier] ?? 0) - applied;
      over -= applied;
    }
  }
  return left.slice(-5).reduce((sum, amount) => sum + amount, 0);
}

/** Remembers what a financial year had of its cap, before its sums are cleared. */
export function closeSuperYear(run: Run, person: string) {
  const year = {
    cap: capOf(run, concessionalCaps),
    had: run.tally.get(`contributions ${person}`) ?? 0,
    before: run.superBefore.get(person) ?? 0,
  };
  run.superYears.set(person, [...(run.superYears.get(person) ?? []), year]);
}

/** Months of the financial year after this one. */
function monthsToJune(run: Run): number {
  return (18 - calendarMonth(run)) % 12;
}

function withhold(run: Run, person: string, sacrificed: number) {
  const salaries = run.household.incomes.filter((income) => income.person === person && income.kind === 'salary');
  const whole = cents(salaries.reduce((sum, income) => sum.plus(annualOf(run, income)), d(0)));
  const annual = Math.max(0, whole - sacrificed);
  const { totalPayable } = taxPosition({
    incomeYear: financialYearStarting(yearStart(run)),
    income: { salary: annual / 100 },
    helpDebt: balance(run, `studyLoan ${person}`) < 0,
  });
  const amount = cents(d(totalPayable).div(12));
  pay(run, 'withheld', ['taxOffice', amount]);
  add(run.tally, `withheld ${person}`, amount);
}

/** Step 3: on the balances that the month began with. */
export function accountInterest(run: Run, atStart: ReadonlyMap<string, number>) {
  for (const { id, ratePct = 0, offsets } of run.household.accounts) {
    const name = `cash ${id}`;
    const held = Math.max(0, atStart.get(name) ?? 0);
    if (offsets !== undefined && owed(run, offsets) > 0) continue;
    const amount = cents(d(held).times(ratePct).div(1_200).div(100));
    move(run, 'accountInterest', ['banks', name, amount]);
    add(run.tally, `account ${id}`, amount);
  }
}

/** Step 4: rent while let, then costs. */
export function property(run: Run) {
  for (const state of run.homes) {
    if (!state.isOwned) continue;
    const { id } = state.home;
    const use = useOf(run, state);
    state.usedAs.push({ from: run.month, use });
    add(run.tally, `owned ${id}`, 1);
    const rent = use === 'rent' ? rentOf(run, state) : 0;
    const costs = costsOf(run, state, rent);
    receive(run, 'rent', ['tenants', rent]);
    pay(run, 'propertyCosts', ['suppliers', costs]);
    countFor(run, id, ['regular', rent - costs]);
    if (use !== 'rent') continue;
    state.letFirst ??= { month: run.month, value: balance(run, `home ${id}`) };
    const works = worksOf(run, state);
    const fittings = cents(state.part.times(state.home.depreciation?.plant ?? 0).div(12));
    state.works[run.start + run.month < 2027 * 12 + 6 ? 'before2027' : 'from2027'] += works;
    add(run.tally, `let ${id}`, 1);
    add(run.tally, `rent ${id}`, rent);
    add(run.tally, `deductions ${id}`, costs + works + fittings);
  }
}

/** Step 5: rent, and what is spent, or what somebody retired said in place of all but the rent. */
export function living(run: Run) {
  const spend = (amount: number) => pay(run, 'living', ['suppliers', amount]);
  const prices = factor(run, run.household.assume.pricesPct, { by: 'prices' });
  const rent = inOwnHome(run) ? 0 : rentDue(run);
  run.flows.set('rentPaid', rent);
  spend(rent);
  const plan = retiredSpending(run);
  if (plan !== undefined) return spend(cents(prices.times(plan)));
  for (const cost of run.household.costs) if (cost.whileRenting !== true) spend(costNow(run, cost));
  for (const child of eventsOf(run, 'child'))
    if (isGrowingUp(run, child)) spend(cents(prices.times(child.monthlyCost)));
}

/** Whether a child that came in the run is no grown-up yet. */
export function isGrowingUp(run: Run, { when, until }: EventOf<'child'>): boolean {
  const born = monthOf(run, when);
  return born >= 0 && born <= run.month && (until === undefined || run.month <= monthOf(run, until));
}

/** The month's living for somebody who lives in an own home or rents, cents. */
export function livingIf(run: Run, isInOwn: boolean): number {
  const [paid = 0, rentPaid = 0] = [run.flows.get('living'), run.flows.get('rentPaid')];
  return paid - rentPaid + (isInOwn ? 0 : rentDue(run));
}

export function inOwnHome(run: Run): boolean {
  return run.homes.some((home) => home.isOwned && useOf(run, home) === 'home');
}

/** Rent of the month where somebody rents, cents. */
function rentDue(run: Run): number {
  const rents = run.household.costs.filter(({ whileRenting }) => whileRenting === true);
  return rents.reduce((sum, cost) => sum + costNow(run, cost), 0);
}

function costNow(run: Run, cost: Cost): number {
  if (!isWithin(run, cost)) return 0;
  return cents(factor(run, cost.growthPct ?? run.household.assume.pricesPct, { by: 'prices' }).times(cost.monthly));
}

/** What somebody retired said is spent, dollars a month of the start. */
function retiredSpending(run: Run): number | undefined {
  const plans = eventsOf(run, 'retire').flatMap(({ when, monthlySpending }) => {
    const from = monthOf(run, when);
    return monthlySpending === undefined || from < 0 ? [] : [{ from: from + 1, monthlySpending }];
  });
  return latest(plans, run.month)?.monthlySpending;
}
