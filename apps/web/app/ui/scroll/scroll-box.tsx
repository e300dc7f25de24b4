import type { CSSProperties, ReactNode } from 'react';
import css from './scroll-box.module.css';

interface ScrollBoxProps {
  /** Accessible name, or the id of its label. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** For many rows: also scrolls vertically. */
  readonly isLong?: boolean;
  /**
   * Height in px above which it scrolls, where rendered by scripts: the CSP forbids style attributes in prerendered
   * pages.
   */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/**
 * A framed region, mostly a table, that scrolls where it does not fit, by keyboard too. Shadows at its sides show that
 * there is more.
 */
export function ScrollBox({ label, labelledBy, isLong = false, maxHeight, children }: ScrollBoxProps) {
  const height: (CSSProperties & Record<'--most', string>) | undefined =
    maxHeight === undefined ? undefined : { '--most': `${maxHeight}px` };
  return (
    <section
      className={css.box}
      data-long={isLong || undefined}
      style={height}
      aria-label={label}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
    >
      {children}
    </section>
  );
}
