import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { apiBase } from '#app/lib/call-request.ts';
import { useSession } from '#app/lib/session.ts';
import { type LogEntry, timeText } from '../log.ts';
import { type Addresses, logInAsAdmin, runAll, testEndpoints } from '../run-all.ts';
import { createAdmin, type Report, readDiagnostic, type TestName, type TestStatus } from '../steps.ts';
import { useDatabaseTests } from '../use-database-tests.ts';
import css from './database-test.module.css';

type Work = (report: Report) => Promise<unknown>;

function addresses(): Addresses {
  const api = new URL(apiBase(import.meta.env.VITE_API_BASE), window.location.origin).href;
  return { api, base: api.replace(/\/api$/, '') };
}

/**
 * The database permission test (specification section 2): a development aid that tries what an administrator may do.
 */
export function DatabaseTestScreen() {
  const session = useSession();
  const { statuses, entries, isRunning, run, startAnew } = useDatabaseTests();
  const [waiting, setWaiting] = useState<Work | null>(null);
  const user = session.status === 'signed-in' ? session.user : null;
  const isOff = isRunning || user?.isDemo === true;
  const places = addresses();
  const everything: Work = (report) => {
    startAnew();
    return runAll(report, places);
  };
  const asked = (work: Work) => (user ? setWaiting(() => work) : void run(work));

  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <h1>Database Permission Test</h1>
        <p>Tries what an administrator may do with the database behind this server. For development alone.</p>
      </header>
      {user?.isDemo && (
        <p className={css.notice} role="status">
          The demo asks no server, so nothing can be tested in it. Leave the demo to use this page.
        </p>
      )}
      <section className={`fh-card ${css.card}`} aria-labelledby="configuration">
        <h2 id="configuration">API configuration</h2>
        <dl className={css.facts}>
          <dt>Base URL</dt>
          <dd>{places.base}</dd>
          <dt>API URL</dt>
          <dd>{places.api}</dd>
        </dl>
        <div className={css.actions}>
          <Button variant="default" disabled={isOff} onClick={() => run((report) => testEndpoints(report, places))}>
            Test API Endpoints
          </Button>
          <Button variant="default" disabled={isOff} onClick={() => run(readDiagnostic)}>
            Get Diagnostic Info
          </Button>
          <Button variant="default" disabled={isOff} onClick={() => run(createAdmin)}>
            Create Admin User
          </Button>
          <Button variant="default" disabled={isOff} onClick={() => asked(logInAsAdmin)}>
            Login as Admin
          </Button>
          <Button disabled={isOff} onClick={() => asked(everything)}>
            {isRunning ? 'Running Tests...' : 'Run All Tests'}
          </Button>
        </div>
      </section>
      <div className={css.columns}>
        <StatusList statuses={statuses} />
        <Advice />
      </div>
      <LogPanel entries={entries} />
      <Question work={waiting} email={user?.email ?? ''} onClose={() => setWaiting(null)} onStart={run} />
    </div>
  );
}

interface QuestionProps {
  readonly work: Work | null;
  readonly email: string;
  readonly onClose: () => void;
  readonly onStart: (work: Work) => void;
}

/** Asks a signed-in person before the test administrator's session replaces theirs for the test. */
function Question({ work, email, onClose, onStart }: QuestionProps) {
  return (
    <Modal
      opened={work !== null}
      onClose={onClose}
      title="Run as the test administrator?"
      size={520}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={css.question}>
        <p>
          You are signed in as {email}. The test signs in as the test administrator, here and in the other tabs of this
          browser. Your own sign-in is kept aside and put back when the test has ended.
        </p>
        <div className={css.actions}>
          <Button
            onClick={() => {
              onClose();
              if (work) onStart(work);
            }}
          >
            Start
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const tables = ['profiles', 'assets', 'liabilities', 'portfolios', 'properties'] as const;

/** Hints for a failed test. */
function Advice() {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="advice">
      <h2 id="advice">Troubleshooting</h2>
      <h3>API connection</h3>
      <ul>
        <li>Nothing is accessible: the server does not run, or VITE_API_BASE of this build names another address.</li>
        <li>/auth/test and /diagnostic alone are not: the server runs with DIAGNOSTICS=off.</li>
        <li>From another site, its origin has to be in CORS_ORIGINS of the server.</li>
        <li>Admin creation works from the machine of the server only, as localhost.</li>
      </ul>
      <h3>Database permissions</h3>
      <ul>
        <li>Asset or liability creation fails: the database user of DATABASE_URL may not insert.</li>
        <li>Profile update fails: it may not update, or somebody saved the same profile meanwhile.</li>
        <li>Diagnostic info is for an ADMIN: log in as the test admin first.</li>
      </ul>
      <p className={css.quiet}>
        The database user needs to read and write the tables {tables.slice(0, -1).join(', ')} and {tables.at(-1)}.
      </p>
    </section>
  );
}

const kinds: Readonly<Record<LogEntry['type'], string | undefined>> = {
  info: css.notRun,
  success: css.success,
  error: css.failed,
};

/** Log of calls and responses, newest first. */
function LogPanel({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="log">
      <h2 id="log">Log</h2>
      {entries.length === 0 ? (
        <p className={css.quiet}>No logs yet. Run tests to see results.</p>
      ) : (
        <ol className={css.log} aria-live="polite">
          {entries.map((entry) => (
            <li key={entry.id}>
              <p className={css.entry}>
                <time dateTime={entry.at.toISOString()}>{timeText(entry.at)}</time>
                <span className={`${css.badge} ${kinds[entry.type]}`}>{entry.type}</span>
                <span>{entry.message}</span>
              </p>
              {entry.details !== '' && <pre>{entry.details}</pre>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const badges: Readonly<Record<TestStatus, string | undefined>> = {
  'Not Run': css.notRun,
  Success: css.success,
  Failed: css.failed,
};

/** How each test ended. */
function StatusList({ statuses }: { statuses: ReadonlyMap<TestName, TestStatus> }) {
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="statuses">
      <h2 id="statuses">Test status</h2>
      <ul className={css.statuses}>
        {[...statuses].map(([name, status]) => (
          <li key={name}>
            <span>{name}</span>
            <span className={`${css.badge} ${badges[status]}`}>{status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
