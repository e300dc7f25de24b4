import type { ReactNode } from 'react';
import css from './dashboard-screen.module.css';

/** Reserves the dashboard's space from first paint, to avoid a layout shift of the footer. */
export function DashboardFrame({ children }: { readonly children: ReactNode }) {
  return <div className={css.frame}>{children}</div>;
}
