import { specificationTaxYear, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { useLocation, useNavigate } from 'react-router';
import { type DashboardTab, queryOf, queryWith, tabIn } from './dashboard-tabs.ts';

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
