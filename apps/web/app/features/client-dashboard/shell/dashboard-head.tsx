import { engineVersion } from '@freehold/finance';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FileButton } from '#app/calculator/file-button.tsx';
import { date } from '#app/lib/format.ts';
import { useSession } from '#app/lib/session.ts';
import { EditButton } from '../shared/edit-button.tsx';
import type { OnEdit } from '../shared/editing.ts';
import css from './dashboard-screen.module.css';

const settleMs = 300;

/**
 * Prints the page once the open tab's charts are ready. They lazy-load when visible and measure the screen; paper shows
 * all of them and is narrower.
 */
async function printDashboard(frame: Element | null): Promise<void> {
  frame?.setAttribute('data-is-for-paper', '');
  addEventListener('afterprint', () => frame?.removeAttribute('data-is-for-paper'), { once: true });
  await Promise.allSettled([
    import('#app/charts/line-chart.tsx'),
    import('#app/charts/grouped-bars.tsx'),
    import('#app/charts/pie-chart.tsx'),
  ]);
  setTimeout(() => window.print(), settleMs);
}

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

const title = 'Your Portfolio Dashboard';

const actionSpaces = [1, 2, 3, 4, 5];

/** The title where the full screen will put it, the space of what stands beside it, and what is known already. */
export function DashboardTitle({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <div>
          <h1>{title}</h1>
          <p className={css.welcome}>{'\u00a0'}</p>
        </div>
        <div className={css.actions}>
          {actionSpaces.map((place) => (
            <span key={place} className={css.actionSpace} />
          ))}
        </div>
      </header>
      {children}
    </div>
  );
}

interface DashboardHeadProps {
  readonly clientId: string;
  /** Null while unknown. */
  readonly name: string | null;
  readonly onEdit: OnEdit;
}

/** Title, welcome, and actions for the whole dashboard. */
export function DashboardHead({ clientId, name, onEdit }: DashboardHeadProps) {
  const session = useSession();
  const isAdviser = session.status === 'signed-in' && session.user.role !== 'CLIENT';
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        <p className={css.welcome}>{name === null ? '\u00a0' : `Welcome, ${name}`}</p>
        <p className={css.printed}>
          Printed on {date(new Date())}, worked out by Freehold, engine {engineVersion}
        </p>
      </div>
      <div className={`fh-no-print ${css.actions}`}>
        <EditButton onEdit={onEdit}>Edit Details</EditButton>
        {!isAdviser && (
          <Button variant="default" component={Link} to="/plans">
            Open your plan
          </Button>
        )}
        <Button variant="default" component={Link} to={`/modelling-dashboard${isAdviser ? `?client=${clientId}` : ''}`}>
          Modelling Dashboard
        </Button>
        <Button
          variant="default"
          onClick={(event) => void printDashboard(event.currentTarget.closest(`.${css.frame}`))}
        >
          Print
        </Button>
        <FileButton label="Save as PDF" save={async () => (await files()).clientSummary(clientId)} />
      </div>
    </header>
  );
}
