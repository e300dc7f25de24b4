import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import css from './result-actions.module.css';

interface ResultActionsProps {
  /** The address that opens the calculator with these inputs. */
  readonly address: () => string;
  /** Further ways to keep the result. */
  readonly children?: ReactNode;
}

/** Keeping a result: a link that opens the calculator with these inputs, and paper. */
export function ResultActions({ address, children }: ResultActionsProps) {
  return (
    <div className={css.area}>
      <div className={css.actions}>
        <CopyButton label="Copy link" done="Link copied" byHandLabel="Link to these figures" text={address} />
        <Button type="button" variant="default" onClick={() => window.print()}>
          Print
        </Button>
        {children}
      </div>
      <p className={css.hint}>The link holds the figures above and nothing about you.</p>
    </div>
  );
}
