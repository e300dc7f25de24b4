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
  /** True if figures from an earlier response are still shown. */
  readonly hasOlderRecord: boolean;
  readonly onRetry: () => void;
}

/** Says that the details could not be loaded, with a retry. */
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

/** First steps for a client whose record is still empty. */
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
