import { specificationTaxYear, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { useLocation, useNavigate } from 'react-router';

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
const firstTab: DashboardTab = 'overview';

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

/** What the address says is open, and how to open something else. The screen is only drawn in a browser. */
export function useDashboardAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goTo = (query: string, isStep: boolean) =>
    navigate({ search: query }, { preventScrollReset: true, replace: !isStep });
  return {
    tab: tabIn(search),
    taxYear: taxYearIn(search),
    open(tab: DashboardTab) {
      goTo(queryOf(tab, search), true);
    },
    chooseTaxYear(year: TaxYear) {
      goTo(queryWith('year', year === specificationTaxYear ? null : year, search), false);
    },
  };
}

function taxYearIn(query: string): TaxYear {
  const named = new URLSearchParams(query).get('year');
  return switchableTaxYears.find((year) => year === named) ?? specificationTaxYear;
}
