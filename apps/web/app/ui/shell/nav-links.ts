/** A link of the shell: where it goes and what it says. */
export interface ShellLink {
  readonly to: string;
  readonly label: string;
}

/** The navigation bar, in order (specification section 2). */
export const navLinks: readonly ShellLink[] = [
  { to: '/', label: 'Home' },
  { to: '/modelling-dashboard', label: 'Modelling Dashboard' },
  { to: '/borrowing-capacity', label: 'Borrowing Capacity' },
  { to: '/mortgage-calculator', label: 'Mortgage Calculator' },
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
