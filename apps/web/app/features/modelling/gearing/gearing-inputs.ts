import { financialYearOf, parseDate, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { parseAmount } from '#app/lib/parse-amount.ts';

/**
 * The nearer end of 1 to 100 for a share outside it (decision G-12); null for one inside or text that is not a number.
 */
export function clampedOwnership(text: string): string | null {
  const share = parseAmount(text, 'percent');
  if (typeof share !== 'number') return null;
  if (share < 1) return '1';
  return share > 100 ? '100' : null;
}

/** The tax year of an ISO day if it can be selected and is not selected yet; null otherwise and while prerendering. */
export function otherCurrentYear(today: string | null, chosen: TaxYear): TaxYear | null {
  if (today === null) return null;
  const current = financialYearOf(parseDate('today', today));
  return switchableTaxYears.find((year) => year === current && year !== chosen) ?? null;
}
