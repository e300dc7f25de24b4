import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useLiveSession } from '#app/lib/session.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { useEndQuestion } from './use-end-question.ts';

interface LeaveGuardProps {
  readonly isChanged: () => boolean;
  /** True for a screen that saves in this browser, for which nobody has to be signed in. */
  readonly isOpenToAll?: boolean;
}

/**
 * Warns before navigation or closing the tab loses unsaved changes. A signed-out user is not held back: they could not
 * save. One on a screen: the router takes one blocker at a time.
 */
export function LeaveGuard({ isChanged, isOpenToAll = false }: LeaveGuardProps) {
  const session = useLiveSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (isOpenToAll || session.status === 'signed-in') &&
      isChanged(),
  );

  useEndQuestion(isChanged);

  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

type Mark = (form: string, isUnsaved: boolean) => void;

const Unsaved = createContext<Mark>(() => undefined);

/** A screen of several forms under one guard; each says by `useUnsaved` whether it holds something not saved. */
export function LeaveGuarded({ children }: { readonly children: ReactNode }) {
  const forms = useRef(new Set<string>());
  const mark = useCallback<Mark>((form, isUnsaved) => {
    if (isUnsaved) forms.current.add(form);
    else forms.current.delete(form);
  }, []);
  const isChanged = useCallback(() => forms.current.size > 0, []);
  return (
    <Unsaved value={mark}>
      {children}
      <LeaveGuard isChanged={isChanged} />
    </Unsaved>
  );
}

/** Tells the screen's guard whether the form of this name holds something that is not saved. */
export function useUnsaved(form: string, isUnsaved: boolean): void {
  const mark = useContext(Unsaved);
  useEffect(() => {
    mark(form, isUnsaved);
    return () => mark(form, false);
  }, [mark, form, isUnsaved]);
}
