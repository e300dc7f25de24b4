import { Button } from '@mantine/core';
import type { BorrowingDraft } from '../draft.ts';
import type { CalculatorNotice } from '../use-calculator.ts';
import css from './calculator-note.module.css';

const words: Readonly<Record<CalculatorNotice['kind'], string>> = {
  cleared: 'The figures were cleared.',
  shared: 'These are the figures of the link you opened.',
  'broken-link':
    'This link is incomplete or damaged, so no figures could be taken from it. Ask for it again, or enter your own.',
};

const wayBack: Readonly<Record<CalculatorNotice['kind'], string>> = {
  cleared: 'Undo',
  shared: 'Bring back my figures',
  'broken-link': '',
};

interface CalculatorNoteProps {
  readonly notice: CalculatorNotice | null;
  readonly onBringBack: (draft: BorrowingDraft) => void;
  readonly onDismiss: () => void;
}

/** Says why the figures changed by themselves, with the way back. The live region is there before its words, so they are read out. */
export function CalculatorNote({ notice, onBringBack, onDismiss }: CalculatorNoteProps) {
  const previous = notice?.previous;
  return (
    <div role="status">
      {notice && (
        <div className={css.note}>
          <p>{words[notice.kind]}</p>
          <div className={css.actions}>
            {previous && (
              <Button type="button" size="compact-sm" variant="default" onClick={() => onBringBack(previous)}>
                {wayBack[notice.kind]}
              </Button>
            )}
            <Button type="button" size="compact-sm" variant="subtle" onClick={onDismiss}>
              Dismiss
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
