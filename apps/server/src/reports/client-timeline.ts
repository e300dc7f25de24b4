import { moneyText } from '@freehold/contract';
import {
  assumedOnPaper,
  type ClientTimeline,
  type HouseholdRecord,
  leadingFigures,
  leadingTax,
  netWorthPath,
  retirementTimeline,
  timelineBeside,
  timelineNames,
  yearStatements,
  yearText,
} from '@freehold/domain';
import { presentValue, type YearStatement } from '@freehold/finance';
import type { GridPart, LinesPart, ListPart, ReportPart, ReportRow, RowGroup } from './report.ts';

/** The figures that lead a client's picture, one for each question, with what each counts in a line. */
export function leadingRows(client: ClientTimeline, record: HouseholdRecord): readonly ReportRow[] {
  const [worth, equity, leftOver, event] = leadingFigures(client, record).map(({ name, note, value }) => ({
    label: name,
    note,
    value,
  }));
  const { label, note, value } = leadingTax(client);
  const rows = [worth, equity, leftOver, { label, note, value }, retirementRow(client), event];
  return rows.filter((row) => row !== undefined);
}

function retirementRow(client: ClientTimeline): ReportRow {
  const { answer, ending, lasting, lines } = retirementTimeline(client);
  const value = lines.at(-1)?.value;
  if (value === undefined) return { label: timelineNames.retirement, note: answer, value: '–' };
  return { label: timelineNames.retirement, note: `${ending} ${lasting}`, value };
}

/** The timeline's own parts of a report: net worth over time and by year, and what the figures that lead are made of. */
export function timelineParts(client: ClientTimeline, record: HouseholdRecord): readonly ReportPart[] {
  const groups = leadingFigures(client, record).map(({ name, working }) => ({ name, rows: working }));
  const [worth, equity, leftOver, events] = groups;
  const atRetirement = { name: timelineNames.retirement, rows: retirementTimeline(client).lines };
  return [
    netWorthLines(client),
    ...sideBySide('How the figures are made up', [[worth, equity], [leftOver]]),
    { kind: 'rows', title: 'Your next 12 months', rows: yearRows(client) },
    ...sideBySide('Retirement and next events', [[atRetirement], [events && { ...events, name: 'Next events' }]]),
    yearsGrid(client),
  ];
}

/** Groups that have rows, in columns. */
function sideBySide(title: string, columns: readonly (readonly (RowGroup | undefined)[])[]): readonly ReportPart[] {
  const filled = columns
    .map((groups) => groups.flatMap((group) => (group === undefined || group.rows.length === 0 ? [] : [group])))
    .filter((groups) => groups.length > 0)
    .map((groups) => groups.map(({ name, rows }) => ({ name, rows: shortened(rows) })));
  return filled.length === 0 ? [] : [{ kind: 'columns', title, columns: filled }];
}

// Of a figure of many rows, those at its start, and its last: what is owed on them, and the figure itself.
const mostRows = 20;
const rowsAtEnd = 3;

function shortened(rows: readonly ReportRow[]): readonly ReportRow[] {
  const left = rows.length - mostRows;
  if (left <= 0) return rows;
  const more = { label: `And ${left} more, listed under Assets`, value: '' };
  return [...rows.slice(0, mostRows - rowsAtEnd), more, ...rows.slice(-rowsAtEnd)];
}

/** Money in, out and owed, in the words that stand beside the quick estimates on screen. */
function yearRows(client: ClientTimeline): readonly ReportRow[] {
  const { grossIncome, tax, netIncome, repayments, owed } = timelineBeside(client);
  return [grossIncome, tax, netIncome, repayments, owed].map(({ name, value }) => ({ label: name, value }));
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

// Years shown one by one; of the later ones one in five, so that the table stays on a sheet.
const yearsInFull = 10;
const every = 5;

function yearsGrid(client: ClientTimeline): GridPart {
  const { pricesPct } = client.household.assume;
  let months = 0;
  const rows = yearStatements(client).map((year) => {
    months += year.months;
    const today = presentValue({ amount: year.closing, years: months / 12, priceRise: pricesPct });
    return [...moneyOfYear(year), moneyText(year.closing), moneyText(today)];
  });
  const shown = rows.filter((_, place) => place < yearsInFull || (place + 1) % every === 0);
  const lastInFull = rows[yearsInFull - 1]?.[0] ?? '';
  return {
    kind: 'grid',
    title: 'Your timeline by financial year',
    columns: ['Year', 'Income', 'Tax', 'Living', 'Interest', 'Left over', 'Net worth, 30 June', 'In today’s dollars'],
    rows: shown,
    note: `Each year to ${lastInFull}, then every fifth. Income is before tax: salaries, other income, interest and rent. Left over is after tax as it was paid, costs and loans; property costs and principal repaid have no column of their own.`,
  };
}

function moneyOfYear(year: YearStatement): readonly string[] {
  const { salaries, otherIncome, accountInterest, rent, tax, living, loanInterest } = year;
  return [
    yearText(year),
    moneyText(salaries + otherIncome + accountInterest + rent),
    moneyText(-tax),
    moneyText(-living),
    moneyText(-loanInterest),
    moneyText(year.leftOver),
  ];
}

const mostAssumed = 100;

/** What the record does not say, and how it is counted. */
export function assumedPart({ assumed }: ClientTimeline): ListPart {
  const sentences = [...new Set(assumed.map(({ countedAs }) => countedAs))];
  const more = sentences.length - mostAssumed;
  return {
    kind: 'list',
    title: 'What had to be assumed',
    summary: assumedOnPaper(sentences.length),
    items: [...sentences.slice(0, mostAssumed), ...(more > 0 ? [`And ${more} more of the same kinds.`] : [])],
  };
}
