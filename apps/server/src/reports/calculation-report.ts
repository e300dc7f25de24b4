import { type Calculation, estimateDisclosure, moneyText, toolFacts } from '@freehold/contract';
import { answerCalculation, readBackCalculation, type ToolAnswer, type ToolChart } from '@freehold/domain';
import { dateText } from '../dates.ts';
import { workingPart } from './figure-text.ts';
import type { BarsPart, GridPart, LinesPart, ListPart, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** A calculation of a tool, and when its report was requested (ISO). Figures are recalculated. */
export interface CalculationReportRequest {
  readonly kind: 'calculation';
  readonly calculation: Calculation;
  readonly preparedAt: string;
}

/** The report of any tool's answer, amounts in whole dollars. Throws as `answerCalculation` does. */
export function calculationReport({ calculation, preparedAt }: CalculationReportRequest): Report {
  const answer = answerCalculation(calculation);
  const { figure, lines } = answer;
  const chart = answer.chart();
  const drawn = [...barsOf(chart), ...linesOf(chart)];
  return {
    title: `${toolFacts[calculation.tool].title} report`,
    preparedOn: dateText(preparedAt),
    headline: { label: figure.label, value: figureText(answer), note: figure.sentence },
    highlights: lines.map(({ label, value }) => ({ label, value })),
    parts: [
      { kind: 'rows', title: 'What you entered', rows: readBackCalculation(calculation).map(rowOf) },
      { kind: 'rows', title: 'Result', rows: resultRows(answer) },
      ...drawn,
      drawn.length === 0 ? { ...chartGrid(chart), note: chart.summary } : chartGrid(chart),
      ...leversOf(answer),
      workingPart('How it was worked out', answer.working()),
      { kind: 'list', title: 'Assumptions and limits', items: answer.assumptions },
      sourcesPart(answer.rules),
    ],
    disclosure: [estimateDisclosure],
  };
}

function figureText({ figure: { amount, unit } }: ToolAnswer): string {
  return unit === undefined ? moneyText(amount) : `${moneyText(amount)} ${unit}`;
}

function resultRows(answer: ToolAnswer): readonly ReportRow[] {
  return [{ label: answer.figure.label, value: figureText(answer) }, ...answer.lines.map(rowOf)];
}

function rowOf({ label, value, note }: ToolAnswer['lines'][number]): ReportRow {
  return { label, value, ...(note === undefined ? {} : { note }) };
}

// A part of bars has one amount a bar, of 0 or more; the table below has every figure.
function barsOf({ form, title, summary, places, series }: ToolChart): readonly BarsPart[] {
  const [only, ...more] = series;
  if (form !== 'bars' || only === undefined || more.length > 0 || only.values.some((amount) => amount < 0)) return [];
  const bars = only.values.map((amount, index) => ({
    label: places[index] ?? '',
    kind: only.kind,
    amount,
    value: moneyText(amount),
  }));
  return [{ kind: 'bars', title, summary, bars }];
}

/** Lines over places that are numbers, after a first one that may be in words. */
function linesOf({ form, title, summary, across, places, series }: ToolChart): readonly LinesPart[] {
  const numbers = places.map((place, index) => (index === 0 && Number.isNaN(Number(place)) ? 0 : Number(place)));
  if (form !== 'lines' || numbers.some(Number.isNaN)) return [];
  const lines = series.map(({ name, kind, values }) => ({
    name,
    kind,
    points: values.map((amount, index): [number, number] => [numbers[index] ?? 0, amount]),
  }));
  return [{ kind: 'lines', title, summary, across, lines }];
}

function leversOf({ levers }: ToolAnswer): readonly ListPart[] {
  const items = levers?.().map(({ sentence }) => sentence) ?? [];
  return items.length === 0 ? [] : [{ kind: 'list', title: 'What would change it', items }];
}

function chartGrid({ title, across, places, series }: ToolChart): GridPart {
  return {
    kind: 'grid',
    title: `${title}, figures`,
    columns: [across, ...series.map(({ name }) => name)],
    rows: places.map((place, index) => [place, ...series.map(({ values }) => moneyText(values[index] ?? 0))]),
  };
}
