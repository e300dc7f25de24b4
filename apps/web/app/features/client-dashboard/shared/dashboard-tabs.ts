/** The tabs of the client's dashboard in order, by what stands in the address. */
export const dashboardTabs = [
  { id: 'overview', label: 'Portfolio Overview' },
  { id: 'investment', label: 'Investment Analysis' },
  { id: 'mortgage', label: 'Mortgage Details' },
  { id: 'tax', label: 'Tax Analysis' },
  { id: 'liabilities', label: 'Liabilities' },
  { id: 'retirement', label: 'Retirement' },
  { id: 'properties', label: 'Your Properties' },
  { id: 'saved', label: 'Saved Properties' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab that is open where the address names none. */
export const firstTab: DashboardTab = 'overview';

/** The tab that a query such as `?tab=tax` names; the first one for any other. */
export function tabIn(query: string): DashboardTab {
  const named = new URLSearchParams(query).get('tab');
  return dashboardTabs.find(({ id }) => id === named)?.id ?? firstTab;
}

/** The query with a parameter set, or left out where its value is null; the others stay. */
export function queryWith(name: string, value: string | null, query: string): string {
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query of a tab; other parameters stay, and the first tab needs none. */
export function queryOf(tab: DashboardTab, query: string): string {
  return queryWith('tab', tab === firstTab ? null : tab, query);
}
