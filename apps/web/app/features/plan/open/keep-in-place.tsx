import { readPlan } from '@freehold/plan';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import type { Kept } from '../model/kept-plan.ts';
import { savePlanFile } from '../share/save-plan-file.ts';
import css from './opened-plan.module.css';

interface KeepInPlaceProps {
  /** The reader's own plan, which goes. */
  readonly own: Kept;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** Asks before a plan takes the place of the reader's own, which nothing brings back, and offers that one as a file. */
export function KeepInPlace({ own, onKeep, onLeave }: KeepInPlaceProps) {
  const { plan } = readPlan(own.document);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label="Keep this one in its place?" className={`fh-attention ${css.ask}`}>
      <p ref={question} tabIndex={-1}>
        Your own plan in this browser goes, with its options. Undo does not bring it back. Save a file of it first if
        you want it back.
      </p>
      <div className={css.actions}>
        <ActionButton onClick={onKeep}>Keep this one, lose mine</ActionButton>
        {plan !== null && (
          <ActionButton tone="quiet" onClick={() => savePlanFile(plan)}>
            Save a file of yours first
          </ActionButton>
        )}
        <ActionButton tone="quiet" onClick={onLeave}>
          Keep my own
        </ActionButton>
      </div>
    </div>
  );
}
