import { financialYearOf, parseDate, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** The end of 1 to 100 that is nearer to a share outside of it (decision G-12); null for one inside or no number. */
export function clampedOwnership(text: string): string | null {
  const share = parseAmount(text, 'percent');
  if (typeof share !== 'number') return null;
  if (share < 1) return '1';
  return share > 100 ? '100' : null;
}

/** The tax year of an ISO day where a person can switch to it and has not; null otherwise and in a made page. */
export function otherCurrentYear(today: string | null, chosen: TaxYear): TaxYear | null {
  if (today === null) return null;
  const current = financialYearOf(parseDate('today', today));
  return switchableTaxYears.find((year) => year === current && year !== chosen) ?? null;
}
