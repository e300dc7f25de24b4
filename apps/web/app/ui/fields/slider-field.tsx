import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dollarsPer, type Measure } from '#app/lib/amount-words.ts';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { afterPaint } from '#app/loading/after-paint.ts';
import { memoField } from '#app/loading/memo-field.tsx';
import { AmountField } from './amount-field.tsx';
import { changedText } from './changed-text.ts';
import slider from './slider-field.module.css';
import { nearestStep, type SliderSteps, stepCount, textOfStep } from './slider-steps.ts';
import { UnclearAmount, unclearError } from './unclear-amount.tsx';

/** A slider's range and what stands at its ends. */
export interface SliderScale extends SliderSteps {
  /** Labels of the slider's ends. */
  readonly ends: readonly [least: string, most: string];
}

interface SliderFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Prefix, such as `$`. */
  readonly sign?: string;
  /** Suffix, such as `% a year`. */
  readonly unit?: string;
  /** Stable identity, so the field need not re-render. */
  readonly steps: SliderScale;
  /** The text as typed; the field never clears it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** An amount typed exactly or set with a slider. Beyond its ends the slider stops, while the typed amount counts. */
export const SliderField = memoField(function SliderField(props: SliderFieldProps) {
  const { id, label, help, sign, unit, value, error, onChange, onBlur } = props;
  const measure: Measure = sign === '$' ? dollarsPer(unit) : 'percent';

  function leave() {
    onChange(normaliseAmountText(value, measure));
    onBlur();
  }

  return (
    <AmountField
      id={id}
      label={label}
      help={help}
      error={error && (unclearError(value, measure) ?? error)}
      sign={sign}
      unit={unit}
      text={value}
      onType={(input) => onChange(changedText(input, value))}
      onBlur={leave}
    >
      <UnclearAmount text={value} measure={measure} fieldId={id} onChoose={onChange} />
      <Slider {...props} />
    </AmountField>
  );
});

/** The slider of a field. It follows typing after the next paint, and a finger at once. */
export function Slider({
  label,
  sign,
  unit,
  steps,
  value,
  onChange,
}: Pick<SliderFieldProps, 'label' | 'sign' | 'unit' | 'steps' | 'value' | 'onChange'>) {
  const [shown, setShown] = useState(value);
  const typed = useRef(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  useLayoutEffect(() => {
    typed.current = value;
  }, [value]);
  // Otherwise an arrow key right after Tab or Escape would move the slider from its old position.
  const enter = useCallback(() => setShown(typed.current), []);
  const slide = useCallback(
    (text: string) => {
      typed.current = text;
      setShown(text);
      onChange(text);
    },
    [onChange],
  );
  return <Track label={label} sign={sign} unit={unit} steps={steps} text={shown} onEnter={enter} onSlide={slide} />;
}

interface TrackProps extends Pick<SliderFieldProps, 'label' | 'steps'> {
  readonly sign: string | undefined;
  readonly unit: string | undefined;
  readonly text: string;
  readonly onEnter: () => void;
  readonly onSlide: (text: string) => void;
}

const Track = memo(function Track({ label, sign, unit, steps, text, onEnter, onSlide }: TrackProps) {
  const place = nearestStep(steps, text);
  const spoken = `${sign ?? ''}${text.trim() || textOfStep(steps, place)}${unit === undefined ? '' : ` ${unit}`}`;
  const style = { width: '100%', '--share': `${(place / stepCount(steps)) * 100}%` };
  return (
    <>
      <input
        type="range"
        onFocus={onEnter}
        onKeyDown={onEnter}
        className={slider.slider}
        aria-label={`${label} slider`}
        aria-valuetext={spoken}
        min={0}
        max={stepCount(steps)}
        step={1}
        value={place}
        onChange={(event) => onSlide(textOfStep(steps, event.currentTarget.valueAsNumber))}
        style={style}
      />
      <div className={slider.ends} aria-hidden="true">
        <span>{steps.ends[0]}</span>
        <span>{steps.ends[1]}</span>
      </div>
    </>
  );
});
