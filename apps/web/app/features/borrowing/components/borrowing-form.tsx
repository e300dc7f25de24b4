import { mostDependants } from '@freehold/finance';
import { Button } from '@mantine/core';
import type { FormEvent, RefObject } from 'react';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { asksForPartner, type DraftField, emptyDraft } from '../draft.ts';
import { fieldId, type useCalculator } from '../use-calculator.ts';
import css from './borrowing-form.module.css';
import { MaritalStatusField } from './marital-status-field.tsx';

interface BorrowingFormProps {
  readonly calculator: ReturnType<typeof useCalculator>;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  /** Called when a person turns to the form, so that the dialog can load meanwhile. */
  readonly onTouched: () => void;
  readonly onCalculate: () => void;
}

/** Step 1: what the estimate is made of. */
export function BorrowingForm({ calculator, submitButton, onTouched, onCalculate }: BorrowingFormProps) {
  const { fields } = calculator;
  const { values, errors } = fields;
  const text = (field: Exclude<DraftField, 'maritalStatus'>) => ({
    id: fieldId(field),
    value: values[field],
    error: errors[field],
    onChange: (typed: string) => fields.set(field, typed),
    onLeave: () => fields.leave(field),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fields.accept()) onCalculate();
  }

  return (
    <form
      className={css.form}
      onSubmit={submit}
      onFocusCapture={onTouched}
      noValidate
      aria-labelledby="borrowing-inputs"
    >
      <h2 id="borrowing-inputs">Your situation</h2>
      <MoneyField
        {...text('grossIncome')}
        label="Income before tax"
        unit="a year"
        help="Salary and other regular income. 85k works too."
      />
      <MaritalStatusField
        id={fieldId('maritalStatus')}
        value={values.maritalStatus}
        error={errors.maritalStatus}
        onChange={(status) => fields.set('maritalStatus', status)}
        onLeave={() => fields.leave('maritalStatus')}
      />
      {asksForPartner(values) && (
        <MoneyField
          {...text('partnerIncome')}
          label="Partner’s income before tax (optional)"
          unit="a year"
          help="Leave it empty if you borrow on one income."
        />
      )}
      <StepperField
        {...text('dependants')}
        label="Dependants"
        noun="dependant"
        most={mostDependants}
        help="Children or others you support."
      />
      <MoneyField
        {...text('existingLoans')}
        label="Existing loans"
        blank={emptyDraft.existingLoans}
        help="What you still owe in all, without the new loan."
      />
      <div className={css.actions}>
        <Button
          type="submit"
          size="md"
          ref={submitButton}
          classNames={{ root: css.submit ?? '', label: css.submitLabel ?? '' }}
        >
          Calculate Borrowing Capacity
        </Button>
        <Button type="button" size="md" variant="subtle" onClick={calculator.clear}>
          Clear
        </Button>
      </div>
    </form>
  );
}
