import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import css from './after-first-paint.module.css';

const longestWaitMs = 1_000;
const nearby = '300px 0px';
const signsOfUse = ['keydown', 'pointerdown', 'focusin', 'scroll'] as const;

// Mounted after the first paint or interaction: later charts need not wait again.
let isPainted = false;
let isInUse = false;

/** True once the page was painted and the main thread is idle; false while prerendering. */
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
 * True once a person starts to use the page, or an element is near the viewport: a visitor who only looks at the first
 * screen loads nothing below it.
 */
function useIsWanted(rootMargin: string): readonly [ref: RefObject<HTMLParagraphElement | null>, isWanted: boolean] {
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
      { rootMargin },
    );
    observer.observe(ref.current);
    const use = new AbortController();
    for (const sign of signsOfUse) addEventListener(sign, want, { once: true, signal: use.signal });
    return () => {
      observer.disconnect();
      use.abort();
    };
  }, [rootMargin]);
  return [ref, isWanted];
}

/** For a part that loads once it is seen or the page is used, after the first paint: a mark for its place, and whether. */
export function useIsSeen(): readonly [mark: RefObject<HTMLParagraphElement | null>, isSeen: boolean] {
  const isIdle = useIsIdle();
  const [mark, isWanted] = useIsWanted('0px');
  return [mark, isIdle && isWanted];
}

interface AfterFirstPaintProps {
  /** Message for a failed load. */
  readonly failed: string;
  /** True for what loads when it is seen, not when it is near. */
  readonly onlyInView?: boolean;
  readonly children: ReactNode;
}

/** Content that loads after first paint, once it is about to be seen. The caller reserves its space. */
export function AfterFirstPaint({ failed, onlyInView = false, children }: AfterFirstPaintProps) {
  const isIdle = useIsIdle();
  const [place, isWanted] = useIsWanted(onlyInView ? '0px' : nearby);
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

/** Reports a part that failed to load, instead of failing the page. */
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
