import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthCard } from './auth-card.tsx';

interface LinkEndingProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Button to the next step. */
  readonly way?: { readonly to: string; readonly label: string };
}

/** Outcome of a mailed link: it took effect, or it is no longer valid. */
export function LinkEnding({ title, children, way }: LinkEndingProps) {
  return (
    <AuthCard title={title}>
      <p role="status">{children}</p>
      {way && (
        <Button component={Link} to={way.to} size="md">
          {way.label}
        </Button>
      )}
    </AuthCard>
  );
}
