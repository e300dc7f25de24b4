import { type ClientDetails, type RetirementRecord, retirementRecord } from '@freehold/contract';
import { type Line, outlookLines, planFigures, retirementInputs } from '@freehold/domain';
import {
  explainRetirementOutlook,
  explainRetirementPlan,
  presentValueRate,
  type RetirementInputs,
  type RetirementOutlook,
  type RetirementPlan,
  retirementOutlook,
  retirementPlan,
} from '@freehold/finance';
import { estimateGrid, workingGrid } from './figure-text.ts';
import type { ReportPart } from './report.ts';

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

/** Both estimates of retirement with their workings; without a date of birth, a note that they need one. */
export function retirementParts(retirement: Retirement | null, goal: number): readonly ReportPart[] {
  if (retirement === null) {
    return [
      { kind: 'list', title: 'Retirement', items: ['These figures need a date of birth, which is not on record.'] },
    ];
  }
  const { outlook, record, plan, inputs } = retirement;
  return [
    estimateGrid('Retirement outlook', outlookLines(outlook, record.incomeBasis, 'report')),
    workingGrid('How the retirement outlook was worked out', explainRetirementOutlook(record.inputs)),
    estimateGrid('Retirement, quick check', planLines(plan, goal)),
    workingGrid('How the quick check was worked out', explainRetirementPlan(inputs)),
  ];
}

function planLines(plan: RetirementPlan, goal: number): readonly Line[] {
  return planFigures(plan, goal, 'report').map(({ label, value, today, note }) => {
    const notes = [...(today === null ? [] : [`${today} in today’s dollars`]), ...(note === null ? [] : [note])];
    return { label, value, note: notes.join('; ') };
  });
}
