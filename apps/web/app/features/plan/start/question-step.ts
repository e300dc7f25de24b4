import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The question that the state of a history entry names, from 0; the first where it names none. */
export function questionIn(state: unknown, last: number): number {
  const named: unknown = typeof state === 'object' && state !== null && 'question' in state ? state.question : null;
  return typeof named === 'number' && Number.isInteger(named) && named > 0 && named <= last ? named : 0;
}

const never = () => () => {};
const inBrowser = () => true;
// The prerendered page has the first question.
const prerendered = () => false;

/**
 * The question on screen and the way to another. Each is a history entry on top of the one before it, so that the browser’s
 * Back and Forward lead through them and a reload stays; from the first one Back leaves the page.
 */
export function useQuestionStep(last: number) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isRead = useSyncExternalStore(never, inBrowser, prerendered);
  const step = isRead ? questionIn(state, last) : 0;
  const isGoing = useRef(false);
  useEffect(() => {
    isGoing.current = false;
  });

  function goTo(next: number) {
    // Pressed twice before the first is on screen, the entries would no longer count the questions.
    if (isGoing.current) return;
    isGoing.current = true;
    if (next > step) void navigate({ search }, { state: { question: next }, preventScrollReset: true });
    else void navigate(next - step);
  }

  return { step, isRead, goTo };
}
