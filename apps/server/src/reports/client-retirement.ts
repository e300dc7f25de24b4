import { type ClientDetails, moneyText, type RetirementRecord, retirementRecord } from '@freehold/contract';
import { isFarAway, retirementInputs } from '@freehold/domain';
import {
  inflationPercent,
  presentValueRate,
  type RetirementInputs,
  type RetirementOutlook,
  type RetirementPlan,
  retirementAge,
  retirementOutlook,
  retirementPlan,
} from '@freehold/finance';
import { todaysNote } from './figure-text.ts';
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
export function retirementParts(retirement: Retirement | null, { profile }: ClientDetails): ReportPart[] {
  if (retirement === null) {
    return [
      { kind: 'list', title: 'Retirement', items: ['These figures need a date of birth, which is not on record.'] },
    ];
  }
  const { plan } = retirement;
  return [
    { kind: 'rows', title: 'Retirement', rows: outlookRows(retirement) },
    { kind: 'rows', title: 'Retirement, quick check', rows: planRows(plan, profile.retirementPassiveIncomeGoal) },
    ...(plan.yearsToRetirement > 0 ? [savingsLines(plan)] : []),
  ];
}

const basisNotes = {
  both: 'both incomes, against the household’s costs and loans',
  own: 'after tax, living costs and repayments',
  'one-of-two': 'one income against the costs of two, so nothing is counted as saved',
} as const;

function outlookRows({ record, outlook }: Retirement): ReportRow[] {
  const inThatYear = (amount: number) =>
    !isFarAway(outlook.yearsToRetirement) ? {} : { note: `${moneyText(amount)} in the dollars of that year` };
  return [
    { label: 'Years to retirement', note: `at ${outlook.retireAt}`, value: String(outlook.yearsToRetirement) },
    {
      label: 'Counted today',
      note: `super and shares ${moneyText(outlook.savings)}, investment property by share ${moneyText(outlook.propertyValue)}, less its loans of ${moneyText(outlook.propertyLoans)}`,
      value: moneyText(outlook.countedToday),
    },
    { label: 'Left over each year', note: basisNotes[record.incomeBasis], value: moneyText(outlook.surplus) },
    {
      label: 'Income wanted a year',
      note: outlook.isOwnGoal ? 'own goal' : 'a share of income, as no goal is on record',
      value: moneyText(outlook.incomeNeeded),
    },
    {
      label: 'Needed at retirement',
      note: `for ${outlook.yearsInRetirement} years, returns keeping up with prices`,
      value: moneyText(outlook.required),
    },
    {
      label: 'Expected, if the surplus is saved',
      ...inThatYear(outlook.projectedThen),
      value: moneyText(outlook.projected),
    },
    {
      label: 'Expected, with what is held now',
      ...inThatYear(outlook.existingOnlyThen),
      value: moneyText(outlook.existingOnly),
    },
    { label: 'Still short', note: 'all of this in today’s dollars', value: moneyText(outlook.shortfall) },
  ];
}

function planRows(plan: RetirementPlan, goal: number): ReportRow[] {
  const years = plan.yearsToRetirement;
  const then = (label: string, amount: number): ReportRow => ({
    label,
    value: moneyText(amount),
    ...todaysNote(amount, years, inflationPercent.value),
  });
  return [
    { label: 'Years to retirement', note: `to age ${retirementAge.value}`, value: String(years) },
    { label: 'Savings that count today', value: moneyText(plan.currentSavings) },
    {
      label: 'Income needed a year, in today’s prices',
      note: goal > 0 ? `own goal: ${moneyText(goal)} a year` : 'no goal of their own is on record',
      value: moneyText(plan.annualIncomeNeeded),
    },
    then('Income needed at retirement, a year', plan.annualIncomeNeededAtRetirement),
    then('Savings required', plan.totalRequired),
    then('Projected savings, if the surplus is saved', plan.projectedSavings),
    then('Projected savings, existing savings only', plan.existingSavingsOnly),
    then('Shortfall', plan.shortfall),
  ];
}

function savingsLines({ rows, projectedSavings, existingSavingsOnly }: RetirementPlan): ReportPart {
  return {
    kind: 'lines',
    title: 'Savings to retirement, quick check',
    summary: `At ${retirementAge.value}: ${moneyText(projectedSavings)} if the surplus is saved, ${moneyText(existingSavingsOnly)} with existing savings only.`,
    across: 'Age',
    lines: [
      {
        name: 'If the surplus is saved',
        points: rows.map(({ age, withSurplus }): [number, number] => [age, withSurplus]),
      },
      {
        name: 'Existing savings only',
        points: rows.map(({ age, existingOnly }): [number, number] => [age, existingOnly]),
      },
    ],
  };
}
