import type { Role } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import adminDashboardClasses from './admin-dashboard.module.css';
import css from './desk-head.module.css';

const details = {
  'legal name': import.meta.env.VITE_OPERATOR_LEGAL_NAME,
  ABN: import.meta.env.VITE_OPERATOR_ABN,
  'postal address': import.meta.env.VITE_OPERATOR_POSTAL_ADDRESS,
  email: import.meta.env.VITE_OPERATOR_EMAIL,
  phone: import.meta.env.VITE_OPERATOR_PHONE,
  'privacy contact': import.meta.env.VITE_OPERATOR_PRIVACY_CONTACT,
  jurisdiction: import.meta.env.VITE_OPERATOR_JURISDICTION,
  'licence line': import.meta.env.VITE_OPERATOR_LICENCE_LINE,
};

/** Operator details the build lacks; pages show placeholders instead. */
const unsetDetails: readonly string[] = Object.entries(details)
  .filter(([, value]) => typeof value !== 'string' || value.trim() === '')
  .map(([name]) => name);

/** Warns advisers that the site does not say who runs it, until the operator's details are set in the build. */
function UnsetDetailsNotice() {
  if (unsetDetails.length === 0) return null;
  return (
    <section className={`fh-attention fh-no-print ${css.notice}`} aria-labelledby="unset-details">
      <h2 id="unset-details">This site does not say who runs it</h2>
      <p>
        Not set: {unsetDetails.join(', ')}. Visitors see placeholders instead, and emails do not name their sender. Ask
        whoever runs this Freehold to fill in who runs it, and take no real leads until then.
      </p>
    </section>
  );
}

interface ByRoleProps {
  /** Left out in the prerendered page, where the mark of its script decides which text shows. */
  readonly role?: Role | undefined;
  readonly admin: string;
  readonly adviser: string;
}

/** What the screen calls itself to an admin, and to an adviser, whose it is just as well. */
function ByRole({ role, admin, adviser }: ByRoleProps) {
  if (role !== undefined) return role === 'ADVISER' ? adviser : admin;
  return (
    <>
      <span className={css.toAdmins}>{admin}</span>
      <span className={css.toAdvisers}>{adviser}</span>
    </>
  );
}

/** Text shown until both lists have loaded (specification section 2). */
export function DashboardLoading({ role }: Pick<ByRoleProps, 'role'>) {
  return <ByRole role={role} admin="Loading admin dashboard..." adviser="Loading adviser dashboard..." />;
}

interface DeskHeadProps extends Pick<ByRoleProps, 'role'> {
  readonly isDemo?: boolean;
  /** Left out in the prerendered page. */
  readonly onLogOut?: () => void;
}

/** Head of the adviser's dashboard: title, sign-out, and a warning about operator settings still missing. */
export function DeskHead({ role, isDemo = false, onLogOut }: DeskHeadProps) {
  return (
    <div className={`fh-width ${adminDashboardClasses.top}`}>
      <header className={adminDashboardClasses.head}>
        <h1>
          <ByRole role={role} admin="Admin Dashboard" adviser="Adviser Dashboard" />
        </h1>
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
