import { maritalStatusLabels } from '@freehold/contract';
import { maritalStatuses, mostDependants } from '@freehold/finance';
import type { RefObject } from 'react';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import type { useCalculator } from '#app/calculator/use-calculator.ts';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { borrowingForm, fieldId } from '../borrowing-form.ts';
import { asksForPartner, type BorrowingDraft, type DraftField, emptyDraft } from '../draft.ts';

const statuses = maritalStatuses.map((value) => ({ value, label: maritalStatusLabels[value] }));

interface BorrowingFormProps {
  readonly calculator: ReturnType<typeof useCalculator<BorrowingDraft, DraftField>>;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  /** Called when the user first interacts with the form, to preload the dialog. */
  readonly onTouched: () => void;
  readonly onCalculate: () => void;
}

/** Step 1: the inputs of the estimate. */
export function BorrowingForm({ calculator, submitButton, onTouched, onCalculate }: BorrowingFormProps) {
  const { fields } = calculator;
  const { values, errors } = fields;
  const { labels } = borrowingForm;
  const text = (field: Exclude<DraftField, 'maritalStatus'>) => ({
    id: fieldId(field),
    label: labels[field],
    value: values[field],
    error: errors[field],
    onChange: (typed: string) => fields.set(field, typed),
    onBlur: () => fields.touch(field),
  });

  return (
    <CalculatorForm
      id="borrowing-inputs"
      title="Your situation"
      submitLabel="Calculate Borrowing Capacity"
      submitHint="The estimate is worked out as you type. The button opens it, with a report by email if you want one."
      submitButton={submitButton}
      resetLabel="Clear"
      onSubmit={() => fields.validate() && onCalculate()}
      onReset={calculator.clear}
      onTouched={onTouched}
    >
      <MoneyField {...text('grossIncome')} unit="a year" help="Salary and other regular income. 85k works too." />
      <ChoiceField
        id={fieldId('maritalStatus')}
        label={labels.maritalStatus}
        choices={statuses}
        value={values.maritalStatus}
        error={errors.maritalStatus}
        onChange={(status) => fields.set('maritalStatus', status)}
        onBlur={() => fields.touch('maritalStatus')}
      />
      {asksForPartner(values) && (
        <MoneyField
          {...text('partnerIncome')}
          label={`${labels.partnerIncome} (optional)`}
          unit="a year"
          help="Leave it empty if you borrow on one income."
        />
      )}
      <StepperField
        {...text('dependants')}
        noun="dependant"
        most={mostDependants}
        help="Children or others you support."
      />
      <MoneyField
        {...text('existingLoans')}
        blank={emptyDraft.existingLoans}
        help="What you still owe in all, without the new loan."
      />
    </CalculatorForm>
  );
}
