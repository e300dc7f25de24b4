import {
  type PlanFact,
  planAssumptions,
  planFacts,
  planHeadlineLines,
  planLaw,
  planLawChoices,
} from '@freehold/domain';
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
    factsSheet(outcome),
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
  const leftOut = planLaw([]).leftOut.map((words) => `Not counted in any plan: ${words}`);
  return [`Worked out month by month under the law as read on ${dateText(lawAsAt)}.`, ...notes, ...leftOut];
}

function planSheet({ plan, headlines }: PlanOutcome): Sheet {
  return {
    name: 'Plan',
    widths: [38, 26, 60],
    rows: [
      [head(plan.title ?? 'Your plan')],
      ...planHeadlineLines(plan, headlines).map(({ label, value, note = '' }) => [
        { text: label },
        { text: value },
        { text: note },
      ]),
    ],
  };
}

function factsSheet({ plan }: PlanOutcome): Sheet {
  return {
    name: 'Made with',
    widths: [18, 34, 28, 52, 24, 12],
    headRows: 3,
    rows: [
      [head('What the plan was made with, in dollars of its start')],
      [{ text: 'Typical figures are ours, filled in where nothing was said.' }],
      ['Part', 'Of', 'What', 'Figure or words', 'Unit', 'Typical'].map(head),
      ...planFacts(plan).map(factCells),
    ],
  };
}

function factCells({ part, record, label, value, unit, isTypical }: PlanFact): readonly Cell[] {
  const told: Cell = typeof value === 'number' ? { figure: value, format: formatOf(unit) } : { text: value };
  return [
    ...[part, record, label].map((text) => ({ text })),
    told,
    { text: restOf(unit) },
    { text: isTypical ? 'typical' : '' },
  ];
}

/** What a unit says besides the dollars or percent that the format of its figure has. */
function restOf(unit: string): string {
  return formatOf(unit) === 'plain' ? unit : unit.replace(/^\w+ ?/, '');
}

/** The format that says of a unit whether it is dollars or percent. */
function formatOf(unit: string): Format {
  if (/^dollars\b/.test(unit)) return 'dollars';
  return /^percent\b/.test(unit) ? 'percent' : 'plain';
}

function assumptionsSheet({ plan, run, lawAsAt }: PlanOutcome): Sheet {
  return {
    name: 'Assumptions',
    widths: [44, 14, 26, 80],
    headRows: 3,
    rows: [
      [head('Assumptions')],
      [{ text: `Law as at ${dateText(lawAsAt)}, the latest day on which a source was read.` }],
      ['Assumption', 'Value', 'Unit', 'Source'].map(head),
      ...planAssumptions(plan).map(({ label, value, unit, rule }, index): readonly Cell[] => [
        { text: label },
        { figure: value, format: formatOf(unit), ...(index === 0 && { isInput: true }) },
        { text: restOf(unit) },
        { text: rule === null ? 'This plan' : ruleSource(rule) },
      ]),
      ...openLawRows(plan),
      [null],
      ['Law and rules applied', 'Value', 'Unit', 'Source'].map(head),
      ...run.timeline.rules.map((rule): readonly Cell[] => [
        { text: rule.label },
        ...ruleCells(rule),
        { text: ruleSource(rule) },
      ]),
    ],
  };
}

/** Law that is open, with the choice that the plan counts by, which is words and not a figure. */
function openLawRows(plan: PlanOutcome['plan']): readonly (readonly Cell[])[] {
  const rows = planLawChoices(plan).map(({ label, choices, chosen, words }): readonly Cell[] => {
    const choice = choices.find(({ value }) => value === chosen)?.label ?? chosen;
    return [{ text: label }, null, { text: choice }, { text: words }];
  });
  return rows.length === 0 ? [] : [[null], ['Law that is still open', '', 'Choice', 'Meaning'].map(head), ...rows];
}

/** A rule's figure and the rest of its unit; a table or a day has none, and its unit says what it is. */
function ruleCells({ value, unit }: PlanOutcome['run']['timeline']['rules'][number]): readonly Cell[] {
  if (typeof value !== 'number') return [null, { text: unit }];
  return [{ figure: value, format: formatOf(unit) }, { text: restOf(unit) }];
}
