import type { ReactNode } from 'react';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import css from './result-actions.module.css';

interface ResultActionsProps {
  /** The address that opens the calculator with these inputs. */
  readonly address: () => string;
  /** What the link holds, in words. */
  readonly holds?: string;
  /** Renders the print sheet, where it is not on the page yet. */
  readonly beforePrint?: () => Promise<unknown>;
  /** Further ways to save the result. */
  readonly children?: ReactNode;
}

/** Ways to keep a result: a link that opens the calculator with these inputs, and printing. */
export function ResultActions({ address, holds = 'the figures above', beforePrint, children }: ResultActionsProps) {
  async function print() {
    await beforePrint?.();
    // Two frames later the loaded content is on the page.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  }

  return (
    <div className={css.area}>
      <div className={css.actions}>
        <CopyButton label="Copy link" done="Link copied" byHandLabel="Link to these figures" text={address} />
        <MemoButton type="button" variant="default" onClick={print}>
          Print
        </MemoButton>
        {children}
      </div>
      <p className={css.hint}>
        The link holds {holds}, no name or contact details. Our logs hold none of it; anyone with the link can read it.
      </p>
    </div>
  );
}
