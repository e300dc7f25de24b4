import { parseDate } from '../units/calendar.ts';
import { inRange } from '../units/checks.ts';
import { Refusal, type RefusalCode } from '../units/refusal.ts';
import type { OwnerShare } from './entity.ts';
import type { MonthText } from './household.ts';
import { largestHouseholdAmount } from './limits.ts';
import { type OpenLawChoices, value2027Choices } from './open-law.ts';

// Shares written with four decimals add up to a little more than 100.
const mostShares = 100.01;
const highestGrowth = 50;

/** Throws a Refusal of the field: `field rest`. */
export function refuse(code: RefusalCode, field: string, rest: string): never {
  throw new Refusal(code, field, `${field} ${rest}`);
}

/** Refuses what is given and is not 0 to the largest amount. */
export function checkAmount(field: string, amount: number | undefined): void {
  if (amount !== undefined) inRange(field, amount, [0, largestHouseholdAmount]);
}

/** Refuses what is given and is not 0 to 100 percent. */
export function checkPercent(field: string, percent: number | null | undefined): void {
  if (percent !== undefined && percent !== null) inRange(field, percent, [0, 100]);
}

/** Refuses growth that is given and is not −50 to 50 percent a year. */
export function checkGrowth(field: string, percent: number | undefined): void {
  if (percent !== undefined) inRange(field, percent, [-highestGrowth, highestGrowth]);
}

/** Refuses what is given and is no month written YYYY-MM. */
export function checkMonth(field: string, month: MonthText | null | undefined): void {
  if (month === undefined || month === null || /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return;
  refuse('unknownValue', field, `is ${month}; allowed is a month written YYYY-MM`);
}

/** Refuses months that are given and not in order; equal ones are. Names the later one. */
export function checkOrder(field: string, earlier: MonthText | undefined, later: MonthText | null | undefined): void {
  if (earlier === undefined || later === undefined || later === null || earlier <= later) return;
  refuse('dateOrder', field, `is ${later}, before ${earlier}`);
}

/** Refuses changes from a month on that are not in order. */
export function checkSteps(field: string, steps: readonly { readonly from: MonthText }[] = []): void {
  for (const [place, { from }] of steps.entries()) {
    checkMonth(`${field}.from`, from);
    const before = steps[place - 1]?.from;
    if (before !== undefined && before >= from) refuse('dateOrder', `${field}.from`, `is ${from} after ${before}`);
  }
}

/** Refuses a contract that is no year, day or moment with its offset, and one after the start. */
export function checkContract(field: string, contract: string | null, start: MonthText): void {
  if (contract === null) return;
  const isYear = /^\d{4}$/.test(contract);
  const month = contract.slice(0, isYear ? 4 : 7);
  const ofMonth = /^-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;
  const isMoment = /^\d{4}-\d{2}$/.test(month) && ofMonth.test(contract.slice(7));
  if (!(isYear || (isMoment && !Number.isNaN(Date.parse(contract)))))
    refuse('unknownValue', field, `is ${contract}; a year, a day, or a moment with its offset is needed`);
  else if (month > start.slice(0, month.length)) refuse('dateOrder', field, `is ${contract}, after the start ${start}`);
  if (isMoment) parseDate(field, contract.slice(0, 10));
}

/** Refuses an id that is blank or stands twice. */
export function checkIds(field: string, rows: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (id === '') refuse('required', field, 'is blank; each needs an id');
    if (seen.has(id)) refuse('incompatible', field, `${id} is repeated; each needs an id of its own`);
    seen.add(id);
  }
}

/** Refuses a name that is given and not among the known ones. */
export function checkNamed(field: string, name: string | null | undefined, known: ReadonlySet<string>): void {
  if (name === undefined || name === null || known.has(name)) return;
  refuse('unknownValue', field, `is ${name}, which the household does not have`);
}

/** Refuses owners that are nobody, stand twice, or do not hold above 0 to 100 percent each and in all. */
export function checkOwners(field: string, owners: readonly OwnerShare[], people: ReadonlySet<string>): void {
  if (owners.length === 0) refuse('required', field, 'is empty; at least one owner is needed');
  checkIds(
    `${field}.owner`,
    owners.map(({ owner }) => ({ id: owner })),
  );
  let sum = 0;
  for (const { owner, sharePct } of owners) {
    checkNamed(`${field}.owner`, owner, people);
    if (!(sharePct > 0 && sharePct <= 100))
      refuse('shareRange', `${field}.sharePct`, `is ${sharePct}; allowed is above 0 to 100`);
    sum += sharePct;
  }
  if (sum > mostShares) refuse('shareRange', `${field}.sharePct`, `is ${sum} in all; allowed is above 0 to 100`);
}

/** Refuses owners as `checkOwners` does, and entities, which own properties recorded at the start alone. */
export function checkPeople(
  field: string,
  owners: readonly OwnerShare[],
  { people, entities }: { readonly people: ReadonlySet<string>; readonly entities: ReadonlySet<string> },
): void {
  const entity = owners.find(({ owner }) => entities.has(owner));
  if (entity !== undefined)
    refuse('entityNotSupported', `${field}.owner`, `is ${entity.owner}, which owns properties of the start alone here`);
  checkOwners(field, owners, people);
}

/** Refuses a choice that the law does not leave. Throws Refusal. */
export function checkOpenLaw({ value2027 }: OpenLawChoices = {}): void {
  if (value2027 === undefined || value2027Choices.includes(value2027)) return;
  refuse('unknownValue', 'openLaw.value2027', `is ${value2027}; allowed is one of ${value2027Choices.join(', ')}`);
}
