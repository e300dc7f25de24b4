import type { RecordUpdate } from '@freehold/domain/plan-from-record';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { ActionButton } from '#app/ui/action.tsx';
import css from './record-review.module.css';
import { factText } from './review-parts.tsx';

interface FoldedLineProps {
  readonly label: string;
  readonly says: string;
  readonly button: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A sentence above a plan, with what can be done about it behind a press. */
export function FoldedLine({ label, says, button, children }: FoldedLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={`fh-no-print ${css.line}`} aria-label={label}>
      <p>{says}</p>
      <ActionButton tone="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {button}
      </ActionButton>
      <div id={id} hidden={!isOpen} className={css.updates}>
        {isOpen && children(() => setOpen(false))}
      </div>
    </section>
  );
}

/** What differs from its usual tick once one more is pressed. */
export function withTurned(turned: ReadonlySet<string>, pressed: string): ReadonlySet<string> {
  return new Set(turned.has(pressed) ? [...turned].filter((path) => path !== pressed) : [...turned, pressed]);
}

/** An update, and whether it is ticked. */
export type MarkedUpdate = RecordUpdate & { readonly isTaken: boolean };

interface TickedUpdatesProps {
  readonly updates: readonly RecordUpdate[];
  /** What happens to what is ticked, and to the rest. */
  readonly says: string;
  readonly onTake: (marked: readonly MarkedUpdate[]) => void;
  /** Keeps the plan as it is under a name first; without it the plan is of this browser alone. */
  readonly before?: KeepBefore | undefined;
}

/** Keeps the plan as it is as a version on the server. */
export interface KeepBefore {
  readonly name: string;
  readonly keep: (name: string) => Promise<void>;
}

/** Updates of a plan line by line, each to be ticked or left, and the press that takes what is ticked. */
export function TickedUpdates({ updates, says, onTake, before }: TickedUpdatesProps) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const marked = updates.map((update) => ({ ...update, isTaken: update.isUsual !== turned.has(update.path) }));
  const isStartLeft = marked.some(({ kind, isTaken }) => kind === 'start' && !isTaken);
  const count = marked.filter(({ isTaken }) => isTaken).length;

  return (
    <>
      <ul className={css.differences}>
        {marked.map((update) => (
          <li key={update.path}>
            <label>
              <input
                type="checkbox"
                checked={update.isTaken}
                onChange={() => setTurned(withTurned(turned, update.path))}
              />
              <Difference {...update} />
            </label>
          </li>
        ))}
      </ul>
      <p>{says}</p>
      {isStartLeft && count > 0 && (
        <p role="status">Without the later start, these figures count from the plan’s own first month.</p>
      )}
      {count === 0 ? (
        <p>Nothing is ticked.</p>
      ) : (
        <Take words={`Take ${count} of ${updates.length}`} before={before} onTake={() => onTake(marked)} />
      )}
    </>
  );
}

interface TakeProps extends Pick<TickedUpdatesProps, 'before'> {
  readonly words: string;
  readonly onTake: () => void;
}

/** The press that takes updates, once the plan as it was is kept; where that fails, it can be done without. */
function Take({ words, before, onTake }: TakeProps) {
  const [isKeeping, setKeeping] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  async function take() {
    if (isKeeping) return;
    setKeeping(true);
    setFailed(null);
    try {
      await before?.keep(before.name);
      onTake();
    } catch (error) {
      setFailed(errorText(error, 'The plan as it is could not be kept first.'));
    }
    setKeeping(false);
  }

  return (
    <>
      {before && <p>Before that, the plan as it is now is kept as the version “{before.name}”.</p>}
      <ActionButton onClick={() => void take()}>{isKeeping ? 'One moment…' : words}</ActionButton>
      {failed !== null && (
        <div role="alert">
          <p>{failed} Nothing was taken.</p>
          <ActionButton tone="quiet" onClick={onTake}>
            Take them without that version
          </ActionButton>
        </div>
      )}
    </>
  );
}

const kindWords = { added: 'add', removed: 'take out' } as const;

function Difference({ kind, record, label, own, theirs, details = [], says }: RecordUpdate) {
  const what = kind === 'added' || kind === 'removed' ? `${record}: ${kindWords[kind]}` : `${record}, ${label}`;
  return (
    <span>
      <b>{what}</b>
      {theirs !== null && (
        <span className="fh-figures">
          {own === null ? 'not in the plan' : factText(own)} → {factText(theirs)}
        </span>
      )}
      {details.map((one) => (
        <span key={one.path} className="fh-figures">
          {one.record === record ? one.label : `${one.record}, ${one.label}`}:{' '}
          {one.own === null ? 'not in the plan' : factText(one.own)} → {factText(one.theirs)}
        </span>
      ))}
      {says !== null && <span className={css.says}>{says}</span>}
    </span>
  );
}
