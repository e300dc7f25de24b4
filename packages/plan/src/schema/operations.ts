import * as z from 'zod/mini';
import { named, words } from './fields.ts';

/** What an option may change. People, start, end and facts of the record are the same in all of a plan's options, and an option has none of its own. */
export const optionParts = [
  'owners',
  'incomes',
  'super',
  'money',
  'homes',
  'loans',
  'costs',
  'route',
  'events',
  'assume',
  'goals',
  'law',
] as const;

// A field by its way through the document, such as homes/ip1/costs/rates.
const anyPath = z.string().check(z.regex(/^[A-Za-z0-9/]{1,120}$/, 'A path is written homes/ip1/rent.'));
// No template literal, whose code every page with a form would load.
const optionPath = z
  .string()
  .check(z.regex(new RegExp(`^(?:${optionParts.join('|')})/[\\s\\S]*$`), 'An option cannot change this.'));

const record = z.record(z.string(), z.unknown());
const label = z.exactOptional(words(120, 'A label'));

/** The five operations on fields that such a path names, each with more keys of its own. */
function operations<Path extends typeof anyPath, More extends z.core.$ZodShape>(path: Path, more: More) {
  return [
    z.strictObject({ set: path, to: z.exactOptional(z.unknown()), was: z.exactOptional(z.unknown()), ...more }),
    z.strictObject({ put: path, to: record, was: z.exactOptional(record), ...more }),
    z.strictObject({ drop: path, was: z.exactOptional(record), ...more }),
    z.strictObject({ off: path, was: z.exactOptional(z.boolean()), ...more }),
    z.strictObject({ on: path, was: z.exactOptional(z.boolean()), ...more }),
  ] as const;
}

export const operation = z.union(operations(anyPath, {}));

/**
 * All that ever changes a document. `set` writes a field, or clears it where there is no `to`; `put` writes a whole
 * record, `drop` removes one, `off` and `on` switch one. `was` is what stood there before: nothing, where it is missing.
 */
export type Operation = z.infer<typeof operation>;

const author = z.exactOptional(words(60, 'An author'));
const time = z.exactOptional(words(40, 'A time'));

/** One step with its words: a drag, a visit of a field, an import. `at` is when, as the caller's clock says. */
export const change = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  label: words(120, 'A label'),
  by: words(60, 'An author'),
  at: words(40, 'A time'),
  ops: z.array(operation),
});
export type Change = z.infer<typeof change>;

const skip = z.exactOptional(z.literal(true));

/** A change of an option: one operation, or several with one name; `skip` while it is switched off. */
export const optionChange = z.union([
  ...operations(optionPath, { label, skip }),
  z.strictObject({
    ops: z.array(z.union(operations(optionPath, {}))).check(z.minLength(1)),
    id: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))),
    label,
    by: author,
    at: time,
    skip,
  }),
]);
export type OptionChange = z.infer<typeof optionChange>;

export const option = z.strictObject({
  ...named,
  changes: z.array(optionChange),
});
