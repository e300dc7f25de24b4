import type { PlanView } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localDay } from '#app/calculator/today.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { startWorkerLine, type WorkerLine } from '../model/worker-line.ts';
import { FirstChart } from './first-chart.tsx';
import { answersOf, blankDraft, type FirstDraft } from './first-draft.ts';
import css from './first-minute.module.css';
import { questions } from './first-questions.tsx';
import { useQuestionStep } from './question-step.ts';

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

const last = questions.length - 1;

/** Five questions, one at a time, and the plan drawn beside them. Nothing leaves the browser. */
export function FirstMinute({ draft, onDraft, onDone }: FirstMinuteProps) {
  const at = useQuestionStep(last);
  const [furthest, setFurthest] = useState(at.step);
  if (at.step > furthest) setFurthest(at.step);
  const [stopped, setStopped] = useState<string | null>(null);
  // From the second answer on.
  const { drawn, failed } = useDrawn(draft, furthest > 1 || (furthest === 1 && draft.income !== ''));
  const { isLeaving, shown, leave } = useLeaving(at, drawn?.draft === draft ? drawn.plan : null, onDone);
  const heading = useFocusOn(shown, { isRead: at.isRead, stopped });
  const question = questions[shown] ?? questions[0];
  const isLast = shown === last;
  const next = isLast ? leave : () => at.goTo(shown + 1);

  function submit(event: FormEvent) {
    event.preventDefault();
    const place = firstWrongOf(draft, shown);
    const wrong = questions[place]?.wrong(draft) ?? null;
    setStopped(wrong);
    if (wrong === null) next();
    else if (place < shown) at.goTo(place);
    else document.getElementById(wrong)?.focus();
  }

  function skip() {
    onDraft({ ...draft, ...question.blank(blankDraft) });
    next();
  }

  return (
    <div className={css.start}>
      <form className={`fh-card ${css.question}`} noValidate onSubmit={submit}>
        <p className={css.count}>
          Question {shown + 1} of {questions.length}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {(draft.isCouple ? undefined : question.alone) ?? question.title}
        </h2>
        {question.help && <p className={css.help}>{question.help}</p>}
        <div key={shown} className={css.fields}>
          {question.fields({ draft, onDraft, stopped })}
        </div>
        <div className={css.actions}>
          {shown > 0 && (
            <ActionButton tone="quiet" size="medium" onClick={() => at.goTo(shown - 1)}>
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

/** Place of the first question up to a step whose answer is wrong; -1 without one. Forward passes a question without asking. */
function firstWrongOf(draft: FirstDraft, step: number): number {
  return questions.findIndex(({ wrong }, place) => place <= step && wrong(draft) !== null);
}

/**
 * Leaves the questions once the plan of the very last answer is here, from the history entry of the first one: Back then leads
 * from the plan to where its reader came from, not through questions that are answered.
 */
function useLeaving(
  { step, goTo }: ReturnType<typeof useQuestionStep>,
  plan: Plan | null,
  onDone: FirstMinuteProps['onDone'],
) {
  const [leaving, setLeaving] = useState<'no' | 'asked' | 'going'>('no');
  if (leaving === 'asked' && step !== last) setLeaving('no');
  useEffect(() => {
    if (plan === null) return;
    if (leaving === 'going' && step === 0) onDone(plan);
    if (leaving !== 'asked') return;
    setLeaving('going');
    goTo(0);
  }, [leaving, plan, step, goTo, onDone]);
  return {
    isLeaving: leaving !== 'no',
    shown: leaving === 'going' ? last : step,
    leave: () => setLeaving('asked'),
  };
}

/** The heading of the question, which has the focus once another is on screen, but where a field of it is wrong. */
function useFocusOn(step: number, { isRead, stopped }: { readonly isRead: boolean; readonly stopped: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question.
  useEffect(() => {
    // A reload first has the prerendered question.
    if (!isRead) return;
    const wrong = stopped === null ? null : document.getElementById(stopped);
    if (before.current !== null && before.current !== step) (wrong ?? heading.current)?.focus();
    before.current = step;
  }, [step, isRead]);
  return heading;
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
