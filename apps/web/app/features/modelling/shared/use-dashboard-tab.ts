import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DashboardTab, firstTab, queryOf, tabIn } from './dashboard-tabs.ts';

const never = () => () => {};

/** Which tab is open, by the address, and how to open another. The made page has the first one open. */
export function useDashboardTab() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = useSyncExternalStore(
    never,
    () => tabIn(search),
    () => firstTab,
  );
  const open = useCallback(
    (tab: DashboardTab) => navigate({ search: queryOf(tab, search) }, { preventScrollReset: true }),
    [navigate, search],
  );
  return { tab, open };
}
