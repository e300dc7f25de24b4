import { type ToolName, toolFacts } from '@freehold/contract';
import type { ToolLever, ToolLink } from '@freehold/domain';
import { memo } from 'react';
import { Link } from 'react-router';
import { MemoButton } from '#app/loading/memo-button.tsx';
import css from './tool-levers.module.css';

interface ToolLeversProps {
  readonly tool: ToolName;
  readonly levers: readonly ToolLever[];
  readonly links: readonly ToolLink[];
  /** Puts a lever's changes into the form. */
  readonly onTry: (lever: ToolLever) => void;
  /** The lever that was tried last; null where none was, or the form was changed since. */
  readonly tried: string | null;
  readonly onUndo: () => void;
  /** Keeps the answer on screen to compare it; null where it cannot be. */
  readonly onKeep: (() => void) | null;
}

/** What would move the figure, each at a press, and where the answer leads. */
export const ToolLevers = memo(function ToolLevers(props: ToolLeversProps) {
  const { tool, levers, links, onTry, tried, onUndo, onKeep } = props;
  const hasLevers = levers.length > 0 || tried !== null;
  if (!hasLevers && links.length === 0 && onKeep === null) return null;
  return (
    <div className={`fh-card fh-no-print ${css.card}`}>
      {hasLevers && (
        <section aria-labelledby="tool-levers">
          <h2 id="tool-levers">What would move it</h2>
          <p role="status" className={css.tried}>
            {tried !== null && `Tried: ${tried}.`}
            {tried !== null && (
              <MemoButton type="button" variant="subtle" size="compact-md" onClick={onUndo}>
                Undo
              </MemoButton>
            )}
          </p>
          <ul className={css.levers}>
            {levers.map((lever) => (
              <li key={lever.action}>
                <p>{lever.sentence}</p>
                <MemoButton type="button" variant="default" onClick={() => onTry(lever)}>
                  {lever.action}
                </MemoButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {onKeep && (
        <div className={css.keep}>
          <p>Keep this answer, change a figure, and see both side by side.</p>
          <MemoButton type="button" variant="default" onClick={onKeep}>
            Keep to compare
          </MemoButton>
        </div>
      )}
      {links.length > 0 && (
        <nav aria-labelledby="tool-next">
          <h2 id="tool-next">Where to next</h2>
          <ul className={css.links}>
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} state={toolFacts[tool].title}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
});
