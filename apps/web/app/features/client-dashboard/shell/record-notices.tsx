import type { ClientDetails } from '@freehold/contract';
import { unknownFrequencies } from '@freehold/domain';
import { Button } from '@mantine/core';
import { errorText } from '#app/lib/error-text.ts';
import { EditButton } from '../shared/edit-button.tsx';
import type { OnEdit } from '../shared/editing.ts';
import layout from '../shared/layout.module.css';

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
