import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '#app/lib/error-text.ts';
import { ActionButton } from '#app/ui/action.tsx';

interface ListStateProps {
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is read, such as: versions. */
  readonly what: string;
}

/** What stands in place of a list that is being read or could not be; nothing once it is there. */
export function ListState({ query: { data, error, isFetching, refetch }, what }: ListStateProps) {
  if (error !== null && !isFetching) {
    return (
      <div role="alert">
        <p>{errorText(error, `The ${what} could not be read.`)}</p>
        <ActionButton tone="quiet" onClick={() => void refetch()}>
          Try again
        </ActionButton>
      </div>
    );
  }
  return data === undefined ? <p role="status">Reading the {what}</p> : null;
}
