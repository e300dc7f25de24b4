import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DashboardTab, firstTab, queryOf, tabIn } from './dashboard-tabs.ts';
import { forgetLinkedTab } from './linked-tab.ts';

const never = () => () => {};

/** Whether this is the prerendered page, or its hydration: a script made later would neither run nor be allowed. */
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
