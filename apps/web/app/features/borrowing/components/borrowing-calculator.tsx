import { useMemo, useRef, useState } from 'react';
import { CalculatorLayout } from '#app/calculator/calculator-layout.tsx';
import { CalculatorNote } from '#app/calculator/calculator-note.tsx';
import { useCalculator } from '#app/calculator/use-calculator.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import { borrowingForm, fieldId } from '../borrowing-form.ts';
import { type Estimate, estimateOf } from '../estimate.ts';
import { BorrowingForm } from './borrowing-form.tsx';
import { BorrowingFigure, BorrowingNotes } from './result.tsx';

const ResultDialog = lazyPart(() => import('./result-dialog.tsx').then((module) => module.ResultDialog));
const BorrowingSheet = lazyPart(() => import('./print-sheet.tsx').then((module) => module.BorrowingSheet), {
  isSilent: true,
});

const Thanks = lazyPart(() => import('./thanks.tsx').then((module) => module.Thanks));

type Step = 'form' | 'result' | 'thanks';

/**
 * The borrowing calculator: inputs with a live estimate, the results dialog with its contact form, and the thank-you
 * step.
 */
export function BorrowingCalculator() {
  const calculator = useCalculator(borrowingForm);
  const { values } = calculator.fields;
  const estimate = useMemo(() => estimateOf(values), [values]);
  const [step, setStep] = useState<Step>('form');
  // Sending empties the form.
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
              <BorrowingForm
                calculator={calculator}
                submitButton={submitButton}
                onTouched={() => setTouched(true)}
                onCalculate={() => setStep('result')}
              />
            </>
          }
          figure={<BorrowingFigure estimate={estimate} />}
          notes={<BorrowingNotes estimate={estimate} />}
        />
      )}
      {estimate && <Deferred value={estimate}>{(deferred) => <BorrowingSheet estimate={deferred} />}</Deferred>}
      {isTouched && <ResultDialog isOpen={step === 'result'} estimate={estimate} onSent={thank} onClose={close} />}
    </>
  );
}
