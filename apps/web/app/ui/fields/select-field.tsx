import { Input } from '@mantine/core';
import { memoControlled } from '#app/loading/memo-field.tsx';
import { type Choice, chosen } from './choice-field.tsx';
import css from './fields.module.css';

interface SelectFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly error: string | undefined;
  readonly help?: string;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** One of many choices; a native select. */
export function SelectField<Value extends string>({ onChange, ...props }: SelectFieldProps<Value>) {
  return <Choices {...props} onChange={(text) => chosen(props.choices, text, onChange)} />;
}

const Choices = memoControlled(function Choices(props: SelectFieldProps<string>) {
  const { id, label, choices, value, error, help, onChange, onBlur } = props;

  return (
    <Input.Wrapper
      id={id}
      className={css.field ?? ''}
      label={label}
      description={help}
      error={error}
      size="md"
      classNames={{ error: css.error ?? '' }}
    >
      <Input
        component="select"
        value={value}
        error={error !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        pointer
        size="md"
        rightSection={<span aria-hidden="true">▾</span>}
        rightSectionPointerEvents="none"
        classNames={{ input: css.input ?? '', section: css.section ?? '' }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
});
