import { Modal } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { AuthProvider } from './auth-provider.tsx';
import css from './sign-in-again.module.css';
import { SignInForm } from './sign-in-form.tsx';

// Mantine's attribute for elements whose Escape must not close the dialog below.
function keepEscape({ target }: FocusEvent<HTMLElement>): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}

/** What is said of what was entered, and of leaving it. */
export interface HeldWords {
  readonly says: string;
  readonly leave: string;
}

const formWords: HeldWords = {
  says: 'Sign in again to go on. What you entered is still here behind this message; it has not been saved yet.',
  leave: 'Leave without saving',
};

interface SignInAgainProps {
  readonly user: { readonly email: string };
  readonly words: HeldWords | undefined;
}

/**
 * Signs in again over a form whose session has ended. Sits above any dialog the form is in; Escape does not close it,
 * since that would reach the dialog too.
 */
export function SignInAgain({ user, words = formWords }: SignInAgainProps) {
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft) return <Navigate to="/auth" replace />;
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="Your session is over"
      size={480}
      zIndex={1_000}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      className="fh-no-print"
    >
      <div onFocusCapture={keepEscape}>
        <p className={css.purpose}>{words.says}</p>
        <AuthProvider>
          <SignInForm
            initialEmail={user.email}
            aside={
              <button type="button" className={css.leave} onClick={() => setLeft(true)}>
                {words.leave}
              </button>
            }
          />
        </AuthProvider>
      </div>
    </Modal>
  );
}
