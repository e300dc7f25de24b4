import { Button } from '@mantine/core';
import { Link } from 'react-router';
import css from './admin-dashboard.module.css';
import { UnsetDetailsNotice } from './unset-details-notice.tsx';

interface DeskHeadProps {
  readonly isDemo?: boolean;
  /** Left out before the program is here. */
  readonly onLogOut?: () => void;
}

/** The title of the adviser's dashboard, its ways out, and what whoever runs the site has left to set. */
export function DeskHead({ isDemo = false, onLogOut }: DeskHeadProps) {
  return (
    <div className={`fh-width ${css.top}`}>
      <header className={css.head}>
        <h1>Admin Dashboard</h1>
        <div className={css.buttons}>
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
