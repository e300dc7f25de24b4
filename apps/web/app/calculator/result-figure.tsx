import { memo, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import css from './result-figure.module.css';
import { useSettled } from './use-settled.ts';

/** Shows a figure in place of the one on screen, ahead of the render; false where there is none to replace. */
export type ShowFigure = (figure: string) => boolean;

interface ResultFigureProps {
  readonly ahead?: Ref<ShowFigure> | undefined;
  /** Id of the heading, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The formatted figure; null while an input is missing. */
  readonly figure: string | null;
  /** What follows the figure, such as "a month". */
  readonly unit?: string;
  /** Placeholder while there is no figure. */
  readonly waiting: string;
  /** Explains the figure where needed. */
  readonly reason?: string | null;
  /** Kind of figure: an estimate, and whose. */
  readonly kind: string;
  /** Announced to screen readers, debounced. */
  readonly spoken: string;
  /** What stands against the figure, as large as it. */
  readonly risk?: ReactNode;
  /** Further figures, hidden on a phone to save space. */
  readonly children?: ReactNode;
}

/** The live figure of a calculator. */
export const ResultFigure = memo(function ResultFigure(props: ResultFigureProps) {
  const { ahead, id, title, figure, unit, waiting, reason, kind, spoken, risk, children } = props;
  const settled = useSettled(spoken);
  const amount = useRef<HTMLSpanElement>(null);
  useImperativeHandle(
    ahead,
    () => (next) => {
      const text = amount.current?.firstChild;
      if (!(text instanceof Text)) return false;
      if (text.data.length !== next.length) text.parentElement?.style.setProperty('font-size', sizeFor(next, unit));
      text.data = next;
      return true;
    },
    [unit],
  );
  return (
    <section className={css.figure} data-empty={figure === null || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {figure === null ? (
        <p className={css.waiting}>{waiting}</p>
      ) : (
        <p className={`fh-big-figure ${css.amount}`}>
          <span ref={amount} style={{ fontSize: sizeFor(figure, unit) }}>
            {figure}
            {unit && <span className={css.unit}> {unit}</span>}
          </span>
        </p>
      )}
      <Deferred value={reason}>{(deferred) => deferred && <p className={css.reason}>{deferred}</p>}</Deferred>
      {figure !== null && children && <div className={css.further}>{children}</div>}
      <p className={css.kind}>{kind}</p>
      {figure !== null && risk}
      <p className="fh-for-readers" role="status">
        {settled}
      </p>
    </section>
  );
});

// Widest average character, in em of the figure and of its unit.
const letterEm = 0.62;
const unitLetterRem = 0.65;

/** Font size at which a figure and its unit fit on one line, given the container's width. */
function sizeFor(figure: string, unit = ''): string {
  const room = `100cqi - ${unit.length * unitLetterRem}rem`;
  return `min(var(--line) / 1.1, (${room}) / ${figure.length * letterEm})`;
}
