import { Input } from '@mantine/core';
import fields from '#app/ui/fields/fields.module.css';
import { useClientFormContext } from '../form-context.ts';
import type { FieldProps } from './field.tsx';

/** A choice from the browser's own list. Stored text that is none of the choices stands among them, so that it is seen. */
export function SelectField({ path, facts }: FieldProps) {
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
