import type { ModellingDraft, Part } from './draft.ts';
import { fieldId, type Modelling } from './use-modelling.ts';

/** What a field of the form kit needs to show and change one value of the dashboard. */
export interface BoundField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** The value of a part, its id, its error and its ways to change. */
export function bound<Name extends Part, Field extends string & keyof ModellingDraft[Name]>(
  modelling: Modelling,
  part: Name,
  field: Field,
): BoundField<ModellingDraft[Name][Field]> {
  const path = `${part}.${field}`;
  return {
    id: fieldId(path),
    value: modelling.draft[part][field],
    error: modelling.errorOf(part, path),
    onChange: (value) => modelling.set(part, changeOf(field, value)),
    onBlur: () => modelling.touch(path),
  };
}

// TypeScript widens a computed key to string, so the change is built where its type is stated.
function changeOf<Draft, Field extends keyof Draft>(field: Field, value: Draft[Field]): Partial<Draft> {
  const change: Partial<Draft> = {};
  change[field] = value;
  return change;
}
