import { insuranceDuty, insuranceTable } from '../rules/mortgage-insurance.ts';
import { fromCents, toCents, wholeCents } from '../units/ledger.ts';
import type { State } from '../units/states.ts';

/** A typical premium, dollars to the cent. */
export interface MortgageInsurance {
  readonly premium: number;
  readonly duty: number;
  /** Premium and duty. */
  readonly total: number;
  /** The loan is larger than the table's last column. */
  readonly isExtrapolated: boolean;
}

const none: MortgageInsurance = { premium: 0, duty: 0, total: 0, isExtrapolated: false };

/**
 * Typical lenders mortgage insurance on a base loan, dollars to the cent: nil to 80 % of the value, null above the last
 * band, where no insurer is in the table. Bands are compared in whole cents, so one cent over 80 % is in the first.
 * Source: rules/mortgage-insurance.
 */
export function mortgageInsurance(baseLoan: number, value: number, state: State): MortgageInsurance | null {
  const loan = toCents(baseLoan);
  const worth = toCents(value);
  if (loan * 100 <= worth * 80) return none;
  const { firstLvr, percents, loanUpTo } = insuranceTable.value;
  const row = percents.find((_, index) => loan * 100 <= worth * (firstLvr + index));
  if (row === undefined) return null;
  const column = loanUpTo.findIndex((most) => loan <= most * 100);
  const percent = row.at(column) ?? 0;
  const premium = wholeCents((loan * percent) / 100);
  const duty = wholeCents((premium * insuranceDuty.value[state]) / 100);
  return {
    premium: fromCents(premium),
    duty: fromCents(duty),
    total: fromCents(premium + duty),
    isExtrapolated: column === -1,
  };
}
