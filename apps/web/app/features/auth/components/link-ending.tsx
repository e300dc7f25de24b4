import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthCard } from './auth-card.tsx';

interface LinkEndingProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The button that leads on. */
  readonly way?: { readonly to: string; readonly label: string };
}

/** What came of a link of a mail: that it did what it is for, or that it no longer works. */
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
