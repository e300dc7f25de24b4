import { decodeLink, encodeLink, fieldMessages } from '@freehold/contract';
import * as z from 'zod/mini';
import { dollarsPer, type Measure } from '#app/lib/amount-words.ts';
import { amountAsTyped, parseAmount } from '#app/lib/parse-amount.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { FormDefinition, LinkedDraft } from '../form-definition.ts';
import type { MoneyInput, PercentInput, ToolDraft, ToolField, ToolForm, ToolValues } from './tool-form.ts';

/** Id of a field's element. */
export function toolFieldId(field: string): string {
  return `tool-${field}`;
}

const places = { money: 2, percent: 4 } as const;

/** The draft of a tool's values. */
function draftOf(fields: readonly ToolField[], values: ToolValues): ToolDraft {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field, values[field.name])]));
}

function textOf(field: ToolField, value: ToolValues[string] | undefined): string {
  if (value == null) return '';
  if (typeof value === 'string') return value;
  return amountAsTyped(value, field.kind === 'percent' ? places.percent : places.money);
}

/** The value of a field as the schema checks it; unreadable text is passed on for it to reject. */
function typedValue(field: ToolField, text: string): ToolValues[string] {
  if (field.kind !== 'money' && field.kind !== 'percent') return text;
  const amount = parseAmount(text, measureOf(field));
  if (typeof amount === 'number') return amount;
  return field.kind === 'money' && field.isOptional && amount === 'blank' ? null : text;
}

function measureOf(field: MoneyInput | PercentInput): Measure {
  return field.kind === 'percent' ? 'percent' : dollarsPer(field.unit);
}

/** True when the form asks for this field. */
export function isAsked({ isShown }: ToolField, draft: ToolDraft): boolean {
  return isShown?.(draft) ?? true;
}

/** A tool's form for the layer of all calculators, its inputs read from a draft, and its links. */
export function toolDefinition<Inputs extends ToolValues>(form: ToolForm<Inputs>) {
  const { tool, schema, start, fields } = form;
  const blank = draftOf(fields, start);
  const checked = memoizeByReference((draft: ToolDraft): Checked<Inputs> => {
    // Valid by a test of the contract; checking it is a tenth of the work until the page responds.
    if (draft === blank) return { data: start };
    return z.safeParse(schema, candidateOf(form, draft));
  });
  const definition: FormDefinition<ToolDraft, string> = {
    storageKey: `freehold.draft.${tool}`,
    blank,
    startsFilled: true,
    fields: fields.map(({ name }) => name),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    idOf: toolFieldId,
    errorsOf: (draft) => errorsIn(fields, draft, checked(draft).error?.issues ?? []),
    parseDraft: (value) => {
      const kept = z.safeParse(z.record(z.string(), z.string()), value);
      return kept.success && fields.every(({ name }) => name in kept.data) ? kept.data : null;
    },
    readLink: (encoded) => openedLink(form, encoded),
  };
  return {
    definition,
    /** The inputs of a draft; null while one is wrong. */
    inputsOf: (draft: ToolDraft): Inputs | null => checked(draft).data ?? null,
    /** The draft with some values changed. */
    changed(draft: ToolDraft, changes: ToolValues): ToolDraft {
      const named = fields.filter(({ name }) => name in changes);
      return { ...draft, ...draftOf(named, changes) };
    },
    /** Whose figures a draft has, in words beside the answer. */
    kindOf(draft: ToolDraft): string {
      const isStill = ({ name }: Pick<ToolField, 'name'>) => draft[name] === blank[name];
      if (fields.every(isStill)) return 'An example: put in your own figures';
      const { example } = form;
      const isOpen = example?.fields.every((name) => isStill({ name }));
      return example && isOpen ? example.words : 'An estimate from your figures';
    },
    /** A link's text that brings these inputs back. */
    linkOf: (inputs: Inputs): string => encodeLink({ v: 1, kind: tool, inputs }),
  };
}

function candidateOf({ fields, start }: Pick<ToolForm<ToolValues>, 'fields' | 'start'>, draft: ToolDraft): ToolValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      isAsked(field, draft) ? typedValue(field, draft[field.name] ?? '') : (start[field.name] ?? null),
    ]),
  );
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Checked<Inputs> {
  readonly data?: Inputs;
  readonly error?: { readonly issues: readonly Issue[] };
}

function errorsIn(fields: readonly ToolField[], draft: ToolDraft, issues: readonly Issue[]) {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = fields.find(({ name }) => name === path[0]);
    if (field) errors[field.name] ??= isNoAmount(field, draft) ? notRead(field) : message;
  }
  return errors;
}

function notRead({ kind }: ToolField): string {
  return kind === 'percent' ? fieldMessages.notANumber : fieldMessages.notAnAmount;
}

function isNoAmount(field: ToolField, draft: ToolDraft): boolean {
  if (field.kind !== 'money' && field.kind !== 'percent') return false;
  return parseAmount(draft[field.name] ?? '', measureOf(field)) === 'not-an-amount';
}

const linkSchema = z.object({ v: z.literal(1), kind: z.string(), inputs: z.record(z.string(), z.unknown()) });

/** Every valid field of a link; the others have the example's value and are named. Null when none is valid. */
function openedLink<Inputs extends ToolValues>(
  { tool, schema, start, fields }: ToolForm<Inputs>,
  encoded: string,
): LinkedDraft<ToolDraft> | null {
  const sent = z.safeParse(linkSchema, decodeLink(encoded));
  if (!sent.success) return null;
  if (sent.data.kind !== tool) return { draft: null, dropped: [] };
  const given = sent.data.inputs;
  const names = fields.map(({ name }) => name);
  const wrong = new Set<string>();
  // Again after each fall back: what is wrong between two fields shows once each is right by itself.
  for (const _ of [...names, 'the last']) {
    const merged = Object.fromEntries(names.map((name) => [name, wrong.has(name) ? start[name] : given[name]]));
    const checked = z.safeParse(schema, merged);
    if (checked.success) {
      const dropped = names.filter((name) => wrong.has(name));
      const isRead = names.some((name) => name in given && !wrong.has(name));
      return isRead ? { draft: draftOf(fields, checked.data), dropped } : null;
    }
    for (const { path } of checked.error.issues) wrong.add(String(path[0]));
  }
  return null;
}
