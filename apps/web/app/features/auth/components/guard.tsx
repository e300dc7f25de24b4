import {
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { proofRequests } from '#app/lib/proof-request.ts';
import { HeldSession, useLiveSession } from '#app/lib/session.ts';
import { useOwnProfile } from '#app/lib/session-profile.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { accessDecision, type SignedIn } from '../access-decision.ts';
import type { ScreenAccess } from '../destination.ts';
import { prerenderAccess } from '../prerender-access.ts';
import css from './guard.module.css';
import type { HeldWords } from './sign-in-again.tsx';

const formSigns = ['input', 'change', 'click'] as const;
// A screen without forms is also worked on by keys alone.
const screenSigns = [...formSigns, 'keydown'] as const;

/**
 * True once the user has started on a form of the open screen, in a dialog or on the page; on anything of a screen that is a
 * form as a whole.
 */
function useTouchedForm(isWhole: boolean): boolean {
  const { pathname } = useLocation();
  const [touchedOn, setTouchedOn] = useState<string | null>(null);

  useEffect(() => {
    const signs = isWhole ? screenSigns : formSigns;
    function onSign({ target }: Event) {
      if (!(target instanceof Element) || !(isWhole || target.closest('form'))) return;
      // A transition: an urgent update would be rendered before React's own listener has seen the event, and a pending
      // render would put the field's old text back over what was just typed.
      startTransition(() => setTouchedOn(pathname));
    }
    for (const sign of signs) document.addEventListener(sign, onSign, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign, true);
    };
  }, [pathname, isWhole]);

  return touchedOn === pathname;
}

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((module) => module.ProofDialog));

/** Asks for the password or a code when a call on the screen needs it. */
function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.read, () => null);
  if (request === null) return null;
  return <ProofDialog request={request} />;
}

interface WaitingProps {
  readonly access: ScreenAccess;
  readonly text: ReactNode;
  /** Content above the loading screen for users who may see the screen; works without JavaScript. */
  readonly head: ReactNode;
  /** Further inline script for them. */
  readonly script: string | undefined;
}

/** Shown until the session is known. The head is visible from first paint to users who may see the screen. */
function Waiting({ access, text, head, script }: WaitingProps) {
  return (
    <>
      {head && (
        <>
          <div className={css.head}>{head}</div>
          <script>{prerenderAccess(access, script)}</script>
        </>
      )}
      <LoadingScreen text={text} />
    </>
  );
}

const AdminsOnly = lazyPart(() => import('./admins-only.tsx').then((module) => module.AdminsOnly));

const loadSignInAgain = () => import('./sign-in-again.tsx').then((module) => module.SignInAgain);
const SignInAgain = lazyPart(loadSignInAgain);

interface GuardProps {
  readonly access: ScreenAccess;
  /** Shown until the session is known. */
  readonly waitingText: ReactNode;
  /** Shown above that text, from first paint, to users who may see the screen. */
  readonly waitingHead?: ReactNode;
  /** Inline script for them, run with the head (see `prerenderAccess`). */
  readonly waitingScript?: string;
  /** What is said over the screen once the session is over, for one that is a form as a whole. */
  readonly heldWords?: HeldWords;
  /** True for the screen that sets up an authenticator app: it stays open to users who still have to do so. */
  readonly isForSetUp?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows a protected screen to users who may see it and redirects everybody else, but tells advisers that a screen is the
 * admins'; shows none of it until that is decided. If the session expires while a form is being filled in, the form stays
 * and a sign-in dialog opens over it; routes with a form load the Mantine stylesheets this needs.
 */
export function Guard({ access, waitingText, waitingHead, waitingScript, heldWords, ...rest }: GuardProps) {
  const { isForSetUp = false, children } = rest;
  const session = useLiveSession();
  const profile = useOwnProfile();
  const isInForm = useTouchedForm(heldWords !== undefined);
  const [before, setBefore] = useState<SignedIn | null>(null);
  const decision = accessDecision({ access, session, before, isInForm });

  if (decision.kind === 'show' && decision.session !== before) setBefore(decision.session);

  // Preloaded: sessions often end when the connection is lost.
  useEffect(() => {
    // Errors surface when the dialog opens.
    if (isInForm) loadSignInAgain().catch(() => undefined);
  }, [isInForm]);

  if (decision.kind === 'wait')
    return <Waiting access={access} text={waitingText} head={waitingHead} script={waitingScript} />;
  if (decision.kind === 'away') return <Leave to={decision.to} onLeave={() => setBefore(null)} text={waitingText} />;
  if (decision.kind === 'closed') return <AdminsOnly />;
  const isSetUpMissing = profile.status === 'found' && profile.profile.isSecondFactorNeeded;
  if (isSetUpMissing && !isForSetUp) return <Navigate to="/account" replace />;

  const isHeld = decision.kind === 'hold';
  return (
    <>
      <HeldSession value={isHeld ? decision.session : null}>
        <Fragment key={decision.session.user.id}>{children}</Fragment>
      </HeldSession>
      <ProofHost />
      {isHeld && <SignInAgain user={decision.session.user} words={heldWords} />}
    </>
  );
}

// Not `Navigate`: it would loop when the target is the current screen.
function Leave({ to, text, onLeave }: { to: string; text: ReactNode; onLeave: () => void }) {
  const navigate = useNavigate();

  const leave = useEffectEvent((destination: string) => {
    onLeave();
    void navigate(destination, { replace: true });
  });
  useEffect(() => leave(to), [to]);

  return <LoadingScreen text={text} />;
}
