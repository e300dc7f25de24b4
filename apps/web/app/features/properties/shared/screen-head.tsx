import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './screen.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** The line below the title. */
  readonly children?: ReactNode;
  /** Where 'Back to Dashboard' goes. */
  readonly backTo: string;
  readonly backLabel?: string;
  /** What else can be done with what the screen shows. */
  readonly actions?: ReactNode;
}

/** The name of a screen, its line below, the way back and what can be done. */
export function ScreenHead({ title, children, backTo, backLabel = 'Back to Dashboard', actions }: ScreenHeadProps) {
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        {children && <p className={css.summary}>{children}</p>}
      </div>
      <div className={`fh-no-print ${css.actions}`}>
        <Button component={Link} to={backTo} variant="default">
          {backLabel}
        </Button>
        {actions}
      </div>
    </header>
  );
}
