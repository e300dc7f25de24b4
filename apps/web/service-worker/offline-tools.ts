import { toolFacts, toolNames } from '@freehold/contract';
import { type ShellLink, toolLinks } from '../app/ui/shell/nav-links.ts';

/** Pages that work without a network after a first visit. */
export const offlineTools: readonly ShellLink[] = [
  ...toolLinks,
  { to: '/plan', label: 'Your Plan' },
  ...toolNames.map((tool) => ({ to: toolFacts[tool].page, label: toolFacts[tool].title })),
];
