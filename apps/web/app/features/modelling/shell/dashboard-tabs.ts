/** The tabs of the dashboard in order, by what stands in the address. */
export const dashboardTabs = [
  { id: 'market-reality', label: 'Market Reality' },
  { id: 'first-time-buyers', label: 'First Time Buyers' },
  { id: 'portfolio-potential', label: 'Portfolio Potential' },
  { id: 'negative-gearing', label: 'Negative Gearing' },
  { id: 'detailed-breakdown', label: 'Detailed Breakdown' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab that is open where the address names none. */
export const firstTab: DashboardTab = 'market-reality';

/** The tab that a query such as `?tab=negative-gearing` names; the first one for any other. */
export function tabIn(query: string): DashboardTab {
  const named = new URLSearchParams(query).get('tab');
  return dashboardTabs.find(({ id }) => id === named)?.id ?? firstTab;
}

/** The query of a tab; other parameters stay, and the first tab needs none. */
export function queryOf(tab: DashboardTab, query: string): string {
  const parameters = new URLSearchParams(query);
  if (tab === firstTab) parameters.delete('tab');
  else parameters.set('tab', tab);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
