import type { Home } from '../household/household.ts';
import { type GearingStatus, gearingStatus } from '../law/reform/gearing-status.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import type { FinancialYear } from '../units/financial-year.ts';

/** The day of a contract; mid-year where only the year is known. Null is not known. */
export function contractDay(contract: string | null): string | null {
  if (contract === null) return null;
  return contract.length === 4 ? `${contract}-07-01` : contract.slice(0, 10);
}

/** True of a dwelling of a kind that is new, as one is that was built on vacant land (ITAA 1997 s 26-160, EM 2.43). */
export function isNewDwelling(kind: Home['kind']): boolean {
  return kind === 'new' || kind === 'land';
}

/**
 * How the rule on rental losses treats a household's home in a year, by its contract and kind, as it is let: one whose kind
 * is not known is read as established, and land has a dwelling on it that is new. `unknown` without a contract, and where
 * only 2026 or the day of the cut-off is known.
 * Source: ITAA 1997 ss 26-155, 26-160.
 */
export function homeStatus(
  { contract, kind }: Pick<Home, 'contract' | 'kind'>,
  year: FinancialYear,
  boughtOn: string | null = contractDay(contract),
): GearingStatus {
  const known = contract !== null && contract.length > 4 ? contract : boughtOn;
  // The day of the cut-off without a time stands for a moment that is not known, as 2026 alone is.
  const acquiredAt = known === null || contract === '2026' ? lossQuarantine.value.contracts.from.slice(0, 10) : known;
  const interests = [{ sharePct: 100, acquiredAt }];
  return gearingStatus({
    incomeYear: year,
    entity: 'individual',
    use: 'residential',
    isNewBuild: isNewDwelling(kind),
    interests,
  }).status;
}
