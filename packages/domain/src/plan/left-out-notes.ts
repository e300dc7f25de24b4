import { moneyText } from '@freehold/contract';
import {
  type FinancialYear,
  type Household,
  monthText as monthKey,
  monthNumber,
  type PersonYear,
  seniorOffset,
  type Timeline,
} from '@freehold/finance';
import type { Finding } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { countText } from '../text/duration.ts';
import { homeName } from './plan-names.ts';
import type { PlanToRun } from './plan-owners.ts';

interface Ran {
  readonly household: Household;
  readonly timeline: Timeline;
}

/**
 * What a plan as run leaves out or counts otherwise than the law may, each at its record: homes that are lived in at once
 * (ITAA 1997 s 118-140), what people of the Age Pension’s age pay less, and what missing money would cost.
 */
export function leftOutNotes(plan: PlanToRun, ran: Ran): readonly Finding[] {
  return [...twoHomesNotes(plan, ran), ...seniorNotes(ran), ...shortNotes(ran)];
}

/** A home that is lived in, from its purchase until its sale: months of the run, −1 for before. */
interface LivedIn {
  readonly id: string;
  readonly from: number;
  readonly until: number;
}

/** Two homes may be main residences together while the first is sold: ITAA 1997 s 118-140. */
const overlapMonths = 6;

function twoHomesNotes(plan: PlanToRun, { household, timeline }: Ran): readonly Finding[] {
  const homes = livedIn(household, timeline);
  return homes.flatMap((second, place) =>
    homes.slice(0, place).flatMap((first): readonly Finding[] => {
      const from = Math.max(first.from, second.from, 0);
      const until = Math.min(first.until, second.until);
      if (until - from <= overlapMonths) return [];
      const months = [from, until - 1].map((month) => monthText(monthKey(monthNumber(timeline.start) + month)));
      const [one, other] = [first, second].map(({ id }) => homeName(plan, id.slice(id.indexOf('/') + 1)));
      const says =
        `${one} and ${other} both count as lived in from ${months[0]} to ${months[1]}, ${countText(until - from, 'month')}: ` +
        'no land tax and no tax on the gain is counted for either. Only one can be exempt. Two are main residences at once for ' +
        'at most six months, while the first is sold (ITAA 1997 s 118-140), and to keep the exemption of a home that was ' +
        'left is to give up the other’s (s 118-145(4)). What is due on one of them is left out.';
      return [{ where: second.id, says }];
    }),
  );
}

function livedIn({ homes, events, people }: Household, timeline: Timeline): readonly LivedIn[] {
  const monthOf = new Map(timeline.events.map(({ id, month }) => [id, month]));
  const soldIn = new Map(
    events.flatMap((event) => {
      const month = monthOf.get(event.id);
      return event.do === 'sell' && month !== undefined ? [[event.what, month] as const] : [];
    }),
  );
  const bought = events.flatMap((event) => {
    const from = monthOf.get(event.id);
    return event.do === 'buy' && from !== undefined ? [{ ...event.home, from }] : [];
  });
  return [...homes.map((home) => ({ ...home, from: -1 })), ...bought]
    .filter(({ use, owners }) => use === 'home' && owners.some(({ owner }) => people.some(({ id }) => id === owner)))
    .map(({ id, from }) => ({ id, from, until: soldIn.get(id) ?? timeline.months }))
    .sort((one, other) => one.from - other.from);
}

const pensionAgeMonths = 67 * 12;

/** The offset is not set beyond this year. */
const lastSet: FinancialYear = '2026-27';

/** Who is taxed in a year from 67 on in which the offset for seniors would lower the tax, from the first such year. */
function seniorNotes({ household: { people }, timeline }: Ran): readonly Finding[] {
  const start = monthNumber(timeline.start);
  const kind = people.length === 1 ? 'single' : 'partner';
  return people.flatMap(({ id, born }): readonly Finding[] => {
    if (born === null) return [];
    const first = timeline.years.find((year) => {
      const isOld = start + year.last - monthNumber(born) >= pensionAgeMonths;
      const own = year.people.find(({ person }) => person === id);
      return isOld && own !== undefined && isLowered(own, { kind, year: year.financialYear });
    });
    if (first === undefined) return [];
    const most = moneyText(offsetOn(0, { kind, year: first.financialYear }));
    const says =
      `From the year to June ${Number(first.financialYear.slice(0, 4)) + 1} tax is counted without the seniors and ` +
      `pensioners tax offset of up to ${most} a year ` +
      '(ITAA 1936 ss 160AAAA, 160AAAB) and without the higher threshold of the Medicare levy that comes with it (Medicare ' +
      'Levy Act 1986 s 3): from the Age Pension’s age of 67 less may be due.';
    return [{ where: id, says }];
  });
}

/** That money which is missing costs nothing in a run, at the first account, and what may come that no plan counts. */
function shortNotes({ household: { people }, timeline }: Ran): readonly Finding[] {
  const [first] = timeline.shortMonths;
  const account = timeline.accounts.find(({ kind }) => kind === 'cash');
  if (first === undefined || account === undefined) return [];
  const month = monthNumber(timeline.start) + first;
  const isOld = people.some(({ born }) => born !== null && month - monthNumber(born) >= pensionAgeMonths);
  const pension = isOld ? ' Somebody is 67 by then: an Age Pension, which no plan counts, may be due.' : '';
  const says =
    `Below zero from ${monthText(monthKey(month))} on, in ${countText(timeline.shortMonths.length, 'month')}: what is missing ` +
    `counts without interest, so what it would cost to borrow it is left out.${pension}`;
  return [{ where: account.subject, says }];
}

interface Senior {
  readonly kind: 'single' | 'partner';
  readonly year: FinancialYear;
}

/** Rebate income and repayment income are the same sum. */
function isLowered({ position }: PersonYear, senior: Senior): boolean {
  const isTaxed = position.incomeTax + position.medicareLevy > 0;
  return isTaxed && offsetOn(position.repaymentIncome, senior) > 0;
}

function offsetOn(rebateIncome: number, { kind, year }: Senior): number {
  const found = seniorOffset({ rebateIncome, kind, financialYear: year < lastSet ? year : lastSet });
  return found.status === 'computed' ? found.offset : 0;
}
