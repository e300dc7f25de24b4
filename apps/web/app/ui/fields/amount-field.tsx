import { TextInput } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import css from './fields.module.css';

interface Look {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** Prefix, such as `$`. */
  readonly sign?: string | undefined;
  /** Suffix, such as `% a year`. */
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface Handlers {
  readonly onType: (input: HTMLInputElement) => void;
  readonly onFocus?: () => void;
  readonly onBlur: (input: HTMLInputElement) => void;
}

interface AmountFieldProps extends Look, Handlers {
  readonly text: string;
  /** Content below the input, such as a slider. */
  readonly children?: ReactNode;
}

/**
 * A field for an amount as text. The input is uncontrolled and set only where it differs, so nothing around it
 * re-renders for a keystroke that already shows.
 */
export function AmountField({ text, onType, onFocus, onBlur, children, ...look }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<Handlers>({ onType, onBlur });
  const keys = useRef(0);
  latest.current = {
    onType: (typedIn) => {
      keys.current += 1;
      onType(typedIn);
    },
    onBlur,
    ...(onFocus && { onFocus }),
  };
  const [first] = useState(text);
  usePut(input, text, keys);
  return (
    <div className={`fh-apart ${css.field}`}>
      <TextFrame {...look} first={first} input={input} latest={latest} />
      {children}
    </div>
  );
}

/**
 * Sets the text where it differs; not on first render, before which a person may have typed, and not where a key came
 * between the render and its commit: the text is of before it.
 */
function usePut(input: RefObject<HTMLInputElement | null>, text: string, keys: RefObject<number>): void {
  const isDrawn = useRef(false);
  const heard = keys.current;
  useLayoutEffect(() => {
    const isOlder = heard !== keys.current;
    if (isDrawn.current && !isOlder && input.current !== null && input.current.value !== text) {
      input.current.value = text;
    }
    isDrawn.current = true;
  });
}

interface TextFrameProps extends Look {
  readonly first: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly latest: RefObject<Handlers>;
}

const TextFrame = memo(function TextFrame(props: TextFrameProps) {
  const { id, label, help, error, sign, unit, placeholder, isDisabled = false, first, input, latest } = props;
  return (
    <TextInput
      ref={input}
      id={id}
      label={label}
      description={help}
      error={error}
      defaultValue={first}
      placeholder={placeholder}
      onChange={(event) => latest.current.onType(event.currentTarget)}
      onFocus={() => latest.current.onFocus?.()}
      onBlur={(event) => latest.current.onBlur(event.currentTarget)}
      disabled={isDisabled}
      inputMode="decimal"
      autoComplete="off"
      leftSection={sign && <span aria-hidden="true">{sign}</span>}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
      rightSectionWidth={unit ? unit.length * 8 + 20 : 0}
      rightSectionPointerEvents="none"
      size="md"
      classNames={{ input: css.input ?? '', error: css.error ?? '', section: css.section ?? '' }}
    />
  );
});
