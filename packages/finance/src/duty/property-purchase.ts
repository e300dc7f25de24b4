import type { State } from '../rules/transfer-duty.ts';
import type { FinancialYear } from '../units/financial-year.ts';

export const buyers = ['owner', 'first', 'investor'] as const;
export type Buyer = (typeof buyers)[number];

export const dutyProperties = ['established', 'new', 'land'] as const;
export type DutyProperty = (typeof dutyProperties)[number];

export interface TransferDutyInputs {
  readonly state: State;
  /** Financial year of the contract. */
  readonly financialYear: FinancialYear;
  /** Dutiable value, dollars. */
  readonly price: number;
  /** `owner` will live there, `first` is a first home buyer, `investor` will not live there. */
  readonly buyer: Buyer;
  readonly property: DutyProperty;
  readonly isForeign?: boolean;
}
