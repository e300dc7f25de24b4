/** Pages that work without a network after a first visit, and what the offline page calls them. */
export const offlineTools = [
  { path: '/borrowing-capacity', label: 'Borrowing capacity' },
  { path: '/mortgage-calculator', label: 'Mortgage calculator' },
  { path: '/modelling-dashboard', label: 'Modelling dashboard' },
] as const;
