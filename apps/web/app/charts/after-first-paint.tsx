import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import css from './chart-card.module.css';

const longestWaitMs = 1_000;

/** Whether the page has been painted and its program is idle; false in a made page. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), longestWaitMs / 4);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}

/** What loads after the first paint. Its place is the caller's to keep. */
export function AfterFirstPaint({ children }: { readonly children: ReactNode }) {
  const isIdle = useIsIdle();
  const waiting = <p className={css.waiting}>Loading the chart</p>;
  if (!isIdle) return waiting;
  return (
    <NotLoaded>
      <Suspense fallback={waiting}>{children}</Suspense>
    </NotLoaded>
  );
}

/** Says that a chart could not be loaded, instead of taking the page with it. */
class NotLoaded extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p className={css.waiting}>The chart could not be loaded. The table holds the same figures.</p>;
  }
}
