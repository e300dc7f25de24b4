import { lazy, Suspense, useRef, useState } from 'react';
import { fieldId, useCalculator } from '../use-calculator.ts';
import { useLead } from '../use-lead.ts';
import css from './borrowing-calculator.module.css';
import { BorrowingForm } from './borrowing-form.tsx';
import { CalculatorNote } from './calculator-note.tsx';
import { ResultFigure, ResultNotes } from './result.tsx';
import { ThankYouCard } from './thank-you-card.tsx';

const loadDialog = () => import('./result-dialog.tsx');
const ResultDialog = lazy(() => loadDialog().then((module) => ({ default: module.ResultDialog })));
const PrintSheet = lazy(() => import('./print-sheet.tsx').then((module) => ({ default: module.PrintSheet })));

type Step = 'form' | 'result' | 'thanks';

/** The borrowing calculator: inputs with their live estimate, the results dialog with its contact form, and the thanks. */
export function BorrowingCalculator() {
  const calculator = useCalculator();
  const [step, setStep] = useState<Step>('form');
  const submitButton = useRef<HTMLButtonElement>(null);
  const lead = useLead(() => {
    calculator.startOver();
    setStep('thanks');
  });

  function close() {
    lead.cancel();
    setStep('form');
    submitButton.current?.focus();
  }

  function startOver() {
    calculator.startOver();
    lead.startOver();
    setStep('form');
    requestAnimationFrame(() => document.getElementById(fieldId('grossIncome'))?.focus());
  }

  const { estimate } = calculator;
  return (
    <>
      {step === 'thanks' ? (
        <ThankYouCard onStartOver={startOver} />
      ) : (
        <div className={`fh-no-print ${css.layout}`} data-printed={estimate !== null || undefined}>
          <div className={`fh-card ${css.form}`}>
            <CalculatorNote
              notice={calculator.notice}
              onBringBack={calculator.bringBack}
              onDismiss={calculator.dismissNotice}
            />
            <BorrowingForm
              calculator={calculator}
              submitButton={submitButton}
              onTouched={loadDialog}
              onCalculate={() => setStep('result')}
            />
          </div>
          <div className={css.result}>
            <ResultFigure estimate={estimate} />
            <ResultNotes estimate={estimate} />
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {estimate && <PrintSheet estimate={estimate} />}
        {step !== 'form' || estimate ? (
          <ResultDialog isOpen={step === 'result'} estimate={estimate} lead={lead} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
