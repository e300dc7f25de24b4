import { addressParts } from '../field-facts.ts';
import { useClientFormContext } from '../form-context.ts';
import css from './client-form.module.css';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** An address in its five parts. */
export function AddressFields({ path, facts, isOwn = false }: FieldProps) {
  const form = useClientFormContext();
  return (
    <fieldset className={css.address}>
      <legend>{facts.label}</legend>
      <div className={`fh-fields ${css.fields}`}>
        {Object.entries(addressParts).map(([part, partFacts]) => {
          const partPath = `${path}.${part}`;
          return <TextField key={form.key(partPath)} path={partPath} facts={partFacts} isOwn={isOwn} />;
        })}
      </div>
    </fieldset>
  );
}
