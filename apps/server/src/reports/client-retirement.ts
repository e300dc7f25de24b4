import { type ClientDetails, type RetirementRecord, retirementRecord } from '@freehold/contract';
import {
  type ClientTimeline,
  outlookLines,
  planFigures,
  planSummary,
  retirementInputs,
  whyTheyDiffer,
} from '@freehold/domain';
import {
  presentValueRate,
  type RetirementInputs,
  type RetirementOutlook,
  type RetirementPlan,
  retirementOutlook,
  retirementPlan,
} from '@freehold/finance';
import { retirementRow } from './client-timeline.ts';
import type { ReportPart, ReportRow } from './report.ts';

/** A client's retirement outlook and the specification's plan, with the inputs of both. */
export interface Retirement {
  readonly record: RetirementRecord;
  readonly outlook: RetirementOutlook;
  readonly inputs: RetirementInputs;
  readonly plan: RetirementPlan;
}

/** The outlook and the plan as at a day (ISO); null without a date of birth. Throws as `retirementPlan` does. */
export function retirementOf(details: ClientDetails, today: string): Retirement | null {
  const record = retirementRecord(details, { today, inflation: presentValueRate.value });
  const inputs = retirementInputs(details, today);
  if (record === null || inputs === null) return null;
  return { record, outlook: retirementOutlook(record.inputs), inputs, plan: retirementPlan(inputs) };
}

/** The plan's parts in a report; without a date of birth, a note that it needs one. */
export function retirementParts(
  retirement: Retirement | null,
  { details: { profile }, timeline }: { readonly details: ClientDetails; readonly timeline: ClientTimeline },
): ReportPart[] {
  if (retirement === null) {
    return [
      { kind: 'list', title: 'Retirement', items: ['These figures need a date of birth, which is not on record.'] },
    ];
  }
  const { plan } = retirement;
  return [
    {
      kind: 'rows',
      title: 'Retirement',
      rows: [
        ...outlookLines(retirement.outlook, retirement.record.incomeBasis, 'report'),
        retirementRow(timeline, whyTheyDiffer.outlook),
      ],
    },
    {
      kind: 'rows',
      title: 'Retirement, quick check',
      rows: [...planRows(plan, profile.retirementPassiveIncomeGoal), retirementRow(timeline, whyTheyDiffer.quickCheck)],
    },
    ...(plan.yearsToRetirement > 0 ? [savingsLines(plan)] : []),
  ];
}

function planRows(plan: RetirementPlan, goal: number): ReportRow[] {
  return planFigures(plan, goal, 'report').map(({ label, value, today, note }) => {
    const notes = [...(today === null ? [] : [`${today} in today’s dollars`]), ...(note === null ? [] : [note])];
    return notes.length === 0 ? { label, value } : { label, value, note: notes.join('; ') };
  });
}

function savingsLines(plan: RetirementPlan): ReportPart {
  return {
    kind: 'lines',
    title: 'Savings to retirement, quick check',
    summary: planSummary(plan, 'report'),
    across: 'Age',
    lines: [
      {
        name: 'If the surplus is saved',
        kind: 'retirementSavings',
        points: plan.rows.map(({ age, withSurplus }): [number, number] => [age, withSurplus]),
      },
      {
        name: 'Existing savings only',
        kind: 'existingSavings',
        points: plan.rows.map(({ age, existingOnly }): [number, number] => [age, existingOnly]),
      },
    ],
  };
}
