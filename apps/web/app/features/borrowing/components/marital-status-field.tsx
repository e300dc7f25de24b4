import { type MaritalStatus, maritalStatuses } from '@freehold/finance';
import type { FocusEvent } from 'react';
import { maritalStatusLabels } from '#app/lib/marital-status-labels.ts';
import css from './marital-status-field.module.css';

interface MaritalStatusFieldProps {
  /** Id of the choice that takes the focus. */
  readonly id: string;
  readonly value: MaritalStatus | '';
  readonly error: string | undefined;
  readonly onChange: (status: MaritalStatus) => void;
  readonly onLeave: () => void;
}

/** The five marital statuses, all in view. */
export function MaritalStatusField({ id, value, error, onChange, onLeave }: MaritalStatusFieldProps) {
  const errorId = `${id}-error`;

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  }

  return (
    <div
      className={css.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      onBlur={onBlur}
    >
      <p id={`${id}-label`} className={css.label}>
        Marital status
      </p>
      <div className={css.choices}>
        {maritalStatuses.map((status, place) => (
          <label key={status} className={css.choice}>
            <input
              type="radio"
              name="maritalStatus"
              id={place === 0 ? id : undefined}
              value={status}
              checked={status === value}
              onChange={() => onChange(status)}
            />
            {maritalStatusLabels[status]}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
