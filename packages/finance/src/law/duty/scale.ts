import type { Provenance, Rule } from '../../rules/rule.ts';
import { bandOf } from '../../scale/progressive-scale.ts';
import { roundToCent } from '../../units/money.ts';
import { startedHundreds } from '../../units/statute.ts';
import { amountText, numberText } from '../../working/amount-text.ts';
import { type DutyAssessment, type DutyStep, dutyTableYear } from './purchase.ts';

/** A scale as an Act prints it: `base` dollars, and dollars for each 100 above the threshold. */
export type DutyBands = readonly { readonly above: number; readonly base: number; readonly perHundred: number }[];

/** A scale with the way its Act counts the excess. */
export interface DutyScale {
  readonly bands: DutyBands;
  /** Each started 100 dollars counts in full ("or part"); else the excess counts to the cent. */
  readonly startedHundreds: boolean;
  /** Least duty on any value, dollars. */
  readonly minimum?: number;
}

/** First and last day of contract of the tables. */
export const tableYear = dutyTableYear;

/** A duty rule of 2026-27; the place is the start of the id. */
export function dutyRule<Value>(
  id: string,
  value: Value,
  origin: Pick<Provenance, 'source' | 'statute' | 'confidence'> & Partial<Rule<Value>>,
): Rule<Value> {
  return {
    id: `duty.${id}.2026-27`,
    label: `${id.slice(0, id.indexOf('.')).toUpperCase()} transfer duty 2026-27`,
    value,
    unit: 'dollars of dutiable value',
    ...tableYear,
    read: '2026-11-21',
    ...origin,
  };
}

/** Duty on a value by a scale as one line, before any rounding of the result. 0 for a value of 0. */
export function scaleStep(rule: Rule<DutyScale>, value: number, label = 'Duty by the scale'): DutyStep {
  const { bands, startedHundreds: countsLots, minimum = 0 } = rule.value;
  const scaled = bands.map(({ above, base, perHundred }) => ({ above, base, rate: perHundred }));
  const band = value === 0 ? null : bandOf(scaled, value);
  if (band === null) return fixedStep(label, value === 0 ? 0 : minimum, rule);
  const hundreds = countsLots ? startedHundreds(value - band.above) : (value - band.above) / 100;
  // Whole lots at whole cents each: the sum is exact. A scale without lots rounds by its own Act's words.
  const charge = countsLots ? roundToCent(hundreds * band.rate) : hundreds * band.rate;
  const amount = Math.max(minimum, band.base + charge);
  return { label, amount, rule, formula: () => bandText({ ...band, hundreds, countsLots, amount, minimum }, value) };
}

/** A line whose amount stands in the law. */
export function fixedStep(label: string, amount: number, rule: Rule<unknown>): DutyStep {
  return { label, amount, rule, formula: () => amountText(amount) };
}

/** An assessment whose duty is the scale's, unrounded: every rate gives whole cents. */
export function byScale(rule: Rule<DutyScale>, value: number, notes: readonly string[] = []): DutyAssessment {
  return { steps: [scaleStep(rule, value)], notes, rules: [rule] };
}

/** No duty, because of a scheme. */
export function exempt(rule: Rule<unknown>, notes: readonly string[]): DutyAssessment {
  return { steps: [{ label: 'Duty', amount: 0, rule, formula: () => 'exempt' }], notes, rules: [rule] };
}

/** The duty of an assessment, dollars. */
export function dutyIn({ steps }: DutyAssessment): number {
  return (steps.at(-1) ?? steps[0]).amount;
}

interface BandFigures {
  readonly above: number;
  readonly base: number;
  readonly rate: number;
  readonly hundreds: number;
  readonly countsLots: boolean;
  readonly amount: number;
  readonly minimum: number;
}

function bandText({ above, base, rate, hundreds, countsLots, amount, minimum }: BandFigures, value: number): string {
  const excess = above === 0 ? amountText(value) : `${amountText(value)} − ${amountText(above)}`;
  const counted = countsLots ? `${numberText(hundreds)} started $100 of ${excess}` : `(${excess}) ÷ $100`;
  const sum = `${base === 0 ? '' : `${amountText(base)} + `}${amountText(rate)} × ${counted}`;
  return amount === minimum && minimum > 0 ? `${sum}, at least ${amountText(minimum)}` : sum;
}
