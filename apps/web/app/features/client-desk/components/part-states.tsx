import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import css from './client-parts.module.css';

const places = ['first', 'second', 'third'];

/** Skeleton of a part while it loads. */
export function PartLoading({ text }: { readonly text: string }) {
  return (
    <div className={css.loading}>
      <p className="fh-for-readers" role="status">
        {text}
      </p>
      {places.map((place) => (
        <Skeleton key={place} height={56} radius="md" />
      ))}
    </div>
  );
}

interface PartFailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says why a part could not be loaded, with a retry. */
export function PartFailed({ title, error, onRetry }: PartFailedProps) {
  return (
    <section className={css.state} role="alert">
      <h3>{title}</h3>
      <p>{errorText(error, 'Our server could not answer.')}</p>
      <Button onClick={onRetry}>Retry</Button>
    </section>
  );
}

/** Says that there is nothing yet, and what would change that. */
export function PartEmpty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.state}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
