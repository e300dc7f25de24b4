import { Button } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#app/lib/format.ts';
import { type Difference, proposedSide, recordDifferences, type Side, type Versions } from '../record-differences.ts';
import type { Resolution } from '../use-conflict.ts';
import { AskDialog } from './ask-dialog.tsx';
import { Comparison } from './comparison.tsx';

interface ConflictDialogProps {
  readonly versions: Versions;
  readonly onResolve: (resolution: Resolution) => void;
  readonly onClose: () => void;
}

/** Somebody else saved the record first: keep mine, take theirs, or choose field by field. */
export function ConflictDialog({ versions, onResolve, onClose }: ConflictDialogProps) {
  const [isComparing, setComparing] = useState(false);
  const [differences] = useState(() => recordDifferences(versions));
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (difference: Difference) => sides.get(difference.key) ?? proposedSide(difference);
  const taken = differences.filter((difference) => sideOf(difference) === 'theirs').map(({ key }) => key);
  return (
    <AskDialog
      isOpen
      title="Somebody else changed this record"
      size={760}
      onClose={onClose}
      actions={
        <>
          {isComparing ? (
            <Button onClick={() => onResolve(new Set(taken))}>Save This Choice</Button>
          ) : (
            <Button data-autofocus onClick={() => setComparing(true)}>
              Compare
            </Button>
          )}
          <Button variant="default" onClick={() => onResolve('mine')}>
            Keep Mine
          </Button>
          <Button variant="default" onClick={() => onResolve('theirs')}>
            Take Theirs
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Not Now
          </Button>
        </>
      }
    >
      <p>
        It was saved by somebody else after you opened it, so nothing of yours is stored yet. The two differ in{' '}
        {counted(differences.length, 'place')}. Keeping yours replaces the whole record with your form; taking theirs
        drops what you changed; comparing lets you choose for each place.
      </p>
      {isComparing && (
        <Comparison
          differences={differences}
          sideOf={sideOf}
          onChoose={(key, side) => setSides((all) => new Map(all).set(key, side))}
        />
      )}
    </AskDialog>
  );
}
