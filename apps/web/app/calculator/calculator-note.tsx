import { Button } from '@mantine/core';
import css from './calculator-note.module.css';
import { type CalculatorNotice, noticeText, undoLabel } from './form-definition.ts';

interface CalculatorNoteProps<Draft> {
  readonly notice: CalculatorNotice<Draft> | null;
  readonly onUndo: (draft: Draft) => void;
  readonly onDismiss: () => void;
}

/**
 * Says why the figures changed by themselves, with an undo. The live region is rendered before its text, so it is
 * announced.
 */
export function CalculatorNote<Draft>({ notice, onUndo, onDismiss }: CalculatorNoteProps<Draft>) {
  const previous = notice?.previous;
  return (
    <div role="status">
      {notice && (
        <div className={`fh-attention ${css.note}`}>
          <p>{noticeText(notice)}</p>
          <div className={css.actions}>
            {previous && (
              <Button type="button" size="compact-sm" variant="default" onClick={() => onUndo(previous)}>
                {undoLabel(notice)}
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
