import type { Rule } from '../../rules/rule.ts';
import type { State } from '../../units/states.ts';

export const buyers = ['owner', 'first', 'investor'] as const;
export type Buyer = (typeof buyers)[number];

export const dutyProperties = ['established', 'new', 'land'] as const;
export type DutyProperty = (typeof dutyProperties)[number];

/** First and last day of contract of the 2026-27 tables of every place. */
export const dutyTableYear = { from: '2026-07-01', to: '2027-06-30' } as const;

/** A purchase of the whole of a property by individuals. */
export interface TransferDutyInputs {
  readonly state: State;
  /** Day of the contract, YYYY-MM-DD. */
  readonly contractDate: string;
  /** Dutiable value, dollars: the product takes the price for it. */
  readonly price: number;
  /** `owner` will live there, `first` too and meets a first-home scheme's conditions, `investor` will not. */
  readonly buyer: Buyer;
  /** `new`: newly built or off the plan, never lived in; `land`: vacant, to build on. */
  readonly property: DutyProperty;
  /** Every buyer is a foreign person. */
  readonly isForeign?: boolean;
}

/** A line of the duty's working, in dollars; the text is built only when somebody reads it. */
export interface DutyStep {
  readonly label: string;
  readonly amount: number;
  readonly formula: () => string;
  readonly rule?: Rule<unknown>;
}

/** A place's duty before any foreign surcharge: the last step's amount. */
export interface DutyAssessment {
  readonly steps: readonly [...DutyStep[], DutyStep];
  /** Conditions the figure assumes are met, and what the sources leave open. */
  readonly notes: readonly string[];
  readonly rules: readonly Rule<unknown>[];
}

/** One place's law of duty. */
export interface DutyLaw {
  /** Days of contract that its tables cover, the last included. */
  readonly from: string;
  readonly to: string;
  /** Extra duty of a foreign buyer, percent of the whole value; null where there is none. */
  readonly foreignSurcharge: Rule<number> | null;
  readonly assess: (purchase: TransferDutyInputs) => DutyAssessment;
}
