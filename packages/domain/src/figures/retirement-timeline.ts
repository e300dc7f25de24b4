import { moneyText } from '@freehold/contract';
import { balanceSheet, type Household, homeView, presentValue } from '@freehold/finance';
import { clientId } from '../inputs/household/people.ts';
import { monthAfter } from '../inputs/household/reading.ts';
import type { ClientTimeline } from './client-timeline.ts';
import type { Line } from './line.ts';
import { taxLine } from './tax-line.ts';
import { monthText, retirementWords, timelineLines, timelineNames } from './timeline-words.ts';

/** What a timeline says of a client's retirement. */
export interface RetirementTimeline {
  /** One or two sentences: the money then, and whether it lasts. */
  readonly answer: string;
  /** The month work ends, a sentence; empty where no month is counted. */
  readonly ending: string;
  readonly isShort: boolean;
  /** Whether the money lasts, a sentence. */
  readonly lasting: string;
  /** Money at the end of the month of retirement in today's dollars, the last line the sum; empty where no month is counted. */
  readonly lines: readonly Line[];
}

/** The money when the client retires, and the first month it runs short in, if any. */
export function retirementTimeline(client: ClientTimeline): RetirementTimeline {
  const { household, timeline } = client;
  if (isNothingKnown(household))
    return { answer: retirementWords.nothing, ending: '', isShort: false, lasting: '', lines: [] };
  const lasting = lastingText(client);
  const isShort = timeline.shortMonths.length > 0;
  const retire = household.events.find((event) => event.do === 'retire' && event.person === clientId);
  const when = retire?.do === 'retire' ? String(retire.when) : null;
  const month = when === null ? timeline.months : monthsBetween(household.start, when);
  if (when === null || month >= timeline.months)
    return { answer: `${retirementWords.notCounted} ${lasting}`, ending: '', isShort, lasting, lines: [] };
  const { lines, netWorth } = moneyAt(client, month);
  const isRetired = month === 0;
  const lead = isRetired ? retirementWords.retired : retirementWords.leads(netWorth, monthText(when));
  const ending = isRetired ? retirementWords.retired : retirementWords.retires(monthText(when));
  return { answer: `${lead} ${lasting}`, ending, isShort, lasting, lines };
}

/** Whether nothing comes in, is owned or is owed: living costs alone say nothing of how long money lasts. */
function isNothingKnown({ people, incomes, accounts, holdings, homes, loans }: Household): boolean {
  const amounts = [
    ...people.map(({ superBalance = 0 }) => superBalance),
    ...incomes.map(({ annual }) => annual),
    ...accounts.map(({ balance }) => balance),
  ];
  return amounts.every((amount) => amount === 0) && holdings.length + homes.length + loans.length === 0;
}

function lastingText({ household, timeline }: ClientTimeline): string {
  const [short] = timeline.shortMonths;
  const at = (month: number) => monthText(monthAfter(household.start, month));
  return short === undefined ? retirementWords.lasts(at(timeline.months - 1)) : retirementWords.short(at(short));
}

function moneyAt(
  client: ClientTimeline,
  month: number,
): { readonly lines: readonly Line[]; readonly netWorth: number } {
  const { household, timeline } = client;
  const todays = (amount: number) =>
    presentValue({ amount, years: (month + 1) / 12, priceRise: household.assume.pricesPct });
  const sheet = balanceSheet(timeline, month);
  const rented = equityOf(client, month, 'rent');
  const lived = equityOf(client, month, 'home');
  const rest = sheet.netWorth - sheet.super - sheet.cash - sheet.holdings - rented - lived;
  const rows: readonly (readonly [string, number])[] = [
    [timelineLines.super, sheet.super],
    [timelineLines.cash, sheet.cash],
    [timelineLines.holdings, sheet.holdings],
    [timelineLines.investmentProperty, rented],
    [timelineLines.home, lived],
    [timelineLines.otherDebts, rest + sheet.taxDue],
    taxLine(sheet),
    [timelineNames.retirement, sheet.netWorth],
  ];
  return {
    lines: rows
      .filter(([label, amount]) => label === timelineNames.retirement || Math.abs(amount) >= 0.5)
      .map(([label, amount]) => ({ label, value: moneyText(todays(amount)) })),
    netWorth: todays(sheet.netWorth),
  };
}

function equityOf({ household, timeline }: ClientTimeline, month: number, use: 'home' | 'rent'): number {
  return household.homes
    .filter((home) => home.use === use)
    .reduce((sum, { id }) => sum + homeView(timeline, household, { home: id, month }).equity, 0);
}

function monthsBetween(start: string, end: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return count(end) - count(start);
}
