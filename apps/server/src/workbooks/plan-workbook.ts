import { type PlanFact, planAssumptions, planFacts, planHeadlineLines } from '@freehold/domain';
import { dateText } from '../dates.ts';
import { type PlanFileRequest, type PlanOutcome, planOutcome } from '../reports/plan-outcome.ts';
import { ruleSource } from '../reports/sources.ts';
import { aboutSheet, type Prepared } from './about-sheet.ts';
import { planOptionsSheet } from './plan-options-sheet.ts';
import { planYearsSheets } from './plan-years-sheets.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

// Inflation is the first assumption, below three rows.
const inflationCell = 'Assumptions!$B$4';

/**
 * A plan as sheets: its years with live sums, in dollars of each year and in today's, what is in it, its options and its
 * assumptions. Throws as `planOutcome` does.
 */
export function planWorkbook({ plan, ...prepared }: PlanFileRequest & Prepared): readonly Sheet[] {
  const outcome = planOutcome(plan);
  return [
    ...planYearsSheets(outcome, inflationCell),
    planSheet(outcome),
    planOptionsSheet(outcome),
    assumptionsSheet(outcome),
    aboutSheet('Plan', { ...prepared, live: liveTexts }, limitTexts(outcome)),
  ];
}

const liveTexts = [
  'By formula: openings and closings of the sheet Years, all of the sheet Today’s dollars, differences of the sheet Options. All other figures are fixed, from the engine: to change the plan, make the workbook anew.',
  'The shaded cell of the sheet Assumptions, inflation, moves today’s dollars alone, and not what a plan with another inflation would come to.',
];

function limitTexts({ notes, lawAsAt }: PlanOutcome): readonly string[] {
  return [`Worked out month by month under the law as read on ${dateText(lawAsAt)}.`, ...notes];
}

function planSheet({ plan, headlines }: PlanOutcome): Sheet {
  return {
    name: 'Plan',
    widths: [34, 34, 28, 52, 24, 12],
    rows: [
      [head(plan.title ?? 'Your plan')],
      ...planHeadlineLines(plan, headlines).map(({ label, value, note = '' }) => [
        { text: label },
        { text: value },
        { text: note },
      ]),
      [null],
      [head('What the plan was made with, in dollars of its start')],
      [{ text: 'Typical figures are ours, filled in where nothing was said.' }],
      ['Part', 'Of', 'What', 'Figure or words', 'Unit', 'Typical'].map(head),
      ...planFacts(plan).map(factCells),
    ],
  };
}

function factCells({ part, record, label, value, unit, isTypical }: PlanFact): readonly Cell[] {
  const format = formatOf(unit);
  const told: Cell = typeof value === 'number' ? { figure: value, format } : { text: value };
  return [
    ...[part, record, label].map((text) => ({ text })),
    told,
    { text: format === 'plain' ? unit : unit.replace(/^\w+ ?/, '') },
    { text: isTypical ? 'typical' : '' },
  ];
}

/** The format that says of a unit whether it is dollars or percent. */
function formatOf(unit: string): Format {
  if (/^dollars\b/.test(unit)) return 'dollars';
  return /^percent\b/.test(unit) ? 'percent' : 'plain';
}

function assumptionsSheet({ plan, run, lawAsAt }: PlanOutcome): Sheet {
  return {
    name: 'Assumptions',
    widths: [44, 14, 20, 80],
    rows: [
      [head('Assumptions')],
      [{ text: `Law as at ${dateText(lawAsAt)}, the latest day on which a source was read.` }],
      ['Assumption', 'Value', 'Unit', 'Source'].map(head),
      ...planAssumptions(plan).map(({ label, value, unit, rule }, index): readonly Cell[] => [
        { text: label },
        { figure: value, format: 'plain', ...(index === 0 && { isInput: true }) },
        { text: unit },
        { text: rule === null ? 'This plan' : ruleSource(rule) },
      ]),
      [null],
      ['Law and rules applied', 'Value', 'Unit', 'Source'].map(head),
      ...run.timeline.rules.map((rule): readonly Cell[] => [
        { text: rule.label },
        typeof rule.value === 'number' ? { figure: rule.value, format: 'plain' } : null,
        { text: rule.unit },
        { text: ruleSource(rule) },
      ]),
    ],
  };
}
