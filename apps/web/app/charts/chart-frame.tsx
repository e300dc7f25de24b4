import { type PointerEvent, type ReactNode, type RefObject, useId } from 'react';
import css from './chart.module.css';
import type { usePoints } from './use-points.ts';

interface ChartFrameProps {
  readonly label: string;
  /** Kind of chart in words: `line chart`. */
  readonly kind: string;
  /** Whole height with the legend, px. */
  readonly height: number;
  readonly points: ReturnType<typeof usePoints>;
  /** The active point in words, or an empty text. */
  readonly spoken: string;
  readonly onPointer: (at: { readonly x: number; readonly y: number }) => void;
  readonly plotRef: RefObject<HTMLDivElement | null>;
  /** The drawing and its tooltip. */
  readonly children: ReactNode;
  readonly legend: ReactNode;
}

/**
 * Frame of every chart: a drawing to explore with the pointer or the arrow keys, the text read out for it, and the
 * legend. `role="application"` makes screen readers pass the arrow keys on; they are told the point instead of the
 * drawing.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, kind, height, points, spoken, onPointer, plotRef, children, legend } = props;
  const hint = useId();

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onPointer({ x: event.clientX - box.left, y: event.clientY - box.top });
  }

  return (
    <div className={css.chart} style={{ height }}>
      <div
        ref={plotRef}
        className={css.plot}
        role="application"
        aria-roledescription={kind}
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move through its points
        tabIndex={0}
        onKeyDown={points.onKeyDown}
        onBlur={points.onBlur}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={(event) => event.pointerType === 'mouse' && points.show(null)}
      >
        {children}
      </div>
      {legend}
      <p id={hint} className="fh-for-readers">
        Use the arrow keys to move through the points.
      </p>
      <p className="fh-for-readers" role="status">
        {points.isByKey ? spoken : ''}
      </p>
    </div>
  );
}
