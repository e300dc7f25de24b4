import { estimateDisclosure, projectionDisclosure } from '@freehold/contract';
import type { PlanView } from '@freehold/domain';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { day } from '#app/lib/format.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { FocusKept } from '#app/ui/focus/focus-kept.tsx';
import { optionNames, optionTitle } from '../model/option-names.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { PlanOf, usePlan } from '../model/plan-context.ts';
import type { PlanStore } from '../model/plan-store.ts';
import { AnnouncerOf, startAnnouncer } from '../shared/announcer.ts';
import { headlineCards } from '../shared/headline-words.ts';
import { Said } from '../shared/said.tsx';
import touch from '../shared/touch.module.css';
import css from './present.module.css';
import { type StepTold, useToldNotes } from './presenter-notes.tsx';
import { Assumed, Beside, GoesWrong, OneYear, WhereYouAre, YourPlan } from './steps.tsx';
import { TrialBar } from './trial-bar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useTrial } from './use-trial.ts';

type Ran = Extract<PlanView, { status: 'run' }>;

interface Step {
  readonly title: string;
  readonly content: (view: Ran) => ReactNode;
}

interface PresentationProps {
  /** The plan whose window of notes follows the steps. */
  readonly planId: string;
  readonly store: PlanStore;
  /** Ids of the options that the client is shown. */
  readonly options: readonly string[];
  /** Stands under the last step. `isTrying` while a change is tried out that the plan has not. */
  readonly end: (isTrying: boolean) => ReactNode;
}

/** A plan in a meeting: step by step over the whole screen, one idea each, with the same figures as in its workspace. */
export function Presentation({ store, ...shown }: PresentationProps) {
  const [announcer] = useState(startAnnouncer);
  useEffect(() => announcer.stop, [announcer]);
  useEffect(() => store.openOption(null), [store]);
  return (
    <PlanOf value={store}>
      <AnnouncerOf value={announcer}>
        <Shown {...shown} />
      </AnnouncerOf>
    </PlanOf>
  );
}

function Shown({ planId, options, end }: Omit<PresentationProps, 'store'>) {
  const { present, go } = usePlanAddress();
  const [hidesNames, setHidesNames] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const trial = useTrial(hidesNames);
  const title = usePlan(({ shown }) => shown.title);
  const steps = useSteps(options);
  const place = Math.min(present ?? 1, steps.length) - 1;
  const step = steps[place];
  const heading = useStepFocus(place);
  useToldNotes(planId, useStepTold(`Step ${place + 1} of ${steps.length}: ${step?.title}`));
  const show = (next: number) => next >= 0 && next < steps.length && go({ present: next + 1 });
  const leave = () => (trial.isTrying ? setLeaving(true) : go({ present: null }));
  useStepKeys((by) => show(place + by));
  useFullScreen(leave);
  if (step === undefined) return null;
  return (
    <Modal
      opened
      fullScreen
      onClose={leave}
      title={hidesNames ? 'Your plan' : (title ?? 'Your plan')}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': 'Leave the presentation' }}
      className={`${css.present} ${touch.touch}`}
    >
      <FocusKept>
        <div className={css.stage}>
          <div className={css.stepHead}>
            <h2 ref={heading} tabIndex={-1} data-autofocus>
              {step.title}
            </h2>
            <button
              type="button"
              className={`fh-no-print ${css.quietButton}`}
              aria-pressed={hidesNames}
              onClick={() => setHidesNames(!hidesNames)}
            >
              Hide names
            </button>
          </div>
          <LawLine />
          <Content step={step} />
          {place === steps.length - 1 && end(trial.isTrying)}
          <Disclaimer sentences={disclosures} />
        </div>
        <div className={`fh-no-print ${css.foot}`} data-present-foot>
          {isLeaving && trial.isTrying && (
            <div role="alertdialog" aria-label="Leave the presentation?" className={css.leaving}>
              <p>What is tried out is not in the plan.</p>
              <ActionButton
                onClick={() => {
                  trial.keep();
                  go({ present: null });
                }}
              >
                Keep it and leave
              </ActionButton>
              <ActionButton tone="quiet" onClick={() => go({ present: null })}>
                Drop it and leave
              </ActionButton>
              <ActionButton tone="quiet" onClick={() => setLeaving(false)}>
                Stay
              </ActionButton>
            </div>
          )}
          <TrialBar trial={trial} />
          <Dots steps={steps} place={place} onStep={show} />
        </div>
      </FocusKept>
      <Said />
    </Modal>
  );
}

/** What the adviser’s window of notes is told: the step, and the figures that lead the plan as it is on this screen. */
function useStepTold(step: string): StepTold {
  const current = usePlan((state) => state.current);
  const open = usePlan((state) => state.open);
  const cards = open?.status === 'run' ? headlineCards(current, open, 'today') : [];
  return { step, figures: cards.map(({ label, value, note }) => ({ label, value, note })) };
}

const disclosures = [estimateDisclosure, projectionDisclosure];

/** The steps of the plan: without an option that the client is shown there is none beside it. */
function useSteps(options: readonly string[]): readonly Step[] {
  const shown = usePlan((state) => state.shown);
  return useMemo(() => {
    const names = optionNames(shown).filter(({ id }) => options.includes(id));
    const [first] = names;
    const beside: readonly Step[] = first
      ? [{ title: `${optionTitle(first)}, beside your plan`, content: () => <Beside options={options} /> }]
      : [];
    return [
      { title: 'Where you are', content: (view) => <WhereYouAre view={view} /> },
      { title: 'Your plan', content: (view) => <YourPlan view={view} /> },
      { title: 'What if it goes wrong', content: () => <GoesWrong /> },
      ...beside,
      { title: 'One year', content: (view) => <OneYear view={view} /> },
      { title: 'What we assumed', content: () => <Assumed /> },
    ];
  }, [shown, options]);
}

function Content({ step }: { readonly step: Step }) {
  const open = usePlan((state) => state.open);
  const failed = usePlan((state) => state.failed);
  if (failed !== null) return <p role="alert">The figures could not be worked out: {failed}</p>;
  if (open === null) return <p>Working out your plan…</p>;
  if (open.status === 'refused') return <p>{open.says}</p>;
  return step.content(open);
}

/** In what dollars the step is, and by the law of which day. */
function LawLine() {
  const open = usePlan((state) => state.open);
  return (
    <p className={css.quiet}>
      In today’s dollars, where no other are named{open?.status === 'run' && ` · law as at ${day(open.law.read)}`}
    </p>
  );
}

interface DotsProps {
  readonly steps: readonly Step[];
  readonly place: number;
  readonly onStep: (place: number) => void;
}

// aria-disabled rather than disabled, which would drop the focus.
function Dots({ steps, place, onStep }: DotsProps) {
  const isLast = place === steps.length - 1;
  return (
    <nav className={css.dots} aria-label="Steps">
      <button type="button" className={css.quietButton} aria-disabled={place === 0} onClick={() => onStep(place - 1)}>
        ‹ back
      </button>
      <ol>
        {steps.map(({ title }, at) => (
          <li key={title}>
            <button
              type="button"
              className={css.dot}
              aria-label={`Step ${at + 1}: ${title}`}
              aria-current={at === place ? 'step' : undefined}
              onClick={() => onStep(at)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className={css.quietButton} aria-disabled={isLast} onClick={() => onStep(place + 1)}>
        next ›
      </button>
      <p role="status">
        Step {place + 1} of {steps.length}
        <span className="fh-for-readers">: {steps[place]?.title}</span>
      </p>
    </nav>
  );
}

/** The heading of a step, at the top and with the focus where that was in the step before. */
function useStepFocus(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    heading.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
    const isInFoot = document.activeElement?.closest('[data-present-foot], header') ?? null;
    if (isInFoot === null) heading.current?.focus();
  }, [place]);
  return heading;
}
