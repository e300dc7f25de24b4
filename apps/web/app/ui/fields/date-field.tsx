import { TextInput } from '@mantine/core';
import { memoControlled } from '#app/loading/memo-field.tsx';
import css from './fields.module.css';

interface DateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** First and last selectable day, ISO. */
  readonly least: string;
  readonly most: string;
  /** An ISO day or an empty string. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
  readonly onBlur: () => void;
}

/** A field for a day, with the browser's own calendar. */
export const DateField = memoControlled(function DateField(props: DateFieldProps) {
  const { id, label, help, least, most, value, error, onChange, onBlur } = props;
  return (
    <TextInput
      id={id}
      className={css.field ?? ''}
      type="date"
      label={label}
      description={help}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      min={least}
      max={most}
      classNames={{ input: css.input ?? '', error: css.error ?? '' }}
    />
  );
});
