import { engineVersion, type Rule } from '@freehold/finance';
import { dateText } from './date-text.ts';

/** The rules a figure rests on, each once with its value and source, and the engine that applied them. */
export function sourceLines(rules: readonly Rule<number>[]): string[] {
  const distinct = new Map(rules.map((rule) => [rule.id, rule]));
  return [...distinct.values()]
    .map(
      (rule) =>
        `${rule.label}: ${rule.value.toLocaleString('en-AU')} ${rule.unit}. ${rule.source}, read ${dateText(rule.read)}.`,
    )
    .concat(`Worked out by Freehold engine ${engineVersion}.`);
}
