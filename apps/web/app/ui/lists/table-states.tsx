import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './list-section.module.css';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth'];

interface WideRowProps {
  readonly columns: number;
  readonly children: ReactNode;
}

function WideRow({ columns, children }: WideRowProps) {
  return (
    <tr className={css.state}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

/** Skeleton of the table while its rows load. */
export function LoadingRows({ columns, text }: { columns: number; text: string }) {
  return (
    <WideRow columns={columns}>
      <p className="fh-for-readers" role="status">
        {text}
      </p>
      {placeholders.map((place) => (
        <Skeleton key={place} height={40} radius="md" mb={12} />
      ))}
    </WideRow>
  );
}

interface EmptyRowProps {
  readonly columns: number;
  /** Text of an empty table (specification section 2). */
  readonly text: string;
  readonly search: string;
  readonly onClear: () => void;
  /** Action when there are no records at all. */
  readonly nextStep: ReactNode;
}

/** Empty state: no records, or none that match, and what to do next. */
export function EmptyRow({ columns, text, search, onClear, nextStep }: EmptyRowProps) {
  return (
    <WideRow columns={columns}>
      <p className={css.stateTitle}>{text}</p>
      {search === '' ? (
        nextStep
      ) : (
        <>
          <p>Nothing matches “{search}”.</p>
          <Button variant="default" onClick={onClear}>
            Clear Search
          </Button>
        </>
      )}
    </WideRow>
  );
}

interface FailedRowProps {
  readonly columns: number;
  readonly title: string;
  /** The server's message, or that there was no usable response. */
  readonly text: string;
  readonly hasOlderRows: boolean;
  readonly onRetry: () => void;
}

/** Error state of a list, with a retry button. */
export function FailedRow({ columns, title, text, hasOlderRows, onRetry }: FailedRowProps) {
  return (
    <WideRow columns={columns}>
      <div role="alert">
        <p className={css.stateTitle}>{title}</p>
        <p>
          {text} {hasOlderRows && 'Below is what was loaded before.'}
        </p>
      </div>
      <Button onClick={onRetry}>Retry</Button>
    </WideRow>
  );
}
