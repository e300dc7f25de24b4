import type { AskedMailKind, ClientDetails } from '@freehold/contract';
import { dayAfter, daysUntil, fixedEnds, loanRises, lossLawFrom, monthFigures, rentalsCaught } from '@freehold/domain';
import { allRules, cashRates, engineVersion, roundToCent } from '@freehold/finance';
import { contentHash } from '../../content-hash.ts';
import type { Basis, Occasion } from './queries.ts';

/** A record on the ISO day that it is looked at, and since when its mails are asked for. */
export interface Looking {
  readonly day: string;
  readonly askedOn: string;
  readonly record: ClientDetails;
  readonly basis: Basis | null;
}

/** What a look found: the mails due, also those sent before; when to look again, null for never; what to keep for then. */
export interface Found {
  readonly occasions: readonly Occasion[];
  readonly lookOn: string | null;
  readonly basis?: Basis;
}

/** Days before the law on rental losses at which its mail goes out, and days before a fixed rate ends. */
const lawNotices = [180, 90, 30, 7] as const;
const fixedNotices = [90, 30] as const;

/** Last day of a month on which its summary goes out: it is asked for in the first days. */
const lastSummaryDay = 7;

/** Days after a decision on which its cash rate is news; a loan that is recorded later is of that rate. */
const rateNewsDays = 31;

/** Change of what is left over a month that a mail tells, dollars. */
const leastRulesChange = 1;

/** What is due of each kind. A look that comes late sends what it missed, once, while that is news. */
const lookers: Readonly<Record<AskedMailKind, (looking: Looking) => Found>> = {
  'month-summary': ({ day, record }) => ({
    occasions:
      Number(day.slice(8)) > lastSummaryDay || monthFigures(record, day) === null ? [] : [{ key: day.slice(0, 7) }],
    lookOn: firstOfNextMonth(day),
  }),
  'rules-changed': changedRules,
  'law-countdown': ({ day, record }) => {
    const notice = noticeReached(lawNotices, lossLawFrom, day);
    const isDue = notice !== null && rentalsCaught(record, day).length > 0;
    return { occasions: isDue ? [{ key: `${notice} days` }] : [], lookOn: nextLawNotice(day) };
  },
  'rates-changed': ({ day, askedOn, record }) => {
    const newest = cashRates.findLast(({ from }) => from !== null && from <= day)?.from ?? null;
    const isNews = newest !== null && newest > askedOn && daysUntil(newest, day) <= rateNewsDays;
    const isDue = isNews && loanRises(record, day, []).length > 0;
    return { occasions: isDue ? [{ key: newest }] : [], lookOn: dayAfter(day, 1) };
  },
  'fixed-term-ends': ({ day, record }) => {
    const ends = new Set(fixedEnds(record, day).map(({ day: end }) => end));
    const occasions = [...ends].flatMap((end) => {
      const notice = noticeReached(fixedNotices, end, day);
      return notice === null ? [] : [{ key: `${end} ${notice} days` }];
    });
    return { occasions, lookOn: dayAfter(day, 1) };
  },
};

/** What is due of a kind on the day of the look. */
export function lookFor(kind: AskedMailKind, looking: Looking): Found {
  return lookers[kind](looking);
}

/** When to look first after a kind was asked for on an ISO day; null where nothing of it can come any more. */
export function firstLook(kind: AskedMailKind, day: string): string | null {
  if (kind === 'month-summary') return firstOfNextMonth(day);
  return kind === 'law-countdown' ? nextLawNotice(day) : day;
}

// The record as it was and the day of the first figure: only the rules, and how they are applied, differ.
function changedRules({ day, record, basis }: Looking): Found {
  const leftOverOn = (on: string) => monthFigures(record, on)?.leftOverMonthly;
  const lookOn = dayAfter(day, 1);
  const by = { version: record.version, rules: rulesVersion(), engine: engineVersion };
  const isOfThisRecord = basis !== null && basis.version === record.version;
  if (isOfThisRecord && basis.rules === by.rules && basis.engine === by.engine) return { occasions: [], lookOn };
  const leftOver = leftOverOn(day);
  if (leftOver === undefined) return { occasions: [], lookOn };
  const next = { occasions: [], lookOn, basis: { ...by, day, leftOver } };
  if (!isOfThisRecord || basis.rules === by.rules) return next;
  const difference = (leftOverOn(basis.day) ?? 0) - basis.leftOver;
  return Math.abs(roundToCent(difference)) < leastRulesChange
    ? next
    : { ...next, occasions: [{ key: by.rules, difference }] };
}

let knownVersion: string | undefined;

/** A code of every rule's value and days: another one where a table of the law or of lending has changed. */
function rulesVersion(): string {
  knownVersion ??= contentHash(allRules.map(({ id, value, from, to }) => ({ id, value, from, to })));
  return knownVersion;
}

/** The smallest number of days before an ISO day that has come; null before the first and from the day on. */
function noticeReached(notices: readonly number[], end: string | null, day: string): number | null {
  if (end === null) return null;
  const left = daysUntil(day, end);
  return left < 1 ? null : (notices.findLast((notice) => left <= notice) ?? null);
}

function nextLawNotice(day: string): string | null {
  if (lossLawFrom === null) return null;
  const from = lossLawFrom;
  return lawNotices.map((notice) => dayAfter(from, -notice)).find((notice) => notice > day) ?? null;
}

function firstOfNextMonth(day: string): string {
  return `${dayAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
