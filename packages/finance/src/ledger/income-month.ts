import { taxOnSalary } from '../law/reform/person-taxes.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { interestCents, toCents, wholeCents } from '../units/ledger.ts';
import { financialYearOfMonth } from './clock.ts';
import { firstAccount } from './first-account.ts';
import { startingPart } from './parcels.ts';
import { ofYear } from './posted.ts';
import type { Run, RunningIncome, RunningPerson } from './running.ts';
import type { Fractions } from './running-entity.ts';
import type { RunningHolding } from './running-holding.ts';
import { postGuarantee, postSuperExtra } from './super-month.ts';

/** An income's yearly amount in a month, dollars; 0 while it is not paid. */
export function annualNow({ income, from, until, growing, changes, leaves }: RunningIncome, month: number): number {
  if (month < from || month > until) return 0;
  const change = changes.findLast((other) => month <= other.until);
  let annual =
    change === undefined ? income.annual * growing.factor : change.annual * (growing.factor / change.atFactor);
  for (const leave of leaves) if (month <= leave.until) annual = (annual * leave.keepsPct) / 100;
  return annual;
}

/** Incomes of a month into the first account, less tax withheld from salaries; super guarantee and more into super. */
export function postIncomes(run: Run): void {
  for (const person of run.people) postPersonIncomes(run, person);
  postHoldingIncomes(run);
}

function postPersonIncomes(run: Run, person: RunningPerson): void {
  let [salary, annual, other, guarantee] = [0, 0, 0, 0];
  for (const income of person.incomes) {
    const yearly = annualNow(income, run.month);
    const cents = ofYear(run, yearly * 100);
    const { kind, endsAtRetirement = false } = income.income;
    postIncome(run, income, cents);
    const isOther = kind === 'business' || kind === 'taxable';
    if (isOther) person.other += cents;
    if (isOther && endsAtRetirement) other += cents;
    if (kind === 'business') person.business += cents;
    if (kind !== 'salary') continue;
    guarantee += postGuarantee(run, person, cents);
    salary += cents;
    annual += yearly;
  }
  const sacrificed = postSuperExtra(run, person, { salary, other, guarantee });
  if (salary === 0) return;
  const taxed = Math.max(0, toCents(annual) - (sacrificed * 12) / run.preset.stepMonths);
  postWithheld(run, person, { salary: salary - sacrificed, annual: taxed / 100 });
}

function postIncome(run: Run, { income: { id, kind } }: RunningIncome, cents: number): void {
  const { books, world } = run;
  const to = firstAccount(run);
  if (kind === 'salary') books.post('salary', { subject: id, from: world.employers, to }, cents);
  else books.post('income', { subject: id, from: world.payers, to }, cents);
}

interface Salary {
  /** Whole cents of the month. */
  readonly salary: number;
  /** Dollars a year. */
  readonly annual: number;
}

function postWithheld(run: Run, person: RunningPerson, { salary, annual }: Salary): void {
  const { books, world } = run;
  const year = financialYearOfMonth(run.start + run.month);
  const withheld = withheldMonthly(run, person, { annual, year });
  const move = { subject: person.person.id, from: firstAccount(run), to: world.taxOffice };
  books.post('withheld', move, withheld);
  person.salary += salary;
  person.withheld += withheld;
}

/** A twelfth of the year's tax on the salary alone, whole cents; worked out again when the salary or the year changes. */
function withheldMonthly(run: Run, person: RunningPerson, { annual, year }: { annual: number; year: FinancialYear }) {
  const { withholding } = person;
  const owes = (run.books.now[person.studyLoan] ?? 0) < 0;
  if (withholding.annual !== annual || withholding.year !== year || withholding.owes !== owes) {
    const cents = wholeCents((taxOnSalary({ incomeYear: year, helpDebt: owes }, annual) * 100) / 12);
    Object.assign(withholding, { annual, year, owes, cents });
  }
  return withholding.cents;
}

/** The household's part of what a holding pays a year in the run's month, dollars: on what is left of the start's units. */
export function annualOfHolding(running: RunningHolding): number {
  const { holding, income, part } = running;
  if (!holding.annualIncome) return 0;
  return holding.annualIncome * income.factor * part * startingPart(running);
}

function postHoldingIncomes(run: Run): void {
  const { books, world } = run;
  for (const running of run.holdings) {
    const { holding, owners } = running;
    const annual = annualOfHolding(running);
    if (annual === 0) continue;
    const cents = ofYear(run, annual * 100);
    books.post('income', { subject: holding.id, from: world.payers, to: firstAccount(run) }, cents);
    shareOut(run, owners, cents);
    if (holding.kind !== 'shares') continue;
    for (const { person, fraction } of owners) {
      const owner = run.people[person];
      if (owner !== undefined) owner.financialNet += cents * fraction;
    }
  }
}

/** Interest on accounts for the month, on what they held at its start; none while one offsets a loan that is owed. */
export function postAccountInterest(run: Run): void {
  const { books, world } = run;
  for (const { account, place, owners } of run.accounts) {
    const balance = books.now[place] ?? 0;
    if (balance <= 0 || !account.ratePct || offsetsOwed(run, account.offsets)) continue;
    const cents = interestCents(balance, account.ratePct, 12);
    books.post('accountInterest', { subject: account.id, from: world.banks, to: place }, cents);
    shareOut(run, owners, cents);
  }
}

function offsetsOwed({ loans, books }: Run, loan: string | undefined): boolean {
  return loans.some(({ id, account }) => id === loan && (books.now[account] ?? 0) < 0);
}

function shareOut({ people }: Run, owners: Fractions, cents: number): void {
  for (const { person, fraction } of owners) {
    const owner = people[person];
    if (owner !== undefined) owner.other += cents * fraction;
  }
}
