import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { useSession } from '#app/lib/session.ts';
import { calculations, calls, type HookTest, signInTest } from '../hook-tests.ts';
import css from './hooks-test.module.css';

interface HooksTestScreenProps {
  /** Default message of a failed sign-in, as used without a screen's own text. */
  readonly signInFailureText: (error: unknown) => string;
}

/** Hook tester (specification section 2): runs the building blocks of the screens with fixed inputs. */
export function HooksTestScreen({ signInFailureText }: HooksTestScreenProps) {
  const session = useSession();
  const isDemo = session.status === 'signed-in' && session.user.isDemo === true;
  const failureText = (error: unknown) => errorText(error, 'No usable answer.');
  return (
    <div className={`fh-width ${css.screen}`}>
      <header className={css.head}>
        <h1>Hook Tester</h1>
        <p>Calculations and calls that screens are made of, each with fixed sample inputs. For development alone.</p>
      </header>
      {isDemo && (
        <p className={css.notice} role="status">
          The demo asks no server, so nothing can be tested in it. Leave the demo to use this page.
        </p>
      )}
      <div className={css.cards}>
        {[...calculations, ...calls].map((test) => (
          <HookTestCard key={test.title} test={test} isOff={isDemo} failureText={failureText} />
        ))}
        <HookTestCard test={signInTest} isOff={isDemo} failureText={signInFailureText} />
      </div>
    </div>
  );
}

interface HookTestCardProps {
  readonly test: HookTest;
  readonly isOff: boolean;
  /** Message for a failure. */
  readonly failureText: (error: unknown) => string;
}

interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
}

/** One test: its inputs, a button to run it, and its result. */
function HookTestCard({ test, isOff, failureText }: HookTestCardProps) {
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function run() {
    setRunning(true);
    setOutcome(await outcomeOf(test, failureText));
    setRunning(false);
  }

  return (
    <section className={`fh-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id}>{test.title}</h2>
      <p className={css.quiet}>{test.note}</p>
      <pre>{JSON.stringify(test.inputs, null, 2)}</pre>
      <div>
        <Button disabled={isOff || isRunning} onClick={run} aria-describedby={id}>
          {isRunning ? 'Running' : 'Run'}
        </Button>
      </div>
      <div role="status">
        {outcome && (
          <>
            <p className={outcome.isGood ? css.good : css.bad}>{outcome.isGood ? 'Answered' : 'Failed'}</p>
            <pre>{outcome.text}</pre>
          </>
        )}
      </div>
    </section>
  );
}

async function outcomeOf(test: HookTest, failureText: HookTestCardProps['failureText']): Promise<Outcome> {
  try {
    return { isGood: true, text: JSON.stringify(await test.run(), null, 2) };
  } catch (error) {
    return { isGood: false, text: failureText(error) };
  }
}
