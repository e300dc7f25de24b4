import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import type { Action } from '../use-action.ts';

/** Shows that an action is being retried, or why it failed. */
export function ActionNotes({ action }: { action: Action }) {
  const { waiting, failure, cancel } = action;
  return (
    <>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && (
        <p className="fh-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
