import type { ClientDetails } from '@freehold/contract';
import { Button } from '@mantine/core';
import { use } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { unknownFrequencies } from '../cards/summary-figures.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { type OnEdit, ReadOnly } from '../shared/editing.ts';
import layout from '../shared/layout.module.css';

interface DetailsFailedProps {
  readonly error: unknown;
  /** Whether figures of an earlier answer still show. */
  readonly hasOlderRecord: boolean;
  readonly onRetry: () => void;
}

/** That the details could not be loaded, and the way to try again. */
export function DetailsFailed({ error, hasOlderRecord, onRetry }: DetailsFailedProps) {
  const reason = errorText(error, 'The server gave no usable answer.');
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

/** What to do first, for a client of whom nothing is known. */
export function GettingStarted({ details: { profile, assets, liabilities }, onEdit }: NoticeProps) {
  if (use(ReadOnly)) return null;
  if (profile.grossIncome > 0 || assets.length > 0 || liabilities.length > 0) return null;
  return (
    <section className={layout.notice} aria-labelledby="getting-started">
      <div>
        <h2 id="getting-started" className={layout.noticeTitle}>
          Start with your details
        </h2>
        <p>Add your income, what you own and what you owe. Every figure and chart here is worked out from them.</p>
      </div>
      <EditButton className="fh-no-print" onEdit={onEdit}>
        Add your details
      </EditButton>
    </section>
  );
}

/** That a stored frequency is not known and was counted as Monthly (decision I-11). */
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
