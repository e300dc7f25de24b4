import { addressParts } from '../field-facts.ts';
import css from './client-form.module.css';
import { Field, type FieldProps } from './field.tsx';

/** An address in its five parts. */
export function AddressFields({ path, facts, isOwn = false }: FieldProps) {
  return (
    <fieldset className={css.address}>
      <legend>{facts.label}</legend>
      <div className={css.fields}>
        {Object.entries(addressParts).map(([part, partFacts]) => (
          <Field key={part} path={`${path}.${part}`} facts={partFacts} isOwn={isOwn} />
        ))}
      </div>
    </fieldset>
  );
}
