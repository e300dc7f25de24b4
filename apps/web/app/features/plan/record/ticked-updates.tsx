import type { RecordUpdate } from '@freehold/domain/plan-from-record';
import { type ReactNode, useId, useState } from 'react';
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
    <section className={css.line} aria-label={label}>
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

/** An update, and whether it is ticked. */
export type MarkedUpdate = RecordUpdate & { readonly isTaken: boolean };

interface TickedUpdatesProps {
  readonly updates: readonly RecordUpdate[];
  /** What happens to what is ticked, and to the rest. */
  readonly says: string;
  readonly onTake: (marked: readonly MarkedUpdate[]) => void;
}

/** Updates of a plan line by line, each to be ticked or left, and the press that takes what is ticked. */
export function TickedUpdates({ updates, says, onTake }: TickedUpdatesProps) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const marked = updates.map((update) => ({ ...update, isTaken: update.isUsual !== turned.has(update.path) }));
  const isStartLeft = marked.some(({ kind, isTaken }) => kind === 'start' && !isTaken);
  const count = marked.filter(({ isTaken }) => isTaken).length;

  function turn(path: string) {
    const next = new Set(turned);
    if (!next.delete(path)) next.add(path);
    setTurned(next);
  }

  return (
    <>
      <ul className={css.differences}>
        {marked.map((update) => (
          <li key={update.path}>
            <label>
              <input type="checkbox" checked={update.isTaken} onChange={() => turn(update.path)} />
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
        <ActionButton onClick={() => onTake(marked)}>
          Take {count} of {updates.length}
        </ActionButton>
      )}
    </>
  );
}

const kindWords = { added: 'add', removed: 'take out' } as const;

function Difference({ kind, record, label, own, theirs, says }: RecordUpdate) {
  const what = kind === 'added' || kind === 'removed' ? `${record}: ${kindWords[kind]}` : `${record}, ${label}`;
  return (
    <span>
      <b>{what}</b>
      {theirs !== null && (
        <span className="fh-figures">
          {own === null ? 'not in the plan' : factText(own)} → {factText(theirs)}
        </span>
      )}
      {says !== null && <span className={css.says}>{says}</span>}
    </span>
  );
}
