import { workingAmount } from '@freehold/domain';
import type { Rule, Working } from '@freehold/finance';
import { money } from '#app/lib/format.ts';

/** One line of a working as shown. */
export interface WorkingRow {
  /** Its place, from 1: a stable key while its words and amounts change with every keystroke. */
  readonly step: number;
  readonly label: string;
  readonly formula: string;
  readonly amount: string;
  /** The rule the line rests on, with its source; null for plain arithmetic. */
  readonly rule: string | null;
}

/** A working line by line, ready to show; the last line is the result. */
export function workingRows(working: Working): readonly WorkingRow[] {
  return working.map((line, index) => ({
    step: index + 1,
    label: line.label,
    formula: line.formula,
    amount: workingAmount(line),
    rule: line.rule === undefined ? null : ruleText(line.rule),
  }));
}

function ruleText({ label, value, unit, source }: Rule<unknown>): string {
  // A rate scale is too long for one line; its label and source identify it.
  if (isNested(value)) return `${label}. Source: ${source}.`;
  return `${label}: ${valueText(value, unit)}. Source: ${source}.`;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'object');
}

function valueText(value: unknown, unit: string): string {
  if (typeof value === 'number' && unit.startsWith('dollars ')) {
    return `${money(value)} ${unit.replace('dollars ', '')}`;
  }
  if (typeof value !== 'object' || value === null) return `${value} ${unit}`;
  const parts = Object.entries(value).map(([name, part]) => `${name} ${part}`);
  return `${parts.join(', ')} ${unit}`;
}
