import { specificationTaxYear, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { useLocation, useNavigate } from 'react-router';

/** The client dashboard's tabs in order; ids as used in the URL. */
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

/** The tab that opens if the URL names none. */
const firstTab: DashboardTab = 'overview';

/** The tab named in a query such as `?tab=tax`; the first one if invalid. */
export function tabIn(query: string): DashboardTab {
  const named = new URLSearchParams(query).get('tab');
  return dashboardTabs.find(({ id }) => id === named)?.id ?? firstTab;
}

/** The query with a parameter set, or removed if the value is null; others stay. */
export function queryWith(name: string, value: string | null, query: string): string {
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query for a tab; other parameters stay, and the first tab needs none. */
export function queryOf(tab: DashboardTab, query: string): string {
  return queryWith('tab', tab === firstTab ? null : tab, query);
}

/** The open tab and tax year from the URL, with functions to change them. The screen renders in the browser only. */
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
