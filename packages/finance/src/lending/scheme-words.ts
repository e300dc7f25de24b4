import { fromCents } from '../units/ledger.ts';
import { amountText } from '../working/amount-text.ts';
import type { SchemeCheck, SchemeReason } from './guarantee.ts';

const words: Readonly<Record<SchemeReason, string>> = {
  notFirstHomeBuyer: 'it is for first-home buyers',
  notCitizenOrResident: 'it is for citizens and permanent residents',
  priceAboveCap: 'the price is above the scheme’s cap',
  depositTooSmall: 'the deposit is too small for it',
  notNeeded: 'the deposit reaches 20 %',
};

/** Why a scheme does not apply, as parts of a sentence. */
export function reasonsText(reasons: readonly SchemeReason[]): string {
  return reasons.map((reason) => words[reason]).join(', ');
}

/** What a scheme that was asked for does, or why not and what insurance it would have saved, in cents; empty without. */
export function schemeText(scheme: SchemeCheck | null, insurance: number): string {
  if (scheme === null) return '';
  if (scheme.eligible) {
    return ' The scheme guarantees the lender the part of the loan above 80 %: you live in the home, repay principal and interest, and owe the whole loan.';
  }
  const charged = insurance > 0 ? `, so mortgage insurance of ${amountText(fromCents(insurance))} is charged` : '';
  return ` The scheme does not apply: ${reasonsText(scheme.reasons)}${charged}.`;
}
