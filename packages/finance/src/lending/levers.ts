import { inRange, wholeInRange } from '../units/checks.ts';
import { Refusal } from '../units/refusal.ts';
import type { LendingLiability, PolicyOverrides, ServiceabilityInputs } from './applicant-record.ts';
import type { MaxPriceInputs } from './max-price.ts';

/** What a household could change, each by itself. */
export const levers = [
  'closeCards',
  'lowerCardLimitTo',
  'payOutPersonalLoans',
  'payOutHomeLoan',
  'extendTermTo',
  'addDeposit',
  'livingToBenchmark',
  'lowerRateBy',
] as const;
export type LeverName = (typeof levers)[number];

export interface Lever {
  readonly lever: LeverName;
  /** Dollars, years, points or which of the home loans, from 1, by the lever; none for those that need none. */
  readonly amount?: number | undefined;
}

export interface ThreeTestsInputs extends ServiceabilityInputs {
  readonly purchase: Omit<MaxPriceInputs, 'maxLoan'>;
  readonly levers?: readonly Lever[] | undefined;
  /** Policies of other lenders, each in place of `policy`. */
  readonly rangePolicies?: readonly PolicyOverrides[] | undefined;
}

interface LeverWords {
  /** Begins a sentence: "Closing your cards". */
  readonly doing: string;
  /** Other money that it takes; null where none is needed. */
  readonly needs: string | null;
}

export const leverWords: Readonly<Record<LeverName, LeverWords>> = {
  closeCards: { doing: 'Closing your cards', needs: 'their balances are paid off from other money' },
  lowerCardLimitTo: {
    doing: 'Lowering your card limits',
    needs: 'any balance above the new limit is paid off from other money',
  },
  payOutPersonalLoans: {
    doing: 'Paying out your personal loans',
    needs: 'the money for it comes from elsewhere, not from the deposit',
  },
  payOutHomeLoan: {
    doing: 'Paying out that home loan',
    needs: 'the money for it comes from elsewhere, not from the deposit',
  },
  extendTermTo: { doing: 'A longer term', needs: null },
  addDeposit: { doing: 'A larger deposit', needs: null },
  livingToBenchmark: { doing: 'Living on the benchmark', needs: null },
  lowerRateBy: { doing: 'A lower rate', needs: null },
};

/** The inputs after a lever. Throws Refusal `required`, `incompatible` and `outOfRange` at `levers.amount`. */
export function pulled<Inputs extends ThreeTestsInputs>(inputs: Inputs, { lever, amount }: Lever): Inputs {
  const { newLoan, purchase, liabilities = [] } = inputs;
  const by = (range: readonly [number, number]) => inRange('levers.amount', needed(lever, amount), range);
  switch (lever) {
    case 'closeCards':
      without(lever, amount);
      return { ...inputs, liabilities: liabilities.filter(({ kind }) => kind !== 'card') };
    case 'payOutPersonalLoans':
      without(lever, amount);
      return { ...inputs, liabilities: liabilities.filter(({ kind }) => kind !== 'personalLoan') };
    case 'payOutHomeLoan': {
      const loans = liabilities.filter(({ kind }) => kind === 'homeLoan');
      const place = wholeInRange('levers.amount', needed(lever, amount), [1, Math.max(1, loans.length)]);
      return { ...inputs, liabilities: liabilities.filter((row) => row !== loans[place - 1]) };
    }
    case 'livingToBenchmark':
      without(lever, amount);
      return {
        ...inputs,
        households: inputs.households.map((household) => ({ ...household, declaredLivingMonthly: 0 })),
      };
    case 'lowerCardLimitTo': {
      const most = by([0, 1e9]);
      return { ...inputs, liabilities: liabilities.map((row) => limited(row, most)) };
    }
    case 'extendTermTo': {
      const years = wholeInRange('levers.amount', needed(lever, amount), [1, 40]);
      return { ...inputs, newLoan: { ...newLoan, termYears: Math.max(newLoan.termYears, years) } };
    }
    case 'addDeposit':
      return { ...inputs, purchase: { ...purchase, cash: purchase.cash + by([0, 1e9 - purchase.cash]) } };
    case 'lowerRateBy': {
      const annualRatePct = Math.max(0, newLoan.annualRatePct - by([0, 30]));
      return { ...inputs, newLoan: { ...newLoan, annualRatePct } };
    }
  }
}

function limited(row: LendingLiability, most: number): LendingLiability {
  return row.kind === 'card' ? { ...row, limit: Math.min(row.limit, most) } : row;
}

function needed(lever: LeverName, amount: number | undefined): number {
  if (amount !== undefined) return amount;
  throw new Refusal('required', 'levers.amount', `levers.amount is missing; ${lever} needs one`);
}

function without(lever: LeverName, amount: number | undefined): void {
  if (amount === undefined) return;
  throw new Refusal('incompatible', 'levers.amount', `levers.amount is ${amount}; ${lever} takes none`);
}
