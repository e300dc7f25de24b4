import type { CSSProperties, ReactNode } from 'react';
import css from './scroll-box.module.css';

interface ScrollBoxProps {
  /** Names the part for screen readers; or the id of what names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** For many rows: scrolls down as well. */
  readonly isLong?: boolean;
  /** Px after which it scrolls down, where scripts draw it: the content policy takes no style attribute in prerendered pages. */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/** A framed part, mostly a table, that scrolls where it has no room, by keyboard too. Shadows at its sides say that there is more. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
