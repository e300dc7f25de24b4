import { states } from '@freehold/finance';
import { Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import fields from '#app/ui/fields/fields.module.css';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { SuburbField, usePostcodes } from '../suburbs/suburb-field.tsx';
import type { Suburb } from '../suburbs/suburb-search.ts';
import { fieldId, type PropertyField } from './property-draft.ts';
import type { PropertyForm } from './use-property-form.ts';

interface FieldProps {
  readonly form: PropertyForm;
  readonly field: PropertyField;
  readonly label: string;
  readonly help?: string;
}

/** Props of every field of the form. */
function common({ form, field, label }: FieldProps) {
  return {
    id: fieldId(field),
    label,
    value: form.values[field],
    error: form.errors[field],
    onChange: (text: string) => form.set(field, text),
    onBlur: () => form.touch(field),
  };
}

interface LineProps extends FieldProps {
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly unit?: string;
}

/** A field of one line. */
export function LineField({ inputMode = 'text', autoComplete = 'off', help, unit, ...props }: LineProps) {
  const { onChange, onBlur, ...rest } = common(props);
  return (
    <TextInput
      {...rest}
      className={fields.field ?? ''}
      description={help}
      inputMode={inputMode}
      autoComplete={autoComplete}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
      rightSectionPointerEvents="none"
      classNames={{ input: fields.input ?? '', error: fields.error ?? '', section: fields.section ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}

/** A field of several lines. */
export function LinesField({ help, ...props }: FieldProps) {
  const { onChange, onBlur, ...rest } = common(props);
  return (
    <Textarea
      {...rest}
      className={fields.field ?? ''}
      description={help}
      rows={5}
      classNames={{ input: fields.input ?? '', error: fields.error ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}

/** A field for dollars. */
export function AmountField({ help = '', ...props }: FieldProps) {
  return <MoneyField {...common(props)} help={help} />;
}

/** A field for a rate a year. */
export function RateField({ help = '', ...props }: FieldProps) {
  return <PercentField {...common(props)} help={help} />;
}

/** The state: one of the eight, or what an older record holds (defined by decision G-17). */
export function StateField(props: FieldProps) {
  const { value } = common(props);
  const known: readonly string[] =
    value === '' || states.some((state) => state === value) ? states : [value, ...states];
  const choices = known.map((state) => ({ value: state, label: state }));
  return <SelectField {...common(props)} choices={[{ value: '', label: 'Choose a state' }, ...choices]} />;
}

interface PlaceFieldProps extends FieldProps {
  readonly help: string;
  readonly inputMode: 'text' | 'numeric';
}

function PlaceField({ help, inputMode, ...props }: PlaceFieldProps) {
  const { form } = props;
  const { onChange, ...rest } = common(props);

  function choose({ name, state, postcode }: Suburb) {
    form.set('suburb', name);
    form.set('state', state);
    form.set('postcode', postcode);
  }

  return (
    <SuburbField
      {...rest}
      help={help}
      inputMode={inputMode}
      state={form.values.state}
      onType={onChange}
      onChoose={choose}
    />
  );
}

/** The suburb, with suggestions that fill in state and postcode too. */
export function SuburbNameField(props: FieldProps) {
  return <PlaceField {...props} inputMode="text" help="Choose one to fill in state and postcode." />;
}

/** The postcode, with suggestions; an unusual one gets only a hint. */
export function PostcodeField(props: FieldProps) {
  const { suburb, state, postcode } = props.form.values;
  const help = postcodeHint(postcode.trim(), usePostcodes(suburb, state));
  return <PlaceField {...props} inputMode="numeric" help={help} />;
}

function postcodeHint(postcode: string, usual: readonly string[]): string {
  if (postcode !== '' && !/^\d{4}$/.test(postcode)) {
    return 'Australian postcodes have 4 digits. You can keep what you entered.';
  }
  const isOther = postcode !== '' && usual.length > 0 && !usual.includes(postcode);
  return isOther ? `This suburb usually has ${usual.join(' or ')}. You can keep what you entered.` : 'Four digits.';
}
