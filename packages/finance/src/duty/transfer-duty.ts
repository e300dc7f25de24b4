import type { Rule } from '../rules/rule.ts';
import { type NoRule, noRule } from '../rules/rule-set.ts';
import { foreignSurcharges } from '../rules/transfer-duty.ts';
import { inRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import type { TransferDutyInputs } from './property-purchase.ts';
import { dutyOf, type StateDuty } from './state-duty.ts';

export interface TransferDuty extends StateDuty {
  readonly status: 'computed';
  readonly foreignSurcharge: Dollars;
  /** Duty and surcharge. */
  readonly total: Dollars;
}

/** The only year with known scales. */
const dutyYear: FinancialYear = '2026-27';

/**
 * Transfer (stamp) duty on a contract of 2026-27, and the surcharge for a foreign buyer: dollars, not rounded. No rule
 * for other years. Concessions assume their conditions are met; `notes` names the conditions. Source:
 * rules/transfer-duty. Throws RangeError for a price outside 0 to 1e12.
 */
export function transferDuty(inputs: TransferDutyInputs): TransferDuty | NoRule {
  const price = inRange('price', inputs.price, [0, largestAmount]);
  if (inputs.financialYear !== dutyYear) return noRule(`transfer duty ${inputs.state}`, inputs.financialYear);
  const state = dutyOf(inputs);
  const surchargeRule: Rule<number> | null = inputs.isForeign === true ? foreignSurcharges[inputs.state] : null;
  const foreignSurcharge = dollars((price * (surchargeRule?.value ?? 0)) / 100);
  return {
    status: 'computed',
    ...state,
    foreignSurcharge,
    total: dollars(state.duty + foreignSurcharge),
    rules: surchargeRule === null ? state.rules : [...state.rules, surchargeRule],
  };
}
