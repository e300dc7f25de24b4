import { errorText } from '#app/lib/error-text.ts';
import { useSession } from '#app/lib/session.ts';
import { calculations, calls, signInTest } from '../hook-tests.ts';
import { HookTestCard } from './hook-test-card.tsx';
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
