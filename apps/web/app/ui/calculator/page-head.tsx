import { memo } from 'react';
import css from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly children: string;
}

/** A calculator's name and purpose. */
export const PageHead = memo(function PageHead({ title, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      <p className="fh-no-print">{children}</p>
    </header>
  );
});
