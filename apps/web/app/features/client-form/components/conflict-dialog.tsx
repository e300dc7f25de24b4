import { Button } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#app/lib/format.ts';
import { AskDialog } from '#app/ui/leave/ask-dialog.tsx';
import { clientFormTabs } from '../form-tabs.ts';
import { type Difference, proposedSide, recordDifferences, type Side, type Versions } from '../record-differences.ts';
import type { Resolution } from '../use-conflict.ts';
import css from './conflict-dialog.module.css';

interface ComparisonProps {
  readonly differences: readonly Difference[];
  readonly sideOf: (difference: Difference) => Side;
  readonly onChoose: (key: string, side: Side) => void;
}

const changes = { me: 'Changed by you', them: 'Changed by them', both: 'Changed by both' } as const;

/** Every difference between two records, each with a choice between the two. */
function Comparison({ differences, sideOf, onChoose }: ComparisonProps) {
  return (
    <div className={css.comparison}>
      {clientFormTabs.map(({ id, title }) => {
        const ofTab = differences.filter(({ tab }) => tab === id);
        if (ofTab.length === 0) return null;
        return (
          <section key={id}>
            <h3>{title}</h3>
            {ofTab.map((difference) => (
              <Place key={difference.key} difference={difference} side={sideOf(difference)} onChoose={onChoose} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

interface PlaceProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly onChoose: ComparisonProps['onChoose'];
}

function Place({ difference, side, onChoose }: PlaceProps) {
  const { key, label, changedBy } = difference;
  const choices = [
    { value: 'mine', name: 'Mine', text: difference.mine },
    { value: 'theirs', name: 'Theirs', text: difference.theirs },
  ] as const;
  return (
    <fieldset className={css.place}>
      <legend>
        {label} <span className={css.who}>{changes[changedBy]}</span>
      </legend>
      {choices.map(({ value, name, text }) => (
        <label key={value} className={css.choice}>
          <input type="radio" name={key} checked={side === value} onChange={() => onChoose(key, value)} />
          <span>
            <span className={css.side}>{name}:</span> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ConflictDialogProps {
  readonly versions: Versions;
  readonly onResolve: (resolution: Resolution) => void;
  readonly onClose: () => void;
}

/** Edit conflict: another user saved the record first. Keep mine, take theirs, or choose field by field. */
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
