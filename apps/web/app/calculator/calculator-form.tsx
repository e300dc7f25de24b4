import type { FormEvent, ReactNode, RefObject } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import css from './form.module.css';

interface CalculatorFormProps {
  /** Id of the heading, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The submit button; omitted where the result is all there is. */
  readonly submitLabel?: string;
  /** What that button opens, beside a live result. */
  readonly submitHint?: string;
  readonly submitButton?: RefObject<HTMLButtonElement | null>;
  readonly resetLabel: string;
  readonly onSubmit?: () => void;
  readonly onReset: () => void;
  /** Called on first focus, so that what follows can preload. */
  readonly onTouched?: () => void;
  readonly children: ReactNode;
}

/** A calculator's inputs with its buttons. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { id, title, submitLabel, submitHint, submitButton, resetLabel, onSubmit, onReset, onTouched, children } =
    props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }

  return (
    <form className={css.form} onSubmit={submit} onFocusCapture={onTouched} noValidate aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={css.actions}>
        {submitLabel && (
          <MemoButton type="submit" size="md" ref={submitButton} className={css.submit ?? ''}>
            {submitLabel}
          </MemoButton>
        )}
        <MemoButton type="button" size="md" variant="subtle" onClick={onReset}>
          {resetLabel}
        </MemoButton>
      </div>
      {submitHint && <p className={css.hint}>{submitHint}</p>}
    </form>
  );
}
