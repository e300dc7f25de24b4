import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import css from './adviser-nav.module.css';
import { CommandButton } from './command-menu/command-button.tsx';
import { navLinks, type ShellLink } from './nav-links.ts';
import header from './site-header.module.css';

/** An adviser's screens in the order of a day. */
const deskLinks: readonly ShellLink[] = [
  { to: '/admin/today', label: 'Today' },
  { to: '/admin/clients', label: 'Clients' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/properties', label: 'Properties' },
  { to: '/admin/outbox', label: 'Outbox' },
];

const toolsLinks: readonly ShellLink[] = [...navLinks, { to: '/admin/practice', label: 'Practice' }];

// Screens of one record belong to the list that leads to them.
const sections: readonly (readonly [prefix: string, link: string])[] = [
  ['/admin/leads', '/admin/leads'],
  ['/admin/client', '/admin/clients'],
  ['/admin-client', '/admin/clients'],
  ['/property', '/properties'],
  ['/admin/propert', '/properties'],
  ['/add-property', '/properties'],
];

interface AdviserNavProps {
  /** The page's path. */
  readonly current: string;
  readonly onFollow: () => void;
}

/** The links of a signed-in adviser, with those of everybody else and the practice behind 'Tools'. */
export function AdviserNav({ current, onFollow }: AdviserNavProps) {
  const section = sections.find(([prefix]) => current.startsWith(prefix))?.[1];
  return (
    <ul className={header.links}>
      {deskLinks.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={header.link} aria-current={currentOf({ to, current, section })} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Tools key={current} current={current} onFollow={onFollow} />
      </li>
      <li>
        <CommandButton onOpen={onFollow} />
      </li>
    </ul>
  );
}

function currentOf({ to, current, section }: { to: string; current: string; section: string | undefined }) {
  if (current === to) return 'page';
  return section === to ? 'true' : undefined;
}

/** Everybody's links and the practice; closed by Escape and by leaving them. */
function Tools({ current, onFollow }: AdviserNavProps) {
  const part = useRef<HTMLDetailsElement>(null);

  function close() {
    if (part.current) part.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || part.current?.open !== true) return;
    // The menu of a small screen stays open.
    event.nativeEvent.stopImmediatePropagation();
    close();
    part.current.querySelector('summary')?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <details ref={part} className={css.tools} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={header.link}>Tools</summary>
      <ul className={css.list}>
        {toolsLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={header.link} aria-current={current === to ? 'page' : undefined} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
