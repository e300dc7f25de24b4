import { limits } from '../limits.ts';
import { type Reading, readPlan } from '../reading/read-plan.ts';
import { type Plan, planSchema } from '../schema/plan.ts';
import { without } from '../tree.ts';
import { jsonTexts, parseText } from './json-text.ts';

const counted = [
  ['people', 'person', 'people'],
  ['kids', 'child', 'children'],
  ['incomes', 'income', 'incomes'],
  ['homes', 'home', 'homes'],
  ['loans', 'loan', 'loans'],
  ['events', 'event', 'events'],
  ['options', 'option', 'options'],
] as const;

/** What a file of the plan holds, for the screen and the file's own first line. */
export function fileHolds(plan: Plan): string {
  const parts = counted.flatMap(([part, one, many]) => {
    const count = Object.keys(plan[part] ?? {}).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const of = parts.length > 0 ? parts.join(', ') : 'nothing yet';
  return `A Freehold plan: ${of}, with names, titles and notes. Whoever has this file can read them.`;
}

/** The text of a file (.plan.json): the whole plan with its words, and above it a line that says what it holds. */
export function fileText(plan: Plan): string {
  // In the order of the schema, so that of a file that was cut the people and what they own is left.
  const known = Object.keys(planSchema.shape);
  const entries = Object.entries(plan).sort(([one], [other]) => known.indexOf(one) - known.indexOf(other));
  return `${JSON.stringify({ holds: fileHolds(plan), ...Object.fromEntries(entries) }, null, 2)}\n`;
}

/** The plan in a file, with or without the line that says what it holds; what could not be read is named. */
export function readFile(text: string): Reading {
  // A character takes a byte or more.
  if (text.length > limits.unpackedBytes) return { plan: null, says: jsonTexts.tooLarge, lost: [] };
  const parsed = parseText(text);
  if ('says' in parsed) return { plan: null, says: parsed.says, lost: [] };
  const reading = readPlan(without(parsed.document, ['holds']));
  return { ...reading, lost: [...parsed.lost, ...reading.lost] };
}
