import type { ReactNode } from 'react';
import css from './account.module.css';

interface AccountCardProps {
  readonly id: string;
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One part of the account. */
export function AccountCard({ id, title, isWide = false, children }: AccountCardProps) {
  return (
    <section className={`fh-card ${css.card} ${isWide ? css.wide : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
