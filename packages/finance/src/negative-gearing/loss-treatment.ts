import { acquiredBeforeCutOff } from '../law/reform/gearing-status.ts';
import { reformYear } from '../law/reform/settings.ts';
import type { TaxYear } from '../rules/income-tax.ts';
import type { DwellingFacts } from './dwelling.ts';

/**
 * Treatment of a rental loss: `deductible` against other income; `carried-forward` against later rent and gains only;
 * `not-known` while the contract date or the kind of dwelling that decides it is missing.
 */
export type LossTreatment = 'deductible' | 'carried-forward' | 'not-known';

/**
 * How a rental loss of a financial year may be used. Up to and including 2026-27, and for new dwellings, it is
 * deductible; from 2027-28 an established dwelling is caught when its contract was made at or after 7:30 pm AEST on 12
 * May 2026. Source: rules/gearing `lossQuarantine`; decision Q-02. Throws RangeError for a contract date in any other
 * format.
 */
export function lossTreatment(year: TaxYear, facts: DwellingFacts): LossTreatment {
  const moment = contractMoment(facts.contractDate);
  if (year < reformYear || facts.dwelling === 'new') return 'deductible';
  const isBefore = moment === undefined ? null : acquiredBeforeCutOff(moment);
  if (isBefore !== false) return isBefore ? 'deductible' : 'not-known';
  return facts.dwelling === 'established' ? 'carried-forward' : 'not-known';
}

/** The date as given, or with the offset of AEST where it has a time. */
function contractMoment(text: string | undefined): string | undefined {
  if (text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return `${text}+10:00`;
  throw new RangeError(`contractDate is ${text}; allowed is a day written YYYY-MM-DD, with an AEST time as THH:MM`);
}
