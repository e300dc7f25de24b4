import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { unsetDetails } from '#app/ui/shell/unset-details.ts';
import adminDashboardClasses from './admin-dashboard.module.css';
import css from './desk-head.module.css';

/** Warns advisers that visitors are not told who runs the site, until the build knows it. */
function UnsetDetailsNotice() {
  if (unsetDetails.length === 0) return null;
  return (
    <section className={`fh-attention fh-no-print ${css.notice}`} aria-labelledby="unset-details">
      <h2 id="unset-details">This site does not say who runs it</h2>
      <p>
        Not set: {unsetDetails.join(', ')}. Visitors see placeholders instead, and mails do not name their sender. Take
        no real leads until whoever runs the server has set the <code>VITE_OPERATOR_…</code> settings and built the site
        again.
      </p>
    </section>
  );
}

interface DeskHeadProps {
  readonly isDemo?: boolean;
  /** Left out before the program is here. */
  readonly onLogOut?: () => void;
}

/** The title of the adviser's dashboard, its ways out, and what whoever runs the site has left to set. */
export function DeskHead({ isDemo = false, onLogOut }: DeskHeadProps) {
  return (
    <div className={`fh-width ${adminDashboardClasses.top}`}>
      <header className={adminDashboardClasses.head}>
        <h1>Admin Dashboard</h1>
        <div className={adminDashboardClasses.buttons}>
          <Button component={Link} to="/modelling-dashboard" variant="default">
            Modelling Dashboard
          </Button>
          <Button variant="default" disabled={onLogOut === undefined} onClick={onLogOut}>
            Log Out
          </Button>
        </div>
      </header>
      {!isDemo && <UnsetDetailsNotice />}
    </div>
  );
}
