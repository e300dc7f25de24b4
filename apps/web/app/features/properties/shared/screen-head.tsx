import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './screen.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** Subtitle. */
  readonly children?: ReactNode;
  /** Target of 'Back to Dashboard'. */
  readonly backTo: string;
  readonly backLabel?: string;
  /** Further actions. */
  readonly actions?: ReactNode;
}

/** Title of a screen, with its subtitle, the link back and the actions. */
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
