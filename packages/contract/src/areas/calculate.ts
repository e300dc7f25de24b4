import { allRules, type Rule } from '@freehold/finance';
import * as z from 'zod/mini';
import type { AreaList } from '../calculators/routes.ts';
import type { Area, Areas } from './area.ts';
import { decisionAreas } from './decisions.ts';
import { householdAreas } from './household.ts';
import { law2027Areas } from './law-2027.ts';
import { ledgerAreas } from './ledger.ts';
import { lendingAreas } from './lending.ts';
import { loanAreas } from './loans.ts';
import { propertyAreas } from './property.ts';
import { solveAreas } from './solve.ts';
import { taxAreas } from './tax.ts';
import { textAreas } from './texts.ts';
import { timeValueAreas } from './time-value.ts';
import { timelineAreas } from './timeline.ts';

const plainAreas: Areas = {
  ...loanAreas,
  ...timeValueAreas,
  ...taxAreas,
  ...householdAreas,
  ...propertyAreas,
  ...law2027Areas,
  ...ledgerAreas,
  ...lendingAreas,
  ...decisionAreas,
  ...timelineAreas,
  ...textAreas,
};

const areas: ReadonlyMap<string, Area> = new Map(Object.entries({ ...plainAreas, ...solveAreas(plainAreas) }));

/** Names of all areas, in alphabetical order. */
export const calculationAreas: readonly string[] = [...areas.keys()].sort();

/** Thrown for an unknown area name. */
export class UnknownAreaError extends RangeError {
  override readonly name = 'UnknownAreaError';
}

/**
 * Computes an area from plain JSON inputs: money in dollars, rates as named. Inputs left out take the schema's
 * defaults; a question without an answer gives a `status` in the result. Used by the API and the golden cases. Throws
 * UnknownAreaError, and Refusal with a code and the input's name; what the engine itself finds impossible is a
 * RangeError that begins with the parameter's name.
 */
export function calculate(name: string, inputs: unknown): object {
  const area = areas.get(name);
  if (area !== undefined) return withRuleIds(area.calculate(inputs));
  throw new UnknownAreaError(`area is ${name}; allowed is one of ${calculationAreas.join(', ')}`);
}

/** The result with its rules by id; their texts are in the list of areas, once. */
function withRuleIds(result: object & { readonly rules?: readonly Rule<unknown>[] }): object {
  return result.rules === undefined ? result : { ...result, rules: result.rules.map(({ id }) => id) };
}

/** All areas with their schemas and examples, in alphabetical order, and every rule's text by id. */
export function listAreas(): AreaList {
  const listed = calculationAreas.flatMap((name) => {
    const area = areas.get(name);
    if (area === undefined) return [];
    const inputs = { ...z.toJSONSchema(area.inputs, { io: 'input', unrepresentable: 'any' }) };
    return [{ area: name, summary: area.summary, inputs, example: area.example }];
  });
  return { areas: listed, rules: Object.fromEntries(allRules.map((rule) => [rule.id, textOf(rule)])) };
}

function textOf({ label, unit, from, to, source, statute, read, confidence, note }: Rule<unknown>) {
  return {
    label,
    unit,
    from,
    to,
    source,
    ...(statute ? { statute } : {}),
    read,
    confidence,
    ...(note ? { note } : {}),
  };
}
