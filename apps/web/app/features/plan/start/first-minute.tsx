import type { PlanView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useEffect, useRef, useState } from 'react';
import { localDay } from '#app/calculator/today.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { startWorkerLine, type WorkerLine } from '../model/worker-line.ts';
import { FirstChart } from './first-chart.tsx';
import { answersOf, blankDraft, type FirstDraft } from './first-draft.ts';
import css from './first-minute.module.css';
import { questions } from './first-questions.tsx';

interface FirstMinuteProps {
  readonly draft: FirstDraft;
  readonly onDraft: (draft: FirstDraft) => void;
  /** With the plan that the answers give. */
  readonly onDone: (plan: Plan) => void;
}

/** A plan of answers, with what it comes to. */
interface Drawn {
  readonly plan: Plan;
  readonly base: PlanView;
  readonly draft: FirstDraft;
}

/** Five questions, one at a time, and the plan drawn beside them. Nothing leaves the browser. */
export function FirstMinute({ draft, onDraft, onDone }: FirstMinuteProps) {
  const [step, setStep] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [stopped, setStopped] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // From the second answer on.
  const { drawn, failed } = useDrawn(draft, furthest > 1 || (furthest === 1 && draft.income !== ''));
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const question = questions[step] ?? questions[0];
  const isLast = step === questions.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  // Once the plan of the very last answer is here.
  useEffect(() => {
    if (isLeaving && drawn?.draft === draft) onDone(drawn.plan);
  }, [isLeaving, drawn, draft, onDone]);

  function next() {
    if (isLast) {
      setLeaving(true);
      return;
    }
    setStep(step + 1);
    setFurthest(Math.max(furthest, step + 1));
  }

  function skip() {
    onDraft({ ...draft, ...question.blank(blankDraft) });
    next();
  }

  const wrong = question.wrong(draft);
  return (
    <div className={css.start}>
      <form
        className={`fh-card ${css.question}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setStopped(wrong);
          if (wrong === null) next();
          else document.getElementById(wrong)?.focus();
        }}
      >
        <p className={css.count}>
          Question {step + 1} of {questions.length}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {(draft.isCouple ? undefined : question.alone) ?? question.title}
        </h2>
        {question.help && <p className={css.help}>{question.help}</p>}
        <div className={css.fields}>{question.fields({ draft, onDraft, stopped })}</div>
        <div className={css.actions}>
          {step > 0 && (
            <ActionButton tone="quiet" size="medium" onClick={() => setStep(step - 1)}>
              Back
            </ActionButton>
          )}
          <button type="submit" className={css.next} aria-disabled={isLeaving}>
            {isLast ? 'See your plan' : 'Next'}
          </button>
          {!isLast && (
            <ActionButton tone="quiet" size="medium" onClick={skip}>
              Skip
            </ActionButton>
          )}
        </div>
        {failed !== null && (
          <p role="alert" className={css.failed}>
            The figures could not be worked out: {failed}
          </p>
        )}
      </form>
      <FirstChart view={drawn?.base ?? null} />
    </div>
  );
}

/** The plan of the draft, worked out in a worker that starts with the second answer. */
function useDrawn(draft: FirstDraft, isDrawn: boolean) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const line = useRef<WorkerLine | null>(null);
  const sent = useRef(draft);
  useEffect(() => {
    if (!isDrawn) return;
    sent.current = draft;
    line.current ??= startWorkerLine({
      onAnswer: (answer) => {
        if (answer.task !== 'first') return;
        setFailed(null);
        setDrawn({ ...answer, draft: sent.current });
      },
      onFailed: setFailed,
    });
    line.current.send({ task: 'first', answers: answersOf(draft, startMonth()) });
  }, [draft, isDrawn]);
  useEffect(() => () => line.current?.stop(), []);
  return { drawn: isDrawn ? drawn : null, failed };
}

/** The month of the reader's today. */
function startMonth(): Plan['start'] {
  const [year = '', month = ''] = localDay(new Date()).split('-');
  return `${year}-${month}`;
}
