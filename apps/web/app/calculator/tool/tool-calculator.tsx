import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AfterFirstPaint } from '#app/loading/after-first-paint.tsx';
import { Deferred } from '#app/loading/deferred.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { CalculatorForm } from '../calculator-form.tsx';
import { CalculatorLayout } from '../calculator-layout.tsx';
import { CalculatorNote } from '../calculator-note.tsx';
import { isSameDraft } from '../draft-storage.ts';
import { useCalculator } from '../use-calculator.ts';
import { useFigureAhead } from '../use-figure-ahead.ts';
import css from './tool-calculator.module.css';
import { toolDefinition, toolFieldId } from './tool-definition.ts';
import type { ToolExample } from './tool-example.ts';
import { ToolFields } from './tool-fields.tsx';
import type { ToolDraft, ToolForm, ToolValues } from './tool-form.ts';
import { figureInPlaceOf, ToolFigureCard, ToolNotes } from './tool-result.tsx';
import { useToolAnswer } from './use-tool-answer.ts';

const ToolStart = lazyPart(() => import('./tool-start.tsx').then((module) => module.ToolStart), { isSilent: true });
const ToolDialog = lazyPart(() => import('./tool-dialog.tsx').then((module) => module.ToolDialog));
const ToolThanks = lazyPart(() => import('./tool-dialog.tsx').then((module) => module.ToolThanks));
const ToolSheet = lazyPart(() => import('./tool-sheet.tsx').then((module) => module.ToolSheet), { isSilent: true });
const ToolFurther = lazy(() => import('./tool-further.tsx').then((module) => ({ default: module.ToolFurther })));

type Step = 'form' | 'result' | 'thanks';

interface ToolCalculatorProps<Inputs extends ToolValues> {
  readonly form: ToolForm<Inputs>;
  /** The answer to the example that the page opens with. */
  readonly example: ToolExample;
}

/** A tool: its form with the live answer, the chart, the dialog with its lead form, and the thanks. */
export function ToolCalculator<Inputs extends ToolValues>({ form, example }: ToolCalculatorProps<Inputs>) {
  const { definition, inputsOf, changed, kindOf, linkOf } = useMemo(() => toolDefinition(form), [form]);
  const { figure, showAhead, textOf } = useFigureAhead<ToolDraft>();
  const calculator = useCalculator(definition, showAhead);
  const { values } = calculator.fields;
  const inputs = useMemo(() => inputsOf(values), [inputsOf, values]);
  const isExample = isSameDraft(values, definition.blank);
  const { answered, answerTo, isWaiting, load } = useToolAnswer(form, inputs, isExample);
  const [step, setStep] = useState<Step>('form');
  const [isTouched, setTouched] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const folded = form.fields.filter(({ isFolded }) => isFolded);

  const shown = answered?.answer ?? (isExample ? example : null);
  textOf.current = (draft) => figureInPlaceOf(shown, answerTo(inputsOf(draft)));
  const kept = useMemo(
    () => inputs && { calculation: form.calculationOf(inputs), link: () => linkOf(inputs) },
    [form, inputs, linkOf],
  );
  const last = useLast(answered);
  const errors = definition.errorsOf(values);
  const further = useMemo(() => ({ answered: last, draft: values }), [last, values]);
  const acts = { load, changed, newest: useStable(() => further), fill: useStable(calculator.undo) };

  function touch() {
    setTouched(true);
    void load();
  }

  function submit() {
    if (folded.some(({ name }) => errors[name] !== undefined)) flushSync(() => setUnfolded(true));
    if (calculator.fields.validate()) setStep('result');
  }

  function close() {
    setStep('form');
    submitButton.current?.focus();
  }

  function startOver() {
    calculator.startOver();
    setStep('form');
    requestAnimationFrame(() => document.getElementById(toolFieldId(form.fields[0]?.name ?? ''))?.focus());
  }

  if (step === 'thanks' && answered) return <ToolThanks sent={answered} onStartOver={startOver} />;
  return (
    <>
      <CalculatorLayout
        isPrinted={answered !== null}
        form={
          <>
            <CalculatorNote notice={calculator.notice} onUndo={calculator.undo} onDismiss={calculator.dismissNotice} />
            {calculator.recordStart && (
              <ToolStart
                key={calculator.recordStart.clientId}
                {...calculator.recordStart}
                tool={form.tool}
                definition={definition}
                changed={changed}
              />
            )}
            <CalculatorForm
              id="tool-inputs"
              title={form.title}
              submitLabel={form.submitLabel}
              submitHint="The button opens the answer, with a report by email if you want one."
              submitButton={submitButton}
              resetLabel="Reset"
              onSubmit={submit}
              onReset={calculator.clear}
              onTouched={touch}
            >
              <ToolFields fields={form.fields.filter(({ isFolded }) => !isFolded)} calculator={calculator} />
              {folded.length > 0 && (
                <button
                  type="button"
                  className={css.fold}
                  aria-expanded={isUnfolded}
                  aria-controls="tool-details"
                  onClick={() => setUnfolded(!isUnfolded)}
                >
                  More details
                </button>
              )}
              <div id="tool-details" hidden={!isUnfolded} className={css.details}>
                {isUnfolded && <ToolFields fields={folded} calculator={calculator} />}
              </div>
            </CalculatorForm>
          </>
        }
        figure={
          <ToolFigureCard
            ahead={figure}
            shown={shown}
            kind={kindOf(values)}
            waiting={isWaiting ? 'Working it out' : waitingText(form, errors)}
          />
        }
        notes={<ToolNotes shown={shown} answered={answered} kept={kept} linkHolds={form.linkHolds} load={load} />}
      />
      <div className={`fh-no-print ${css.further}`}>
        {shown === null && <p>An input is incomplete. These are the last complete figures.</p>}
        <AfterFirstPaint failed="What follows could not be loaded. The figures above are complete.">
          <Deferred value={further}>{(deferred) => <ToolFurther {...deferred} {...acts} form={form} />}</Deferred>
        </AfterFirstPaint>
      </div>
      {answered && <Deferred value={answered}>{(deferred) => <ToolSheet answered={deferred} />}</Deferred>}
      {isTouched && (
        <ToolDialog
          isOpen={step === 'result'}
          form={form}
          answered={answered}
          onSent={() => setStep('thanks')}
          onClose={close}
        />
      )}
    </>
  );
}

/** The first thing that is wrong, or what to put in. */
function waitingText(
  { fields, waiting }: Pick<ToolForm<ToolValues>, 'fields' | 'waiting'>,
  errors: Readonly<Record<string, string | undefined>>,
): string {
  const wrong = fields.find(({ name }) => errors[name] !== undefined);
  return wrong === undefined ? waiting : `${wrong.label}: ${errors[wrong.name]}`;
}

/** The last value that was not null. */
function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}

/** A function of one identity that calls the newest. */
function useStable<Given extends unknown[], Result>(call: (...given: Given) => Result): (...given: Given) => Result {
  const newest = useRef(call);
  newest.current = call;
  return useCallback((...given: Given) => newest.current(...given), []);
}
