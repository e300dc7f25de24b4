import type { FieldFacts } from '../field-facts.ts';
import { useClientFormContext } from '../form-context.ts';
import { AddressFields } from './address-fields.tsx';
import { FlagField } from './flag-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

export interface FieldProps {
  /** Where the form holds it: `profile.firstName`, `assets.3.currentValue`. */
  readonly path: string;
  readonly facts: FieldFacts;
  /** Whether people enter their own details, which the browser may then fill in. */
  readonly isOwn?: boolean;
  /** Shown and not changed here, for a reason that the help gives. */
  readonly isFixed?: boolean;
}

/** One field of the client form, as its kind is entered. */
export function Field(props: FieldProps) {
  const form = useClientFormContext();
  // A new key from the form remounts the field with its new value.
  const key = form.key(props.path);
  const { kind } = props.facts;
  if (kind === 'address') return <AddressFields {...props} />;
  if (kind === 'choice') return <SelectField key={key} {...props} />;
  return kind === 'flag' ? <FlagField key={key} {...props} /> : <TextField key={key} {...props} />;
}
