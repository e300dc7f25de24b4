import * as z from 'zod/mini';

/** A lead form's values include the news checkbox, which its rules leave out. */
type AnyDraft = { readonly wantsMarketing: boolean };

/** One lead form: its fields, their rules, and the toasts about sending it. */
export interface LeadDefinition<Draft extends AnyDraft, Field extends string, Form> {
  /** Start of the ids of the fields' elements, such as `contact`. */
  readonly id: string;
  /** The values of an untouched form; the news checkbox is never pre-ticked. */
  readonly blank: Draft;
  /** Fields in screen order, which is also the order of errors. */
  readonly fields: readonly Field[];
  /** Rules of the form, the news checkbox apart. */
  readonly schema: z.ZodMiniType<Form>;
  /** Fields of the lead that are named otherwise in the form, such as `firstName` for `name`. */
  readonly formNames?: Readonly<Record<string, Field>>;
  readonly toasts: {
    readonly sent: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
}

/** Id of a field's element. */
export function leadFieldId(definition: { readonly id: string }, field: string): string {
  return `${definition.id}-${field}`;
}

/** Every error of the form, by field; the first of each. */
export function leadErrors<Draft extends AnyDraft, Field extends string, Form>(
  { fields, schema }: LeadDefinition<Draft, Field, Form>,
  draft: Draft,
): Partial<Record<Field, string>> {
  const checked = z.safeParse(schema, withoutNews(draft));
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** The parsed form, trimmed; null while something in it is wrong. */
export function leadFormOf<Draft extends AnyDraft, Field extends string, Form>(
  { schema }: LeadDefinition<Draft, Field, Form>,
  draft: Draft,
): Form | null {
  const checked = z.safeParse(schema, withoutNews(draft));
  return checked.success ? checked.data : null;
}

/** The server's errors about a lead, by the form's fields; those without a field are left out. */
export function serverErrors<Draft extends AnyDraft, Field extends string, Form>(
  { fields, formNames = {} }: LeadDefinition<Draft, Field, Form>,
  rejected: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const [name, message] of Object.entries(rejected)) {
    const field = formNames[name] ?? fields.find((known) => known === name);
    if (field) errors[field] ??= message;
  }
  return errors;
}

function withoutNews({ wantsMarketing: _, ...form }: AnyDraft) {
  return form;
}
