import { moneyText } from '@freehold/contract';
import {
  assumedSummary,
  type ClientTimeline,
  type HouseholdRecord,
  leadingFigures,
  netWorthPath,
  retirementTimeline,
  type TimelineBeside,
  timelineBeside,
  timelineNames,
  yearStatements,
} from '@freehold/domain';
import { presentValue, type YearStatement } from '@freehold/finance';
import type { GridPart, LinesPart, ListPart, ReportPart, ReportRow } from './report.ts';

/** The figures that lead a client's picture, with what each is made of in a line. */
export function leadingRows(client: ClientTimeline, record: HouseholdRecord): readonly ReportRow[] {
  const leading = leadingFigures(client, record).map(({ name, note, value }) => ({ label: name, note, value }));
  const { grossIncome, tax } = timelineBeside(client);
  return [...leading, ...[grossIncome, tax].map(({ name, value }) => ({ label: name, value }))];
}

/** The timeline's own parts of a report: what leads, net worth over time and by year, and what had to be assumed. */
export function timelineParts(client: ClientTimeline, record: HouseholdRecord): readonly ReportPart[] {
  const { answer } = retirementTimeline(client);
  return [
    { kind: 'rows', title: 'Your timeline', rows: leadingRows(client, record) },
    netWorthLines(client),
    yearsGrid(client),
    { kind: 'list', title: 'When work ends', items: [answer] },
    assumedPart(client),
  ];
}

/** A figure of the timeline beside a quick estimate, with why they differ. */
export function besideRow({ name, value, why }: TimelineBeside): ReportRow {
  return { label: name, note: why, value };
}

/** Net worth at retirement beside an estimate of it; `why` says why they differ. */
export function retirementRow(client: ClientTimeline, why: string): ReportRow {
  const { answer, lines } = retirementTimeline(client);
  const value = lines.at(-1)?.value;
  return { label: timelineNames.retirement, note: value === undefined ? answer : why, value: value ?? '–' };
}

function netWorthLines(client: ClientTimeline): LinesPart {
  const path = netWorthPath(client);
  const last = path.at(-1);
  return {
    kind: 'lines',
    title: timelineNames.netWorthOverTime,
    summary: `${moneyText(last?.amount ?? 0)} after ${Math.floor(last?.years ?? 0)} years, ${moneyText(last?.today ?? 0)} in today’s dollars.`,
    across: 'Years from now',
    lines: [
      {
        name: 'In the dollars of the year',
        kind: 'netWorth',
        points: path.map(({ years, amount }) => [years, amount] as const),
      },
      {
        name: 'In today’s dollars',
        kind: 'netWorthToday',
        points: path.map(({ years, today }) => [years, today] as const),
      },
    ],
  };
}

function yearsGrid(client: ClientTimeline): GridPart {
  const { pricesPct } = client.household.assume;
  let months = 0;
  const rows = yearStatements(client).map((year) => {
    months += year.months;
    const today = presentValue({ amount: year.closing, years: months / 12, priceRise: pricesPct });
    return [...moneyOfYear(year), moneyText(year.closing), moneyText(today)];
  });
  return {
    kind: 'grid',
    title: 'Your timeline by financial year',
    columns: ['Year', 'Income', 'Tax', 'Living', 'Interest', 'Left over', 'Net worth, 30 June', 'In today’s dollars'],
    rows,
    note: 'Income is before tax: salaries, other income, interest and rent. Left over is after tax as it was paid, costs and loans.',
  };
}

function moneyOfYear(year: YearStatement): readonly string[] {
  const { financialYear, months, salaries, otherIncome, accountInterest, rent, tax, living, loanInterest } = year;
  return [
    months === 12 ? financialYear : `${financialYear}, ${months} months`,
    moneyText(salaries + otherIncome + accountInterest + rent),
    moneyText(-tax),
    moneyText(-living),
    moneyText(-loanInterest),
    moneyText(year.leftOver),
  ];
}

const mostAssumed = 100;

function assumedPart({ assumed }: ClientTimeline): ListPart {
  const sentences = [...new Set(assumed.map(({ countedAs }) => countedAs))];
  const more = sentences.length - mostAssumed;
  return {
    kind: 'list',
    title: 'What had to be assumed',
    items: [
      `${assumedSummary(sentences.length)}.`,
      ...sentences.slice(0, mostAssumed),
      ...(more > 0 ? [`And ${more} more of the same kinds.`] : []),
    ],
  };
}
