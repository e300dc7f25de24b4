import { type MonthFigures, moneyText } from '@freehold/contract';
import { type BalanceSheet, type FlowKind, flowsOf, type Home } from '@freehold/finance';
import { type HouseholdRecord, namesOfRows } from '../inputs/household/reading.ts';
import { percentText, rateText } from '../text/rates.ts';
import { type ClientTimeline, type TimelineFigures, timelineFigures, unvaluedHome } from './client-timeline.ts';
import { type ComingEvent, comingEvents } from './coming-events.ts';
import type { Line } from './line.ts';
import { changeSince, type KeptFigure } from './month-figures.ts';
import { taxLine } from './tax-line.ts';
import { eventWords, taxToCome, timelineLines, timelineNames, timelineNotes } from './timeline-words.ts';

/** A figure that leads, with the lines it is made of; the last one is the figure, but for the next event. */
export interface LeadingFigure {
  readonly id: 'net-worth' | 'property-equity' | 'left-over' | 'next-event';
  readonly name: string;
  readonly value: string;
  readonly note: string;
  /** How it has changed since last month; null for one that has no amount. */
  readonly change: string | null;
  readonly isNegative: boolean;
  readonly working: readonly Line[];
}

/** A client's record with what is kept of earlier months. */
interface KeptRecord extends HouseholdRecord {
  readonly monthFigures?: readonly MonthFigures[] | undefined;
}

/** The four figures that lead a client's picture, dollars of the household's part. */
export function leadingFigures(client: ClientTimeline, record: KeptRecord): readonly LeadingFigure[] {
  const figures = timelineFigures(client);
  const change = (figure: KeptFigure, now: number) =>
    changeSince(record.monthFigures ?? [], { figure, now, day: client.household.start });
  const missing = missingValue(client, record);
  return [
    missing === null
      ? { ...netWorthFigure(figures.today), change: change('netWorth', figures.today.netWorth) }
      : { ...netWorthFigure(figures.today), ...missing },
    missing === null
      ? { ...equityFigure(client, record, figures), change: change('propertyEquity', figures.propertyEquity) }
      : { ...equityFigure(client, record, figures), ...missing },
    { ...leftOverFigure(client, figures), change: change('leftOverMonthly', figures.leftOverMonthly) },
    { ...eventFigure(client, record), change: null },
  ];
}

type Unchanged = Omit<LeadingFigure, 'change'>;

/** What stands in place of a figure that nobody knows while a property has no value on record; null where all have. */
function missingValue(client: ClientTimeline, { assets, liabilities }: KeptRecord) {
  const home = unvaluedHome(client);
  if (home === undefined) return null;
  const name = namesOfRows([...assets, ...liabilities]).get(home.id) ?? home.id;
  return { value: '–', note: timelineNotes.missingValue(name), change: null, isNegative: false, working: [] };
}

function netWorthFigure(today: BalanceSheet): Unchanged {
  const rows = [
    [timelineLines.property, today.property],
    [timelineLines.super, today.super],
    [timelineLines.cash, today.cash],
    [timelineLines.holdings, today.holdings],
    [timelineLines.loans, -today.loans],
    [timelineLines.studyLoans, -today.studyLoans],
    taxLine(today),
  ] as const;
  return {
    id: 'net-worth',
    name: timelineNames.netWorth,
    value: moneyText(today.netWorth),
    note: timelineNotes.netWorth,
    isNegative: today.netWorth < 0,
    working: [...filled(rows), money(timelineNames.netWorth, today.netWorth)],
  };
}

function equityFigure(
  { household }: ClientTimeline,
  { assets, liabilities }: HouseholdRecord,
  { homes, today, propertyLoans, propertyEquity, lvrPct }: TimelineFigures,
): Unchanged {
  const names = namesOfRows([...assets, ...liabilities]);
  const lvr = lvrPct === null ? null : percentText(lvrPct);
  const values = homes.map(({ home: id, value }) => {
    const home = household.homes.find((other) => other.id === id);
    return { ...money(names.get(id) ?? id, value), ...(home && shareNote(home)) };
  });
  return {
    id: 'property-equity',
    name: timelineNames.propertyEquity,
    value: moneyText(propertyEquity),
    note: lvr === null ? timelineNotes.noProperty : `LVR ${lvr} of ${moneyText(today.property)}`,
    isNegative: propertyEquity < 0,
    working: [
      ...values,
      money(timelineLines.propertyLoans, -propertyLoans),
      ...(lvr === null
        ? []
        : [
            {
              label: timelineLines.lvr,
              value: lvr,
              note: `${moneyText(propertyLoans)} ÷ ${moneyText(today.property)}`,
            },
          ]),
      money(timelineNames.propertyEquity, propertyEquity),
    ],
  };
}

/** What a home's value is the household's part of; nothing where it is all of it. */
function shareNote({ owners, value }: Home): Pick<Line, 'note'> {
  const share = owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
  return share < 100 ? { note: `your ${rateText(share)} of ${moneyText(value)}` } : {};
}

const flows: readonly (readonly [label: string, sign: 1 | -1, ...kinds: readonly FlowKind[]])[] = [
  [timelineLines.salaries, 1, 'salary'],
  [timelineLines.otherIncome, 1, 'income'],
  [timelineLines.accountInterest, 1, 'accountInterest'],
  [timelineLines.rent, 1, 'rent'],
  [timelineLines.propertyCosts, 1, 'propertyCosts'],
  [timelineLines.withheld, 1, 'withheld'],
  [timelineLines.tax, -1, 'tax'],
  [timelineLines.landTax, -1, 'landTax'],
  [timelineLines.living, 1, 'living'],
  [timelineLines.loanInterest, 1, 'loanInterest'],
  [timelineLines.principal, -1, 'principal', 'extra'],
];

function leftOverFigure(
  { timeline }: ClientTimeline,
  { leftOverMonthly, taxStillDue: { amount, month } }: TimelineFigures,
): Unchanged {
  const rows = flows.map(
    ([label, sign, ...kinds]) => [label, (sign * flowsOf(timeline, kinds, { first: 0, last: 11 })) / 100] as const,
  );
  return {
    id: 'left-over',
    name: timelineNames.leftOver,
    value: moneyText(leftOverMonthly),
    note: [timelineNotes.leftOver, taxToCome(amount, month)].filter((part) => part !== '').join(', '),
    isNegative: leftOverMonthly < 0,
    working: [
      ...filled(rows),
      money(timelineLines.year, leftOverMonthly * 12),
      { ...money(timelineNames.leftOver, leftOverMonthly), note: `${moneyText(leftOverMonthly * 12)} ÷ 12` },
    ],
  };
}

const mostEvents = 8;

function eventFigure(client: ClientTimeline, record: HouseholdRecord): Unchanged {
  const events = comingEvents(client, record);
  const [next] = events;
  return {
    id: 'next-event',
    name: timelineNames.nextEvent,
    value: next === undefined ? '–' : next.when,
    note: next === undefined ? timelineNotes.noEvent : eventNote(next),
    isNegative: false,
    working: events.slice(0, mostEvents).map(({ when, what, note }) => ({ label: what, value: when, note })),
  };
}

function eventNote({ what, isAssumed }: ComingEvent): string {
  return isAssumed ? `${what}; counted so, as it is ${eventWords.assumed}` : what;
}

/** Lines of amounts that are not 0. */
function filled(rows: readonly (readonly [label: string, amount: number])[]): readonly Line[] {
  return rows.filter(([, amount]) => Math.abs(amount) >= 0.5).map(([label, amount]) => money(label, amount));
}

function money(label: string, amount: number): Line {
  return { label, value: moneyText(amount) };
}
