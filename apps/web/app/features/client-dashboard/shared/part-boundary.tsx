import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { logFailure } from '#app/lib/log-failure.ts';
import { EmptyState } from './empty-state.tsx';

interface PartBoundaryProps {
  /** A new value resets the error: another tab, or another version of the record. */
  readonly subject: string;
  readonly children: ReactNode;
}

/**
 * Error boundary that stops a failing part from taking the dashboard down: its chunk did not load, or its amounts are
 * beyond the engine's limits.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A part of the dashboard could not be shown', error);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.error !== null && before.subject !== this.props.subject) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isBeyond = error instanceof RangeError;
    return (
      <div role="alert">
        <EmptyState
          title={isBeyond ? 'These amounts cannot be worked out' : 'This part could not be loaded'}
          actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        >
          <p>
            {isBeyond
              ? 'An amount in your details is larger than the calculations take. Check your details and try again.'
              : 'This part of the app did not load. Nothing you entered was lost.'}
          </p>
        </EmptyState>
      </div>
    );
  }
}
