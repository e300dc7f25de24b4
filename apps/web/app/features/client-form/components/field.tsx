import { Checkbox, Input } from '@mantine/core';
import fields from '#app/ui/fields/fields.module.css';
import { addressParts, type FieldProps } from '../field-facts.ts';
import { useClientFormContext } from '../form-context.ts';
import css from './client-form.module.css';
import { TextField } from './text-field.tsx';

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

/** An address in its five parts. */
function AddressFields({ path, facts, isOwn = false }: FieldProps) {
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

/** A choice from the browser's own list. Stored text that is none of the choices stands among them, so that it is seen. */
function SelectField({ path, facts }: FieldProps) {
  const form = useClientFormContext();
  const { error, defaultValue, ...input } = form.getInputProps(path);
  const choices = facts.choices ?? [];
  const isListed = choices.some(({ value }) => value === defaultValue);
  return (
    <Input.Wrapper
      id={`client-${path}`}
      className={fields.field ?? ''}
      label={facts.label}
      description={facts.help}
      error={error}
      size="md"
      classNames={{ error: fields.error ?? '' }}
    >
      <Input
        {...input}
        component="select"
        defaultValue={defaultValue}
        error={error !== undefined}
        pointer
        size="md"
        rightSection={<span aria-hidden="true">▾</span>}
        rightSectionPointerEvents="none"
        classNames={{ input: fields.input ?? '', section: fields.section ?? '' }}
      >
        {!isListed && <option value={defaultValue}>{defaultValue} (not one of the choices)</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
}

/** Yes or no. */
function FlagField({ path, facts }: FieldProps) {
  const form = useClientFormContext();
  const { error, ...input } = form.getInputProps(path, { type: 'checkbox' });
  return <Checkbox {...input} className={css.flag ?? ''} label={facts.label} description={facts.help} error={error} />;
}
