import type { ReactNode } from 'react';
import css from './loading-screen.module.css';

/** Reserves a page's space while its code loads. */
export function LoadingScreen({ text = 'Loading' }: { text?: ReactNode }) {
  return (
    <div className={`fh-width ${css.screen}`} role="status">
      <span className={css.bar} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
