import type { GearingStatus } from '@freehold/finance';

/** Words of a list of properties. */
export const propertyWords = {
  value: 'Value',
  whole: 'Whole value',
  loan: 'Loan',
  noLoan: 'No loan on record',
  loanInFull: 'counted in full',
  equity: 'Equity',
  lvr: 'LVR',
  rent: 'Rent of the first year',
  yield: 'Yield',
  law: 'Law of 2027',
  home: 'Home',
  rental: 'Rental',
} as const;

/** What the law on rental losses of 1 July 2027 means for a property, in two words and in a sentence. */
export interface LawWords {
  readonly status: string;
  readonly reason: string;
  /** Whether it costs: the loss is used as before, held back, or the law does not reach it. */
  readonly tone: 'kept' | 'held' | 'outside';
}

const keeps = 'Kept';
const carried = 'Carried forward';

/** Words for a rental by how the law treats it. */
export const lawOfRental: Readonly<Record<GearingStatus, LawWords>> = {
  grandfathered: {
    status: keeps,
    reason: 'Contract before 7:30 pm on 12 May 2026: its losses keep lowering tax on other income until it is sold.',
    tone: 'kept',
  },
  newBuild: {
    status: 'New build',
    reason: 'A new dwelling: its losses keep lowering tax on other income.',
    tone: 'kept',
  },
  quarantined: {
    status: carried,
    reason:
      'Established, contract after 7:30 pm on 12 May 2026: from 1 July 2027 its losses are carried forward to later rent and gains.',
    tone: 'held',
  },
  transitional: {
    status: carried,
    reason: 'Losses lower tax on other income up to 2026-27 and are carried forward after.',
    tone: 'held',
  },
  mixed: {
    status: 'Part kept',
    reason: 'Part of it was bought after the cut-off: that part’s losses are carried forward.',
    tone: 'held',
  },
  unknown: {
    status: 'Not known',
    reason:
      'The day of the contract is not on record. Before 12 May 2026 losses are kept; until it is known they are counted as carried forward.',
    tone: 'held',
  },
  exemptPurpose: { status: keeps, reason: 'Used for a purpose the law excepts: losses stay deductible.', tone: 'kept' },
  exemptEntity: { status: keeps, reason: 'Its owner is excepted from the law.', tone: 'kept' },
  notResidential: {
    status: 'Not caught',
    reason: 'No residential dwelling: the law on rental losses does not apply.',
    tone: 'outside',
  },
};

/** Words for a home that is lived in. */
export const lawOfHome: LawWords = {
  status: 'Not let',
  reason: 'Lived in: the law on rental losses does not apply.',
  tone: 'outside',
};
