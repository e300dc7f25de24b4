import type { ReactNode } from 'react';
import css from './page-head.module.css';

/** The name of a calculator, and what it is for. */
export function PageHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      <p className="fh-no-print">{children}</p>
    </header>
  );
}
