/** A link of the shell: target and label. */
export interface ShellLink {
  readonly to: string;
  readonly label: string;
}

/** Tools that need no account; after a first visit they also work offline (`service-worker/`). */
export const toolLinks: readonly ShellLink[] = [
  { to: '/modelling-dashboard', label: 'Modelling Dashboard' },
  { to: '/borrowing-capacity', label: 'Borrowing Capacity' },
  { to: '/mortgage-calculator', label: 'Mortgage Calculator' },
];

/** The navigation bar, in order (specification section 2). */
export const navLinks: readonly ShellLink[] = [
  { to: '/', label: 'Home' },
  ...toolLinks,
  { to: '/portfolio-manager', label: 'Portfolio Manager' },
];

/** The footer's links in their three groups (specification section 2). */
export const footerGroups: readonly { readonly title: string; readonly links: readonly ShellLink[] }[] = [
  {
    title: 'Learn',
    links: [
      { to: '/guides', label: 'Guides' },
      { to: '/blog', label: 'Blog' },
      { to: '/faq', label: 'FAQ' },
      { to: '/market-insights', label: 'Market Insights' },
      { to: '/case-studies', label: 'Case Studies' },
    ],
  },
  {
    title: 'Freehold',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/disclaimer', label: 'Disclaimer' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
];
