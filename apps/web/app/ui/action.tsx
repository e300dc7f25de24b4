import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './action.module.css';

interface Look {
  /** `quiet` stands beside a filled one. */
  readonly tone?: 'filled' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface ActionLinkProps extends Look {
  readonly to: string;
  readonly onClick?: () => void;
  readonly isHidden?: boolean;
  readonly describedBy?: string;
  /** Loads the page anew instead of drawing it in place. */
  readonly reloadDocument?: boolean;
}

const classOf = (className: string | undefined) =>
  className === undefined ? css.action : `${css.action} ${className}`;

/** A link that looks like the kit's button. Every page has one in its header, and a page of text should not load the kit's for it. */
export function ActionLink({
  tone = 'filled',
  size = 'small',
  className,
  describedBy,
  isHidden,
  ...link
}: ActionLinkProps) {
  return (
    <Link
      {...link}
      className={classOf(className) ?? ''}
      data-tone={tone}
      data-size={size}
      data-hidden={isHidden || undefined}
      aria-describedby={describedBy}
    />
  );
}

/** A button that looks like the kit's, for what every page may show. */
export function ActionButton({
  tone = 'filled',
  size = 'small',
  className,
  ...button
}: Look & { readonly onClick: () => void }) {
  return <button {...button} type="button" className={classOf(className)} data-tone={tone} data-size={size} />;
}
