import { navLinks, type ShellLink } from '../nav-links.ts';

/** A screen an adviser can go to, with other words they may type for it. */
export interface Command extends ShellLink {
  readonly words?: string;
  /** For who runs the practice alone, or for its advisers alone. */
  readonly only?: 'admins' | 'advisers';
}

/** Screens of an adviser, the day's first. */
export const commands: readonly Command[] = [
  { to: '/admin/today', label: 'Today', words: 'due actions' },
  { to: '/admin/clients', label: 'Clients' },
  { to: '/admin-client', label: 'Add client', words: 'new create' },
  { to: '/admin/leads', label: 'Leads', words: 'enquiries desk' },
  { to: '/properties', label: 'Properties' },
  { to: '/add-property', label: 'Add property', words: 'new create', only: 'admins' },
  { to: '/assign-property', label: 'Assign property' },
  { to: '/admin/properties/files', label: 'Import and export properties', words: 'files csv', only: 'admins' },
  { to: '/admin/leads/sources', label: 'Sources and conversion', words: 'leads report', only: 'admins' },
  { to: '/admin/outbox', label: 'Outbox', words: 'mails emails', only: 'admins' },
  { to: '/admin/practice', label: 'Practice', words: 'logo colour licence', only: 'admins' },
  { to: '/admin/practice/advisers', label: 'Advisers', words: 'invite hand over', only: 'admins' },
  { to: '/admin-dashboard', label: 'Admin Dashboard', only: 'admins' },
  { to: '/admin-dashboard', label: 'Adviser Dashboard', only: 'advisers' },
  { to: '/account', label: 'Account', words: 'password settings' },
  ...navLinks,
];

/** The commands in which each typed word starts a word, in their order; all of them for an empty text. An admin has not those of advisers alone, nor an adviser those of admins. */
export function commandsFor(typed: string, isAdmin = true): readonly Command[] {
  const asked = wordsOf(typed);
  return commands.filter(({ label, words = '', only }) => {
    if (only === (isAdmin ? 'advisers' : 'admins')) return false;
    const known = wordsOf(`${label} ${words}`);
    return asked.every((word) => known.some((other) => other.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
