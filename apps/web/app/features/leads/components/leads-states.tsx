import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import css from './leads-states.module.css';

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The list's shape while it is on the way. */
export function LeadsLoading() {
  return (
    <div className={`fh-card ${css.loading}`}>
      <p className="fh-for-readers" role="status">
        Loading leads
      </p>
      {placeholders.map((place) => (
        <Skeleton key={place} height={56} radius="md" />
      ))}
    </div>
  );
}

/** What the list will hold, and how the first one gets there. */
export function LeadsEmpty() {
  return (
    <section className={`fh-card ${css.state}`}>
      <h2>No leads yet</h2>
      <p>A lead arrives here when a visitor works out a borrowing capacity and asks for the report by email.</p>
      <Button component={Link} to="/borrowing-capacity" variant="default">
        Open the calculator
      </Button>
    </section>
  );
}

interface LeadsFailedProps {
  readonly text: string;
  /** Whether the rows of an earlier answer still show. */
  readonly hasOlderRows: boolean;
  readonly onRetry: () => void;
}

/** That the list could not be loaded, and the way to try again. */
export function LeadsFailed({ text, hasOlderRows, onRetry }: LeadsFailedProps) {
  return (
    <section className={`fh-card ${css.state}`} role="alert">
      <h2>The leads could not be loaded</h2>
      <p>
        {text} {hasOlderRows ? 'Below is what was loaded before.' : 'Nothing is lost: leads are stored as they arrive.'}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </section>
  );
}
