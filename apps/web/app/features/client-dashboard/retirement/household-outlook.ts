import { type IncomeBasis, retirementRecord } from '@freehold/contract';
import { incomeBasisText, outlookLines } from '@freehold/domain';
import {
  explainRetirementOutlook,
  growthRates,
  type RetirementOutlook,
  retirementOutlook,
  savingsReturnPercent,
  type Working,
} from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import type { ClientRecord } from '../shared/client-record.ts';
import type { GridFigure } from '../shared/figure-grid.tsx';
import type { SavingsLines } from './retirement-outlook.ts';

/** The main retirement figures: from the household's own record, in today's dollars. */
export interface HouseholdOutlook {
  readonly answer: string;
  readonly figures: readonly GridFigure[];
  readonly counts: readonly string[];
  /** In today's dollars. */
  readonly lines: SavingsLines;
  readonly working: Working;
}

const columns = [
  { key: 'age', label: 'Age', kind: 'year' },
  { key: 'withSurplus', label: 'If you save your surplus, today’s dollars', kind: 'money' },
  { key: 'existingOnly', label: 'What you hold now, today’s dollars', kind: 'money' },
] as const;

/**
 * The outlook with its chart; null without a date of birth. `inflation` is percent a year. Throws as
 * `retirementOutlook` does.
 */
export function householdOutlook({ details, today }: ClientRecord, inflation: number): HouseholdOutlook | null {
  const found = retirementRecord(details, { today, inflation });
  if (found === null) return null;
  const outlook = retirementOutlook(found.inputs);
  return {
    answer: answerOf(outlook),
    figures: outlookLines(outlook, found.incomeBasis, 'you'),
    counts: countsOf(found.incomeBasis, inflation),
    lines: linesOf(outlook, inflation),
    working: explainRetirementOutlook(found.inputs),
  };
}

function answerOf({ retireAt, shortfall, projected, required }: RetirementOutlook): string {
  const held = `what you hold comes to ${money(projected)} at ${retireAt}, in today’s dollars`;
  return shortfall > 0
    ? `By your record ${held}, ${money(shortfall)} short of the ${money(required)} your income asks for.`
    : `By your record ${held}, which covers the ${money(required)} your income asks for.`;
}

function countsOf(basis: IncomeBasis, inflation: number): readonly string[] {
  return [
    incomeBasisText(basis, 'you'),
    'Investment property counts at your share. This outlook does not look at which loan is on which property: each mortgage and margin loan that is not on your home counts in full.',
    `Savings and shares return ${percent(savingsReturnPercent.value)} a year and property grows ${percent(growthRates.value.medium)}, prices rise ${percent(inflation)} a year throughout, and what is left over rises with them. Loans fall by their recorded repayments; interest-only loans stay, and a loan without a repayment on record costs its interest.`,
    'Tax is on each income at resident rates with the Medicare levy; rent above its loan interest is taxed, and a loss on it lowers no tax.',
    'Left out: your home and its loan, savings accounts, employer contributions to super, capital gains tax on a sale, and the age pension. Income is needed to age 85, with returns that keep up with prices.',
  ];
}

function linesOf({ rows, retireAt, projected, existingOnly }: RetirementOutlook, inflation: number): SavingsLines {
  const todays = (amount: number, years: number) => amount / (1 + inflation / 100) ** years;
  const points = rows.map((row, years) => ({
    age: row.age,
    withSurplus: todays(row.withSurplus, years),
    existingOnly: todays(row.existingOnly, years),
  }));
  return {
    ages: points.map(({ age }) => age),
    withSurplus: points.map(({ withSurplus }) => withSurplus),
    existingOnly: points.map((point) => point.existingOnly),
    summary:
      points.length === 1
        ? `The age you chose is reached: ${money(projected)}.`
        : `At ${retireAt}: ${money(projected)} if you save what is left over, ${money(existingOnly)} with what you hold now, in today’s dollars.`,
    columns,
    rows: points,
  };
}
