import { Navigate } from 'react-router';
import { useSession } from '#app/lib/session.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { destinationOf } from '../destination.ts';
import { SignInForm } from './sign-in-form.tsx';
import css from './sign-in-screen.module.css';

/** The way in. Who is signed in already goes on to their own screen. */
export function SignInScreen() {
  const session = useSession();
  if (session.status === 'loading') return <LoadingScreen text="Loading sign-in" />;
  if (session.status === 'signed-in') return <Navigate to={destinationOf(session.user.role)} replace />;
  return (
    <div className={`fh-width ${css.screen}`}>
      <section className={`fh-card ${css.card}`} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title">Sign in to Freehold</h1>
        <p className={css.purpose}>For clients and their advisers. The calculators need no account.</p>
        <SignInForm />
      </section>
    </div>
  );
}
