import { lossQuarantine } from '../rules/gearing.ts';
import type { TaxYear } from '../rules/income-tax.ts';
import { firstDayOf } from '../units/financial-year.ts';

export const dwellings = ['new', 'established'] as const;
export type Dwelling = (typeof dwellings)[number];

/** Facts that decide how a rental loss may be used. */
export interface DwellingFacts {
  /** ISO date of the contract, or date and AEST time as `2026-05-12T19:29`. */
  readonly contractDate?: string | undefined;
  readonly dwelling?: Dwelling | undefined;
}

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
  const contract = contractMoment(facts.contractDate);
  if (lossQuarantine.from === null || firstDayOf(year) < lossQuarantine.from) return 'deductible';
  if (facts.dwelling === 'new') return 'deductible';
  const { contractsFrom } = lossQuarantine.value;
  // A date without a time does not say whether the contract was made before or after 7:30 pm on announcement day.
  if (contract === undefined || contract === contractsFrom.slice(0, 10)) return 'not-known';
  if (contract < contractsFrom) return 'deductible';
  return facts.dwelling === 'established' ? 'carried-forward' : 'not-known';
}

function contractMoment(text: string | undefined): string | undefined {
  if (text === undefined || /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text)) return text;
  throw new RangeError(`contractDate is ${text}; allowed is a day written YYYY-MM-DD, with an AEST time as THH:MM`);
}
