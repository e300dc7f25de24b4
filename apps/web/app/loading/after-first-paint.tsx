import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import css from './after-first-paint.module.css';

const longestWaitMs = 1_000;
const nearby = '300px 0px';
const signsOfUse = ['keydown', 'pointerdown', 'focusin', 'scroll'] as const;

// Mounted after the first paint or interaction: later charts need not wait again.
let isPainted = false;
let isInUse = false;

/** Whether the page has been painted and its program is idle; false in a made page. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(isPainted);
  useEffect(() => {
    const wake = () => {
      isPainted = true;
      setIdle(true);
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(wake, longestWaitMs / 4);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(wake, { timeout: longestWaitMs });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}

/**
 * Whether a person has begun to use the page, or an element has come near the part of it that is seen: a visitor who only
 * looks at the first screen loads nothing that stands further down.
 */
function useIsWanted(): readonly [ref: RefObject<HTMLParagraphElement | null>, isWanted: boolean] {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isWanted, setWanted] = useState(isInUse);
  useEffect(() => {
    if (isInUse) setWanted(true);
    if (isInUse || ref.current === null) return;
    const want = () => {
      isInUse = true;
      setWanted(true);
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
      { rootMargin: nearby },
    );
    observer.observe(ref.current);
    const use = new AbortController();
    for (const sign of signsOfUse) addEventListener(sign, want, { once: true, signal: use.signal });
    return () => {
      observer.disconnect();
      use.abort();
    };
  }, []);
  return [ref, isWanted];
}

interface AfterFirstPaintProps {
  /** What is said when it could not be loaded. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** What loads after the first paint, once it is about to be seen. Its place is the caller's to keep. */
export function AfterFirstPaint({ failed, children }: AfterFirstPaintProps) {
  const isIdle = useIsIdle();
  const [place, isWanted] = useIsWanted();
  const waiting = (
    <p ref={place} className={css.waiting}>
      Loading
    </p>
  );
  if (!isIdle || !isWanted) return waiting;
  return (
    <NotLoaded failed={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </NotLoaded>
  );
}

/** Says that a part could not be loaded, instead of taking the page with it. */
class NotLoaded extends Component<AfterFirstPaintProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={css.waiting}>{this.props.failed}</p>;
  }
}
