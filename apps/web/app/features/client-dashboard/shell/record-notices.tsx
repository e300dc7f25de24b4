import type { ClientDetails } from '@freehold/contract';
import { unknownFrequencies } from '@freehold/domain';
import { Button } from '@mantine/core';
import { use } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { type OnEdit, ReadOnly } from '../shared/editing.ts';
import layout from '../shared/layout.module.css';
import css from './record-notices.module.css';

interface DetailsFailedProps {
  readonly error: unknown;
  /** True if figures from an earlier response are still shown. */
  readonly hasOlderRecord: boolean;
  readonly onRetry: () => void;
}

/** Says that the details could not be loaded, with a retry. */
export function DetailsFailed({ error, hasOlderRecord, onRetry }: DetailsFailedProps) {
  const reason = errorText(error, 'Our server could not answer.');
  return (
    <div className={layout.notice} role="alert">
      <p>
        Your details could not be loaded. {reason} {hasOlderRecord && 'Below is what was loaded before.'}
      </p>
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

interface NoticeProps {
  readonly details: ClientDetails;
  readonly onEdit: OnEdit;
}

const firstSteps = [
  {
    enter: 'Your income and date of birth',
    opening: { openOn: 'occupation' },
    gives: 'what is left over each month and when you can retire',
  },
  {
    enter: 'What you own',
    opening: { openOn: 'assets', newAsset: true },
    gives: 'your net worth and how it grows over 40 years',
  },
  {
    enter: 'What you owe',
    opening: { openOn: 'liabilities' },
    gives: 'your equity, your LVR and what happens next on your loans',
  },
] as const;

/** First steps for a client whose record is still empty; another reader is told that it is. */
export function GettingStarted({ onEdit }: Pick<NoticeProps, 'onEdit'>) {
  const isReadOnly = use(ReadOnly);
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="getting-started">
      <h2 id="getting-started">{isReadOnly ? 'Nothing is on this record yet' : 'Start with your details'}</h2>
      <p className={layout.text}>
        Net worth over time, what is left over each month and every other figure here are worked out from three things.
      </p>
      <ol className={css.steps}>
        {firstSteps.map(({ enter, opening, gives }) => (
          <li key={enter}>
            <div>
              <strong>{enter}</strong>
              <span>gives {gives}</span>
            </div>
            <EditButton variant="default" className="fh-no-print" onEdit={onEdit} opening={opening}>
              Enter<span className="fh-for-readers"> {enter.toLowerCase()}</span>
            </EditButton>
          </li>
        ))}
      </ol>
      <div className={`fh-no-print ${layout.actions}`}>
        <EditButton onEdit={onEdit}>Add your details</EditButton>
      </div>
    </section>
  );
}

/** Warns that a stored frequency is unknown and was counted as Monthly (decision I-11). */
export function UnknownFrequencies({ details, onEdit }: NoticeProps) {
  const texts = unknownFrequencies(details);
  if (texts.length === 0) return null;
  const names = texts.map((text) => (text === '' ? 'no frequency' : `“${text}”`)).join(', ');
  return (
    <div className={layout.notice}>
      <p>Not known as a frequency and counted as Monthly: {names}.</p>
      <EditButton variant="default" className="fh-no-print" onEdit={onEdit} opening={{ openOn: 'assets' }}>
        Edit Details
      </EditButton>
    </div>
  );
}
