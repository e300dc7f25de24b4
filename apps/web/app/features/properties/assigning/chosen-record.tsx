import { toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { errorText } from '#app/lib/error-text.ts';
import css from './assign-property-screen.module.css';

const failures = {
  client: toasts.clientProfileLoadFailed.description,
  property: toasts.propertyLoadFailed.description,
} as const;

interface ChosenRecordProps {
  readonly what: keyof typeof failures;
  /** What tells the chosen one apart from others of its name. */
  readonly detail: string;
  readonly record: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isLoading: boolean;
    readonly refetch: () => unknown;
  };
}

/** What is known of the record that was chosen: its details, that it is on its way, or that it could not be loaded. */
export function ChosenRecord({ what, detail, record }: ChosenRecordProps) {
  if (record.isError) {
    return (
      <div className={css.chosen} role="alert">
        <p>
          {failures[what]}. {errorText(record.error, 'The server gave no usable answer.')}
        </p>
        <Button type="button" size="xs" variant="default" onClick={() => void record.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  const text = record.isLoading ? `Loading the ${what}` : detail;
  return text === '' ? null : <p className={css.chosen}>{text}</p>;
}
