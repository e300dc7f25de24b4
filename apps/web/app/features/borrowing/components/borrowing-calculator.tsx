import { maritalStatusLabels } from '@freehold/contract';
import { maritalStatuses, mostDependants } from '@freehold/finance';
import { type RefObject, useRef, useState } from 'react';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { CalculatorLayout } from '#app/calculator/calculator-layout.tsx';
import { CalculatorNote } from '#app/calculator/calculator-note.tsx';
import { useCalculator } from '#app/calculator/use-calculator.ts';
import { useFigureAhead } from '#app/calculator/use-figure-ahead.ts';
import { money } from '#app/lib/format.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import {
  asksForPartner,
  type BorrowingDraft,
  borrowingForm,
  type DraftField,
  type Estimate,
  emptyDraft,
  estimateOf,
  fieldId,
} from '../draft.ts';
import { BorrowingFigure, BorrowingNotes } from './result.tsx';

const statuses = maritalStatuses.map((value) => ({ value, label: maritalStatusLabels[value] }));

/** A yearly income below this is asked about: 85 for 85,000. */
const leastIncome = 1_000;

interface BorrowingFormProps {
  readonly calculator: ReturnType<typeof useCalculator<BorrowingDraft, DraftField>>;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  /** Called when a person turns to the form, so that the dialog can load meanwhile. */
  readonly onTouched: () => void;
  readonly onCalculate: () => void;
}

/** Step 1: what the estimate is made of. */
function BorrowingForm({ calculator, submitButton, onTouched, onCalculate }: BorrowingFormProps) {
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
      submitHint="The estimate updates as you type. The button opens it, with a report by email if you want one."
      submitButton={submitButton}
      resetLabel="Clear"
      onSubmit={() => fields.validate() && onCalculate()}
      onReset={calculator.clear}
      onTouched={onTouched}
    >
      <MoneyField
        {...text('grossIncome')}
        unit="a year"
        help="Salary and other regular income. 85k works too."
        usualLeast={leastIncome}
      />
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
          usualLeast={leastIncome}
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

const ResultDialog = lazyPart(() => import('./result-dialog.tsx').then((module) => module.ResultDialog));
const BorrowingSheet = lazyPart(() => import('./print-sheet.tsx').then((module) => module.BorrowingSheet), {
  isSilent: true,
});

const BorrowingStart = lazyPart(() => import('./borrowing-start.tsx').then((module) => module.BorrowingStart), {
  isSilent: true,
});

const Thanks = lazyPart(() => import('./result-dialog.tsx').then((module) => module.Thanks));

type Step = 'form' | 'result' | 'thanks';

const estimateAt = memoizeByReference(estimateOf);

/** The first thing that is wrong, or what to put in. */
function waitingFor(draft: BorrowingDraft): string {
  const errors = borrowingForm.errorsOf(draft);
  const wrong = borrowingForm.fields.find((field) => errors[field] !== undefined && draft[field] !== '');
  return wrong === undefined
    ? 'Enter your income and marital status'
    : `${borrowingForm.labels[wrong]}: ${errors[wrong]}`;
}

/**
 * The borrowing calculator: inputs with a live estimate, the results dialog with its contact form, and the thank-you
 * step.
 */
export function BorrowingCalculator() {
  const { figure, showAhead, textOf } = useFigureAhead<BorrowingDraft>();
  const calculator = useCalculator(borrowingForm, showAhead);
  const estimate = estimateAt(calculator.fields.values);
  textOf.current = (draft) => {
    const next = estimate && estimateAt(draft);
    return next && money(next.capacity);
  };
  const [step, setStep] = useState<Step>('form');
  // Kept for the thanks: the form is emptied after sending.
  const [sent, setSent] = useState<Estimate | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [isTouched, setTouched] = useState(false);

  function thank() {
    setSent(estimate);
    calculator.startOver();
    setStep('thanks');
  }

  function close() {
    setStep('form');
    submitButton.current?.focus();
  }

  function startOver() {
    calculator.startOver();
    setStep('form');
    requestAnimationFrame(() => document.getElementById(fieldId('grossIncome'))?.focus());
  }

  return (
    <>
      {step === 'thanks' && sent ? (
        <Thanks sent={sent} onStartOver={startOver} />
      ) : (
        <CalculatorLayout
          isPrinted={estimate !== null}
          form={
            <>
              <CalculatorNote
                notice={calculator.notice}
                onUndo={calculator.undo}
                onDismiss={calculator.dismissNotice}
              />
              {calculator.recordStart && (
                <BorrowingStart key={calculator.recordStart.clientId} {...calculator.recordStart} />
              )}
              <BorrowingForm
                calculator={calculator}
                submitButton={submitButton}
                onTouched={() => setTouched(true)}
                onCalculate={() => setStep('result')}
              />
            </>
          }
          figure={<BorrowingFigure ahead={figure} estimate={estimate} waiting={waitingFor(calculator.fields.values)} />}
          notes={<BorrowingNotes estimate={estimate} />}
        />
      )}
      {estimate && <Deferred value={estimate}>{(deferred) => <BorrowingSheet estimate={deferred} />}</Deferred>}
      {(isTouched || step === 'result') && (
        <ResultDialog isOpen={step === 'result'} estimate={estimate} onSent={thank} onClose={close} />
      )}
    </>
  );
}
