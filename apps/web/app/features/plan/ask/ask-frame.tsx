import { type ReactNode, useEffect, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { useAnnouncer } from '../shared/announcer.ts';
import css from './ask.module.css';
import type { Ask } from './use-ask.ts';

interface AskFrameProps {
  /** Where a panel has two answers. */
  readonly label?: string;
  readonly asked: Ask;
  /** How far it is: `320 of 1,000 futures`. */
  readonly progress?: { readonly done: number; readonly of: number; readonly words: string } | null;
  /** The answer, said to screen readers. */
  readonly says: string | null;
  /** The answer on screen. */
  readonly children?: ReactNode;
}

/** The answer of a plan with how far it is, what went wrong with it, and whether the plan changed since. */
export function AskFrame({ label = 'Answer', asked, progress = null, says, children }: AskFrameProps) {
  const { status, isOld, again } = asked;
  const isWorking = status === 'working';
  useSaid(status, says);
  return (
    <section className={css.answer} aria-label={label} aria-busy={isWorking}>
      {isWorking && <Working stop={asked.stop} progress={progress} />}
      {status === 'failed' && (
        <div role="alert" className={css.alert}>
          <p>This could not be worked out: {asked.why} Your plan is as it was.</p>
          <ActionButton tone="quiet" size="medium" onClick={again}>
            Try again
          </ActionButton>
        </div>
      )}
      {status === 'stopped' && (
        <div className={css.notice}>
          <p>Stopped{progress === null ? '' : ` after ${progress.words}`}.</p>
          <ActionButton tone="quiet" size="medium" onClick={again}>
            Ask again
          </ActionButton>
        </div>
      )}
      {isOld && status === 'answered' && (
        <div className={css.notice}>
          <p>The plan on screen changed since. This is the answer before that.</p>
          <ActionButton tone="quiet" size="medium" onClick={again}>
            Ask again
          </ActionButton>
        </div>
      )}
      {children !== undefined && (
        <div
          className={css.found}
          data-is-old={isOld || (isWorking && progress === null && !asked.isPart) || undefined}
        >
          {children}
        </div>
      )}
    </section>
  );
}

/** Says each answer once, and that there is none yet where it takes longer than most. */
function useSaid(status: Ask['status'], says: string | null): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (status === 'answered' && says !== null) announcer.soon(() => says);
    if (status !== 'working') return;
    const timer = setTimeout(() => announcer.soon(() => 'Working it out…'), longMs);
    return () => clearTimeout(timer);
  }, [announcer, status, says]);
}

const longMs = 2_000;

interface WorkingProps {
  readonly stop: () => void;
  readonly progress: AskFrameProps['progress'];
}

/** How long it takes so far, from a second on. */
function Working({ stop, progress }: WorkingProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={css.notice}>
      <p>{workingText(seconds, progress)}</p>
      {progress && <progress aria-label="Worked out" value={progress.done} max={progress.of} />}
      <ActionButton tone="quiet" size="medium" onClick={stop}>
        Stop
      </ActionButton>
    </div>
  );
}

function workingText(seconds: number, progress: AskFrameProps['progress']): string {
  if (seconds === 0) return progress ? `${progress.words}…` : 'Working it out…';
  if (!progress) return `Working it out, ${seconds} s so far`;
  const left = Math.ceil((seconds / Math.max(1, progress.done)) * (progress.of - progress.done));
  return `${progress.words}, about ${left} s more`;
}
