import { Checkbox, Input, Textarea, TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { localDay } from '#app/calculator/today.ts';
import type { Measure } from '#app/lib/amount-words.ts';
import { afterPress } from '#app/loading/after-press.ts';
import fieldsClasses from '#app/ui/fields/fields.module.css';
import { UnclearAmount, unclearError } from '#app/ui/fields/unclear-amount.tsx';
import { addressParts, type FieldFacts, type FieldProps } from '../field-facts.ts';
import { useClientFormContext } from '../form-context.ts';
import { isNumberKind, measureOf, settledNumberText } from '../number-text.ts';
import clientFormClasses from './client-form.module.css';

type Kind = FieldFacts['kind'];

const types: Readonly<Partial<Record<Kind, string>>> = { email: 'email', phone: 'tel', date: 'date' };
const keyboards: Readonly<Partial<Record<Kind, 'decimal' | 'numeric' | 'email' | 'tel'>>> = {
  money: 'decimal',
  percent: 'decimal',
  years: 'decimal',
  year: 'numeric',
  count: 'numeric',
  age: 'decimal',
  email: 'email',
  phone: 'tel',
};

// Not a valid date, so that validation fails.
const unfinished = 'unfinished';

function errorOf(error: ReactNode, text: string, measure: Measure): ReactNode {
  return error && (unclearError(text, measure) ?? error);
}

/** Field for text, a number or a date. On blur a number shows as it will be stored. */
function TextField({ path, facts, isOwn = false, isFixed = false }: FieldProps) {
  const form = useClientFormContext();
  const { kind, label, help, unit } = facts;
  const { onBlur, defaultValue, ...input } = form.getInputProps(path);
  // Kept constant: browsers drop a half-typed date when its default value changes.
  const [first] = useState(defaultValue === unfinished ? '' : defaultValue);
  const [left, setLeft] = useState('');
  const measure = measureOf(facts);

  // Only if it differs: setting the same text would clear an error that still applies.
  function put(text: string): void {
    if (form.getInputProps(path).defaultValue !== text) form.setFieldValue(path, text, { forceUpdate: false });
  }

  // A half-typed date reads as blank, which would be stored as no date.
  function readDate({ currentTarget }: KeyboardEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>): void {
    if (kind === 'date') put(currentTarget.validity.badInput ? unfinished : currentTarget.value);
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    readDate(event);
    if (isNumberKind(kind)) {
      event.currentTarget.value = settledNumberText(facts, event.currentTarget.value);
      put(event.currentTarget.value);
      setLeft(event.currentTarget.value);
    }
    afterPress(onBlur);
  }

  const classNames = {
    input: fieldsClasses.input ?? '',
    error: fieldsClasses.error ?? '',
    section: fieldsClasses.section ?? '',
  };
  const shared = {
    ...input,
    defaultValue: first,
    label,
    description: help,
    className: fieldsClasses.field ?? '',
    classNames,
  };
  if (kind === 'long-text') return <Textarea {...shared} onBlur={() => afterPress(onBlur)} rows={3} />;
  const field = (
    <TextInput
      {...shared}
      error={errorOf(input.error, left, measure)}
      type={types[kind] ?? 'text'}
      inputMode={keyboards[kind]}
      autoComplete={(isOwn && facts.autoComplete) || 'off'}
      readOnly={isFixed}
      {...(kind === 'date' && { min: '1900-01-01', max: facts.isToCome ? '9999-12-31' : localDay(new Date()) })}
      onBlur={leave}
      onKeyUp={readDate}
      onFocus={(event) => isNumberKind(kind) && event.currentTarget.value === '0' && event.currentTarget.select()}
      leftSection={kind === 'money' && <span aria-hidden="true">$</span>}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
      rightSectionWidth={unit ? unit.length * 9 + 20 : 0}
      rightSectionPointerEvents="none"
    />
  );
  if (kind !== 'money') return field;
  return (
    <div>
      {field}
      <UnclearAmount
        text={left}
        measure={measure}
        fieldId={`client-${path}`}
        onChoose={(text) => form.setFieldValue(path, settledNumberText(facts, text))}
      />
    </div>
  );
}

/** One field of the client form, with the input for its kind. */
export function Field(props: FieldProps) {
  const form = useClientFormContext();
  // A new key from the form remounts the field with its new value.
  const key = form.key(props.path);
  const { kind } = props.facts;
  if (kind === 'address') return <AddressFields {...props} />;
  if (kind === 'choice') return <SelectField key={key} {...props} />;
  return kind === 'flag' ? <FlagField key={key} {...props} /> : <TextField key={key} {...props} />;
}

/** An address as five fields. */
function AddressFields({ path, facts, isOwn = false }: FieldProps) {
  const form = useClientFormContext();
  return (
    <fieldset className={clientFormClasses.address}>
      <legend>{facts.label}</legend>
      <div className={`fh-fields ${clientFormClasses.fields}`}>
        {Object.entries(addressParts).map(([part, partFacts]) => {
          const partPath = `${path}.${part}`;
          return <TextField key={form.key(partPath)} path={partPath} facts={partFacts} isOwn={isOwn} />;
        })}
      </div>
    </fieldset>
  );
}

/** Native select. A stored value outside the choices is added as an option, so that it stays visible. */
function SelectField({ path, facts }: FieldProps) {
  const form = useClientFormContext();
  const { error, defaultValue, ...input } = form.getInputProps(path);
  const choices = facts.choices ?? [];
  const isListed = choices.some(({ value }) => value === defaultValue);
  return (
    <Input.Wrapper
      id={`client-${path}`}
      className={fieldsClasses.field ?? ''}
      label={facts.label}
      description={facts.help}
      error={error}
      size="md"
      classNames={{ error: fieldsClasses.error ?? '' }}
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
        classNames={{ input: fieldsClasses.input ?? '', section: fieldsClasses.section ?? '' }}
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

/** Checkbox for yes or no. */
function FlagField({ path, facts }: FieldProps) {
  const form = useClientFormContext();
  const { error, ...input } = form.getInputProps(path, { type: 'checkbox' });
  return (
    <Checkbox
      {...input}
      className={clientFormClasses.flag ?? ''}
      label={facts.label}
      description={facts.help}
      error={error}
    />
  );
}
