import type { ReactNode } from 'react';
import css from './account.module.css';

interface AccountCardProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Card for one section of the account screen. */
export function AccountCard({ id, title, children }: AccountCardProps) {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
