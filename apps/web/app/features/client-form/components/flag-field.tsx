import { Checkbox } from '@mantine/core';
import { useClientFormContext } from '../form-context.ts';
import css from './client-form.module.css';
import type { FieldProps } from './field.tsx';

/** Yes or no. */
export function FlagField({ path, facts }: FieldProps) {
  const form = useClientFormContext();
  const { error, ...input } = form.getInputProps(path, { type: 'checkbox' });
  return <Checkbox {...input} className={css.flag ?? ''} label={facts.label} description={facts.help} error={error} />;
}
