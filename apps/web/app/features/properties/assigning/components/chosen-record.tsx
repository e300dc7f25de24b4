import { Button } from '@mantine/core';
import { errorText } from '#app/lib/error-text.ts';
import css from './assign-property-screen.module.css';

interface ChosenRecordProps {
  readonly what: string;
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
          The {what} could not be loaded. {errorText(record.error, 'The server gave no usable answer.')}
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
