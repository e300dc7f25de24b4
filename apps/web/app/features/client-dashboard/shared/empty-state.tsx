import { type ReactNode, useId } from 'react';
import layout from './layout.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Says what will appear here and what to do next. */
  readonly children: ReactNode;
  /** Buttons for the next step. */
  readonly actions?: ReactNode;
}

/** Card without data yet, with the next step. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  const id = useId();
  return (
    <section className={`fh-card ${layout.card} ${layout.empty}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={layout.text}>{children}</div>
      {actions && <div className={`fh-no-print ${layout.actions}`}>{actions}</div>}
    </section>
  );
}
