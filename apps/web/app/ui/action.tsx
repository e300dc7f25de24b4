import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './action.module.css';

interface Look {
  /** `quiet` for use beside a filled one. */
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
  /** Reloads the page instead of navigating in the app. */
  readonly reloadDocument?: boolean;
}

const classOf = (className: string | undefined) =>
  className === undefined ? css.action : `${css.action} ${className}`;

/**
 * A link that looks like Mantine's button. Every page has one in its header, and content pages should not load
 * Mantine's button for it.
 */
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

/** A button that looks like Mantine's, for parts every page may show. */
export function ActionButton({
  tone = 'filled',
  size = 'small',
  className,
  ...button
}: Look & { readonly onClick: () => void }) {
  return <button {...button} type="button" className={classOf(className)} data-tone={tone} data-size={size} />;
}
