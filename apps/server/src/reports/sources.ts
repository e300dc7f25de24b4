import { engineVersion, type Rule } from '@freehold/finance';
import { dateText } from '../dates.ts';
import { unitText } from './figure-text.ts';
import type { ListPart } from './report.ts';

/**
 * The rules behind the figures, each listed once with its value, years and source, and the engine that applied them.
 */
export function sourcesPart(rules: readonly Rule<unknown>[]): ListPart {
  const distinct = new Map(rules.map((rule) => [rule.id, rule]));
  return {
    kind: 'list',
    title: 'Based on',
    items: [...[...distinct.values()].map(sourceText), `Worked out by Freehold engine ${engineVersion}.`],
  };
}

function sourceText(rule: Rule<unknown>): string {
  const value = typeof rule.value === 'number' ? `: ${unitText(rule.value, rule.unit)}` : '';
  return `${rule.label}${value}.${inForce(rule)} ${ruleSource(rule)}`;
}

/** Where a rule is from, when that was read, and its caveat, as sentences. */
export function ruleSource({ source, read, note }: Rule<unknown>): string {
  const text = `${source}, read ${dateText(read)}.${note === undefined ? '' : ` ${note}.`}`;
  // Sources write a share with a space or without; a document writes it in one way.
  return text.replace(/(\d) %/g, '$1%');
}

function inForce({ from, to }: Rule<unknown>): string {
  if (from === null) return '';
  return to === null ? ` In force from ${dateText(from)}.` : ` In force from ${dateText(from)} to ${dateText(to)}.`;
}
