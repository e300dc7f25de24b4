import type { ReactNode } from 'react';
import css from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  readonly children: ReactNode;
}

/** The single card of a sign-in or account-access screen. */
export function AuthCard({ title, purpose, children }: AuthCardProps) {
  return (
    <div className={`fh-width ${css.screen}`}>
      <section className={`fh-card ${css.card}`} aria-labelledby="auth-title">
        <h1 id="auth-title">{title}</h1>
        {purpose && <p className={css.purpose}>{purpose}</p>}
        {children}
      </section>
    </div>
  );
}
