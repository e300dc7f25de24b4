import { lazy, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { CalculatorLayout, StepProgress } from '#app/calculator/calculator-layout.tsx';
import { CalculatorNote } from '#app/calculator/calculator-note.tsx';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import { useToday } from '#app/calculator/today.ts';
import { useCalculator } from '#app/calculator/use-calculator.ts';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { Deferred } from '#app/loading/deferred.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { startingDraft } from '../draft.ts';
import { fieldId, mortgageForm } from '../mortgage-form.ts';
import { type MortgageResult, resultOf } from '../result.ts';
import { LoanFields, type MortgageCalculation } from './loan-fields.tsx';
import css from './mortgage-calculator.module.css';
import { MortgageFigure, MortgageNotes } from './mortgage-result.tsx';
import { stepNames } from './step-names.ts';

const ResultDialog = lazyPart(() => import('./result-dialog.tsx').then((module) => module.ResultDialog));
const loadSheet = () => import('./mortgage-sheet.tsx');
const MortgageSheet = lazyPart(() => loadSheet().then((module) => module.MortgageSheet), { isSilent: true });
const LoanOverYears = lazy(() => import('./loan-over-years.tsx').then((module) => ({ default: module.LoanOverYears })));

const MortgageStart = lazyPart(() => import('./mortgage-start.tsx').then((module) => module.MortgageStart), {
  isSilent: true,
});

const Thanks = lazyPart(() => import('./result-dialog.tsx').then((module) => module.Thanks));

type Step = 'form' | 'result' | 'thanks';
const stepNumbers: Readonly<Record<Step, number>> = { form: 1, result: 2, thanks: 3 };

/** The mortgage calculator: the loan with its live result, the result dialog with its lead form, and the thanks. */
export function MortgageCalculator() {
  const calculator = useCalculator(mortgageForm);
  const day = useToday();
  const { values } = calculator.fields;
  const result = useMemo(() => resultOf(values, day), [values, day]);
  const [step, setStep] = useState<Step>('form');
  const [isTouched, setTouched] = useState(false);
  const touch = useCallback(() => setTouched(true), []);
  const submitButton = useRef<HTMLButtonElement>(null);

  // The print sheet is for the person's own figures; with the defaults the page prints as it is.
  const isOwn = isTouched || !isSameDraft(values, startingDraft);
  const hasSheet = isOwn && day !== null && result !== null;

  function close() {
    setStep('form');
    submitButton.current?.focus();
  }

  function startOver() {
    calculator.startOver();
    setStep('form');
    requestAnimationFrame(() => document.getElementById(fieldId('loanAmount'))?.focus());
  }

  return (
    <>
      {/* The dialog shows the bar while open; one of the two is enough for a screen reader. */}
      <div aria-hidden={step === 'result' || undefined}>
        <StepProgress step={stepNumbers[step]} names={stepNames} />
      </div>
      {step === 'thanks' && result ? (
        <Thanks sent={result} onStartOver={startOver} />
      ) : (
        <Loan
          calculator={calculator}
          result={result}
          hasSheet={hasSheet}
          submitButton={submitButton}
          onTouched={touch}
          onCalculate={() => setStep('result')}
        />
      )}
      {hasSheet && step !== 'thanks' && (
        <Deferred value={result}>{(deferred) => <MortgageSheet result={deferred} />}</Deferred>
      )}
      {isTouched && (
        <ResultDialog isOpen={step === 'result'} result={result} onSent={() => setStep('thanks')} onClose={close} />
      )}
    </>
  );
}

interface LoanProps {
  readonly calculator: MortgageCalculation;
  readonly result: MortgageResult | null;
  /** True when a print sheet is printed in place of the page. */
  readonly hasSheet: boolean;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  /** Called when a person moves towards the form, so the dialog can preload. */
  readonly onTouched: () => void;
  readonly onCalculate: () => void;
}

/** Step 1: the loan with its live result, and below it the balance over the years. */
function Loan(props: LoanProps) {
  const { calculator, result, hasSheet, submitButton, onTouched, onCalculate } = props;
  const { fields, notice } = calculator;
  const shown = useLastComplete(result);

  const beforePrint = useCallback(() => {
    onTouched();
    return loadSheet();
  }, [onTouched]);

  return (
    <div className={css.step}>
      <CalculatorLayout
        isPrinted={hasSheet}
        form={
          <>
            <CalculatorNote notice={notice} onUndo={calculator.undo} onDismiss={calculator.dismissNotice} />
            {calculator.recordStart && (
              <MortgageStart key={calculator.recordStart.clientId} {...calculator.recordStart} />
            )}
            <CalculatorForm
              id="mortgage-inputs"
              title="Your loan"
              submitLabel="Calculate Repayments"
              submitButton={submitButton}
              resetLabel="Reset"
              onSubmit={() => fields.validate() && onCalculate()}
              onReset={calculator.clear}
              onTouched={onTouched}
            >
              <LoanFields calculator={calculator} />
            </CalculatorForm>
          </>
        }
        figure={<MortgageFigure result={result} />}
        notes={<MortgageNotes result={result} calculator={calculator} beforePrint={beforePrint} />}
      />
      {shown && (
        <div className={`fh-no-print ${css.further}`} data-is-stale={result === null || undefined}>
          {result === null && <p>An input is incomplete. These are the last complete figures.</p>}
          <AfterFirstPaint failed="Chart and schedule could not be loaded. The figures above are complete.">
            <Deferred value={shown}>{(deferred) => <LoanOverYears result={deferred} />}</Deferred>
          </AfterFirstPaint>
        </div>
      )}
    </div>
  );
}

/** The result; while an input is half typed, the previous one, so the page below does not jump. */
function useLastComplete(result: MortgageResult | null): MortgageResult | null {
  const last = useRef(result);
  if (result !== null) last.current = result;
  return last.current;
}
