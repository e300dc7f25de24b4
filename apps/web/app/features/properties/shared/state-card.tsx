import type { ReactNode } from 'react';
import css from './state-card.module.css';

interface StateCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Available actions. */
  readonly actions?: ReactNode;
  /** Announced at once, for failures. */
  readonly isAlert?: boolean;
}

/** Empty or error state: the reason, and what can be done. */
export function StateCard({ title, children, actions, isAlert = false }: StateCardProps) {
  return (
    <section className={`fh-card ${css.card}`} role={isAlert ? 'alert' : undefined}>
      <h2>{title}</h2>
      <div className={css.text}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
