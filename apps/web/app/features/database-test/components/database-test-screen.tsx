import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { apiBase } from '#app/lib/call-request.ts';
import { useSession } from '#app/lib/session.ts';
import { type Addresses, logInAsAdmin, runAll, testEndpoints } from '../run-all.ts';
import { createAdmin, type Report, readDiagnostic } from '../steps.ts';
import { useDatabaseTests } from '../use-database-tests.ts';
import { Advice } from './advice.tsx';
import css from './database-test.module.css';
import { LogPanel } from './log-panel.tsx';
import { StatusList } from './status-list.tsx';

type Work = (report: Report) => Promise<unknown>;

function addresses(): Addresses {
  const api = new URL(apiBase(import.meta.env.VITE_API_BASE), window.location.origin).href;
  return { api, base: api.replace(/\/api$/, '') };
}

/** The database permission test (specification section 2): a development aid that tries what an administrator may do. */
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

/** Asks somebody who is signed in before the test administrator takes their place for a moment. */
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
