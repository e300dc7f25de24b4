import { TextInput } from '@mantine/core';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { changedText } from './changed-text.ts';
import css from './fields.module.css';
import slider from './slider-field.module.css';
import { nearestStep, type SliderSteps, stepCount, textOfStep } from './slider-steps.ts';
import { stillField } from './still-field.tsx';

interface SliderScale extends SliderSteps {
  /** The ends of the slider in words. */
  readonly ends: readonly [least: string, most: string];
}

interface SliderFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** What stands before the amount, such as `$`. */
  readonly sign?: string;
  /** What follows it, such as `% a year`. */
  readonly unit?: string;
  /** The same object each time, so that the field can keep still. */
  readonly steps: SliderScale;
  /** The text as typed; the field never clears it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** An amount that is typed exactly or set with a slider. Beyond its ends the slider rests, while the typed amount counts. */
export const SliderField = stillField(function SliderField(props: SliderFieldProps) {
  const { id, label, help, sign, unit, steps, value, error, onChange, onLeave } = props;
  const place = nearestStep(steps, value);
  const spoken = `${sign ?? ''}${value.trim() || textOfStep(steps, place)}${unit === undefined ? '' : ` ${unit}`}`;

  const style = { width: '100%', '--share': `${(place / stepCount(steps)) * 100}%` };

  function leave() {
    onChange(normaliseAmountText(value));
    onLeave();
  }

  return (
    <div className={css.field}>
      <TextInput
        id={id}
        label={label}
        description={help}
        error={error}
        value={value}
        onChange={(event) => onChange(changedText(event.currentTarget, value))}
        onBlur={leave}
        inputMode="decimal"
        autoComplete="off"
        leftSection={sign && <span aria-hidden="true">{sign}</span>}
        rightSection={unit && <span aria-hidden="true">{unit}</span>}
        rightSectionWidth={unit ? unit.length * 8 + 20 : 0}
        rightSectionPointerEvents="none"
        size="md"
        classNames={{ input: css.input ?? '', error: css.error ?? '', section: css.section ?? '' }}
      />
      <input
        type="range"
        className={slider.slider}
        aria-label={`${label} slider`}
        aria-valuetext={spoken}
        min={0}
        max={stepCount(steps)}
        step={1}
        value={place}
        onChange={(event) => onChange(textOfStep(steps, event.currentTarget.valueAsNumber))}
        style={style}
      />
      <div className={slider.ends} aria-hidden="true">
        <span>{steps.ends[0]}</span>
        <span>{steps.ends[1]}</span>
      </div>
    </div>
  );
});
