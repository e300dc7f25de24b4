import { carriedForwardCaps } from '../rules/superannuation.ts';
import { toCents, wholeCents } from '../units/ledger.ts';
import { financialYearOfMonth, june, monthNumber, monthsOfYear } from './clock.ts';
import { firstAccount } from './first-account.ts';
import { ofYear } from './posted.ts';
import type { Run, RunningPerson } from './running.ts';
import { type SuperLaw, superLaw } from './super-law.ts';
import type { SuperLimit } from './timeline.ts';

/** An employer's contribution on a month's salary, by SGAA 1992 s 19 up to the maximum contribution base: whole cents. */
export function postGuarantee(run: Run, person: RunningPerson, salary: number): number {
  const { books, world } = run;
  const { ratePct, mostMonthly } = superLawOf(run);
  const paidIn = wholeCents((Math.min(salary, mostMonthly) * ratePct) / 100);
  books.post('superGuarantee', { subject: person.person.id, from: world.employers, to: person.super }, paidIn);
  person.concessional += paidIn;
  return paidIn;
}

/** A person's work in a month, whole cents. */
interface Pay {
  readonly salary: number;
  /** Other incomes that end with work. */
  readonly other: number;
  readonly guarantee: number;
}

/** Last month in which a fund takes what is paid besides the guarantee, months of age: SIS Regulations 1994 reg 7.04. */
const oldest = 75 * 12;

/**
 * What a person pays into super before tax besides the guarantee in a month with pay from work, out of the first account;
 * what they want to pay after tax waits for the month's end. Returns what of the salary was sacrificed, whole cents.
 */
export function postSuperExtra(run: Run, person: RunningPerson, pay: Pay): number {
  const { superExtra, born } = person.person;
  if (superExtra === undefined || pay.salary + pay.other <= 0 || run.month > person.retiredAfter) return 0;
  const { concessional = 0, nonConcessional = 0 } = superExtra;
  const now = (annual: number) => ofYear(run, annual * run.prices.factor * 100);
  if (born !== null && run.start + run.month - monthNumber(born) > oldest) {
    if (concessional > 0) limited(run, person, ['concessional', 'age']);
    if (nonConcessional > 0) limited(run, person, ['nonConcessional', 'age']);
    return 0;
  }
  person.afterTaxWanted = now(nonConcessional);
  return postBeforeTax(run, person, { wanted: now(concessional), pay });
}

function postBeforeTax(run: Run, person: RunningPerson, { wanted, pay }: { wanted: number; pay: Pay }): number {
  const room = concessionalRoom(run, person, pay.guarantee);
  if (wanted > room) limited(run, person, ['concessional', 'cap']);
  const allowed = Math.min(wanted, room);
  if (allowed > pay.salary + pay.other) limited(run, person, ['concessional', 'pay']);
  const sacrificed = Math.min(allowed, pay.salary);
  const deducted = Math.min(allowed - sacrificed, pay.other);
  const move = { subject: person.person.id, from: firstAccount(run), to: person.super };
  run.books.post('superBeforeTax', move, sacrificed + deducted);
  person.concessional += sacrificed + deducted;
  person.superBeforeTax += sacrificed + deducted;
  person.superDeducted += deducted;
  return sacrificed;
}

/**
 * What of the year's cap, with those carried forward, is left beside what it has had and the guarantee of its other
 * months, each taken to be this one's.
 */
function concessionalRoom(run: Run, person: RunningPerson, guarantee: number): number {
  const carried = mayCarry(person) ? person.unusedCaps.reduce((sum, unused) => sum + unused, 0) : 0;
  const cap = capOfRun(run, superLawOf(run).concessionalCap) + carried;
  const monthsLeft = (june - ((run.start + run.month) % 12) + 12) % 12;
  return Math.max(0, cap - person.concessional - guarantee * monthsLeft);
}

/** Whether unused caps of earlier years raise the year's: ITAA 1997 s 291-20(3)(b). */
function mayCarry({ superAtYearStart }: RunningPerson): boolean {
  return superAtYearStart < carriedForwardCaps.value.balanceBelow * 100;
}

/**
 * Takes back of a year's deduction for super what makes a loss, whole cents of it given (ITAA 1997 s 26-55): it was paid in
 * after tax. Returns what is not deducted.
 */
export function undeductSuper(run: Run, person: RunningPerson, loss: number): number {
  const taken = Math.min(person.superDeducted, loss);
  if (taken === 0) return 0;
  person.superDeducted -= taken;
  person.superBeforeTax -= taken;
  person.concessional -= taken;
  person.afterTaxPaid += taken;
  limited(run, person, ['concessional', 'loss']);
  return taken;
}

/** At the end of a financial year: takes what it had over its cap from unused earlier ones, the oldest first, and keeps its own. */
export function carryUnusedCap(run: Run, person: RunningPerson): void {
  const { unusedCaps, concessional } = person;
  const cap = capOfRun(run, superLawOf(run).concessionalCap);
  let excess = mayCarry(person) ? Math.max(0, concessional - cap) : 0;
  for (const [place, unused] of unusedCaps.entries()) {
    const taken = Math.min(unused, excess);
    unusedCaps[place] = unused - taken;
    excess -= taken;
  }
  unusedCaps.push(Math.max(0, cap - concessional));
  if (unusedCaps.length > carriedForwardCaps.value.years) unusedCaps.shift();
}

/** A year's cap; of a first year cut short its months' part, as what came before the start is not known. Whole cents. */
function capOfRun({ start, month }: Run, cap: number): number {
  return Math.floor((cap * monthsOfYear(start, month)) / 12);
}

/**
 * What people pay into super after tax, out of what the month leaves in the first account above the floor. Nothing from a
 * balance of the transfer balance cap on: ITAA 1997 s 292-85(2)(b).
 */
export function postAfterTaxSuper(run: Run): void {
  for (const person of run.people) {
    if (person.afterTaxWanted > 0) postAfterTax(run, person);
  }
}

function postAfterTax(run: Run, person: RunningPerson): void {
  const { nonConcessionalCap, mostBalance } = superLawOf(run);
  const wanted = person.afterTaxWanted;
  person.afterTaxWanted = 0;
  const isFull = person.superAtYearStart >= mostBalance;
  const most = isFull ? 0 : capOfRun(run, nonConcessionalCap) - person.afterTaxPaid;
  if (wanted > most) limited(run, person, ['nonConcessional', isFull ? 'balance' : 'cap']);
  const allowed = Math.min(wanted, most);
  const from = firstAccount(run);
  const left = Math.max(0, (run.books.now[from] ?? 0) - toCents(run.household.policy?.floor ?? 0));
  if (allowed > left) limited(run, person, ['nonConcessional', 'cash']);
  const paidIn = Math.min(allowed, left);
  run.books.post('superAfterTax', { subject: person.person.id, from, to: person.super }, paidIn);
  person.afterTaxPaid += paidIn;
}

/** Remembers the first month of each reason for which less is paid in than the household wants to. */
function limited(
  run: Run,
  { person: { id } }: RunningPerson,
  [kind, why]: readonly [SuperLimit['kind'], SuperLimit['why']],
) {
  if (run.superLimits.some((limit) => limit.person === id && limit.kind === kind && limit.why === why)) return;
  run.superLimits.push({ person: id, kind, why, month: run.month });
}

/** Brings what the law says of super in a run up to its financial year. */
function superLawOf(run: Run): SuperLaw {
  const year = financialYearOfMonth(run.start + run.month);
  return run.superLaw.year === year ? run.superLaw : Object.assign(run.superLaw, superLaw(year));
}
