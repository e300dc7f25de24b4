import type { ReactNode } from 'react';
import css from './dashboard-screen.module.css';

/** Keeps the room of the dashboard from the first paint, so that the footer does not move when it is drawn. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  return <div className={css.frame}>{children}</div>;
}
