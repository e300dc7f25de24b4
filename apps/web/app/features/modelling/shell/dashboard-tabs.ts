import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The tabs in order, by their name in the URL. */
export const dashboardTabs = [
  { id: 'market-reality', label: 'Market Reality' },
  { id: 'first-time-buyers', label: 'First Time Buyers' },
  { id: 'portfolio-potential', label: 'Portfolio Potential' },
  { id: 'negative-gearing', label: 'Negative Gearing' },
  { id: 'detailed-breakdown', label: 'Detailed Breakdown' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab that opens when the URL names none. */
const firstTab: DashboardTab = 'market-reality';

const others = dashboardTabs.filter(({ id }) => id !== firstTab).map(({ id }) => id);

/**
 * Script for the prerendered page, which shows the first tab: if the URL names another tab, it marks the document
 * before first paint so the stylesheet hides the first tab's content.
 */
export const markLinkedTab = `(()=>{const tab=new URLSearchParams(location.search).get("tab");if(${JSON.stringify(others)}.includes(tab))document.documentElement.dataset.linkedTab=tab;})()`;

/** Removes the mark once the right tab is open. */
export function forgetLinkedTab(): void {
  delete document.documentElement.dataset.linkedTab;
}

/** The tab that a query such as `?tab=negative-gearing` names; the first one for any other. */
export function tabIn(query: string): DashboardTab {
  const named = new URLSearchParams(query).get('tab');
  return dashboardTabs.find(({ id }) => id === named)?.id ?? firstTab;
}

/** The query of a tab; other parameters are kept, and the first tab needs none. */
export function queryOf(tab: DashboardTab, query: string): string {
  const parameters = new URLSearchParams(query);
  if (tab === firstTab) parameters.delete('tab');
  else parameters.set('tab', tab);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

const never = () => () => {};

/**
 * True in the prerendered page and while hydrating: a script added later would not run, and the CSP would not allow it.
 */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Which tab is open, by the address, and how to open another. The prerendered page has the first one open. */
export function useDashboardTab() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = useSyncExternalStore(
    never,
    () => tabIn(search),
    () => firstTab,
  );
  useEffect(() => {
    if (tab === tabIn(search)) forgetLinkedTab();
  }, [tab, search]);
  const open = useCallback(
    (tab: DashboardTab) => navigate({ search: queryOf(tab, search) }, { preventScrollReset: true }),
    [navigate, search],
  );
  return { tab, open };
}
