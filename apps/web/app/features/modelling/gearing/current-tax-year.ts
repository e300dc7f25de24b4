import { financialYearOf, parseDate, switchableTaxYears, type TaxYear } from '@freehold/finance';

/** The tax year of an ISO day where a person can switch to it and has not; null otherwise and in a made page. */
export function otherCurrentYear(today: string | null, chosen: TaxYear): TaxYear | null {
  if (today === null) return null;
  const current = financialYearOf(parseDate('today', today));
  return switchableTaxYears.find((year) => year === current && year !== chosen) ?? null;
}
