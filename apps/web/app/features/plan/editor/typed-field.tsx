import { Textarea, TextInput } from '@mantine/core';
import { memoField } from '#app/loading/memo-field.tsx';
import { AmountField } from '#app/ui/fields/amount-field.tsx';
import fields from '#app/ui/fields/fields.module.css';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { Slider } from '#app/ui/fields/slider-field.tsx';
import type { FieldSpec } from './field-spec.ts';
import css from './record-field.module.css';
import { type FieldTo, useVisit } from './use-visit.ts';

interface TypedFieldProps extends FieldTo {
  readonly id: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
}

/** A field that is typed in: an amount, a rate, a number, a month or words. */
export function TypedField({ id, spec, value, ...to }: TypedFieldProps) {
  const { text, draws, error, type, draw, leave, around } = useVisit(spec, value, to);
  const { slider, label, kind, unit } = spec;
  const resting = slider?.resting;
  const atRest = { onBlur: leave, onPointerUp: leave };

  function slide(to: string) {
    type(to);
    draw();
  }

  return (
    <div {...around}>
      <Typed id={id} spec={spec} text={text} draws={draws} error={error} onChange={type} onBlur={leave} />
      {slider && (
        <div className={css.slider} {...atRest}>
          <Slider
            label={label}
            steps={slider}
            {...(kind === 'money' && { sign: '$' })}
            {...(unit !== undefined && { unit })}
            value={text === '' && resting !== undefined ? String(resting) : text}
            onChange={slide}
          />
        </div>
      )}
    </div>
  );
}

interface TypedProps {
  readonly id: string;
  readonly spec: FieldSpec;
  readonly text: string;
  readonly draws: number;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

function Typed({ id, spec, text, draws, error, onChange, onBlur }: TypedProps) {
  const { label, unit, help = '', usualLeast } = spec;
  const common = { id, label, error, onBlur };
  const given = unit === undefined ? {} : { unit };
  switch (spec.kind) {
    case 'money':
      return (
        <MoneyField
          {...common}
          {...given}
          draws={draws}
          {...(usualLeast !== undefined && { usualLeast })}
          help={help}
          value={text}
          onChange={onChange}
        />
      );
    case 'percent':
      return <PercentField {...common} {...given} draws={draws} help={help} value={text} onChange={onChange} />;
    case 'number':
      return <AmountField {...common} {...given} help={help} text={text} onType={(input) => onChange(input.value)} />;
    default:
      return <Words {...common} kind={spec.kind} help={help} value={text} onChange={onChange} />;
  }
}

interface WordsProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly kind: FieldSpec['kind'];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

const Words = memoField(function Words({ kind, help, error, onChange, ...input }: WordsProps) {
  const Field = kind === 'note' ? Textarea : TextInput;
  return (
    <Field
      {...input}
      className={fields.field ?? ''}
      description={help}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      size="md"
      {...(kind === 'note' && { rows: 3 })}
      classNames={{ input: (kind === 'note' ? '' : fields.input) ?? '', error: fields.error ?? '' }}
    />
  );
});
