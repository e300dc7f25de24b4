import type { LeadOwner } from '@freehold/contract';
import { Button } from '@mantine/core';
import { ownerName } from '../lead-words.ts';
import type { useWorkForm } from '../use-work-form.ts';
import type { WorkField, WorkValues } from '../work-form.ts';
import css from './lead-screen.module.css';

const labels: Readonly<Record<WorkField, string>> = {
  status: 'Status',
  ownerId: 'Owner',
  nextAction: 'Next action',
  nextActionOn: 'On',
};

interface StaleNoteProps {
  readonly form: Pick<
    ReturnType<typeof useWorkForm>,
    'changed' | 'stored' | 'values' | 'isRunning' | 'save' | 'takeTheirs'
  >;
  readonly owners: readonly LeadOwner[];
}

/** That somebody else saved meanwhile: what is stored now, what was typed, and the choice between the two. */
export function StaleNote({ form, owners }: StaleNoteProps) {
  const { changed, stored, values, isRunning, save, takeTheirs } = form;
  const shown = (field: WorkField, of: WorkValues) =>
    field === 'ownerId' ? ownerName({ ownerId: of.ownerId || null }, owners) : of[field] || 'blank';
  return (
    <div className={css.stale} role="alert">
      <p>
        <strong>Somebody else saved this lead meanwhile.</strong> Nothing of yours is stored yet.
      </p>
      <ul>
        {changed.map((field) => (
          <li key={field}>
            {labels[field]}: theirs is {shown(field, stored)}, yours is {shown(field, values)}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button disabled={isRunning} onClick={() => void save()}>
          Keep Mine
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          Take Theirs
        </Button>
      </div>
    </div>
  );
}
