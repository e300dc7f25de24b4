import type { ClientDetails, Liability } from '@freehold/contract';
import { chartKindOf } from '@freehold/domain';
import {
  type CreditUtilisation,
  creditUtilisation,
  explainCreditUtilisation,
  monthlyRepaymentsOf,
  type Working,
} from '@freehold/finance';
import { money, percent, rate } from '#app/lib/format.ts';
import { type PieData, pieData } from '../shared/slices.ts';

/** A liability as shown in the list. */
export interface LiabilityEntry {
  readonly id: string;
  readonly title: string;
  /** Description and lender, where given. */
  readonly subtitle: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

export interface LiabilityOverview {
  /** Balances by type; null if nothing is owed. */
  readonly pie: PieData | null;
  readonly credit: CreditUtilisation;
  readonly creditText: string;
  /** Which liabilities the figure counts, and the figure with all that have a limit. */
  readonly creditNote: string;
  readonly creditWorking: Working;
  readonly entries: readonly LiabilityEntry[];
}

const untyped = 'No type given';
const cardType = 'Credit Card';
const onlyLimited = 'Only liabilities with a limit count, so loans without one do not distort it.';

/**
 * A client's liabilities for the tab; credit utilisation is that of the cards if there are any. Throws as
 * `creditUtilisation` does.
 */
export function liabilityOverview({ liabilities }: ClientDetails): LiabilityOverview {
  const cards = liabilities.filter(({ liabilityType }) => liabilityType === cardType);
  const hasCards = creditUtilisation(cards).limit > 0;
  const counted = hasCards ? cards : liabilities;
  const credit = creditUtilisation(counted);
  const all = creditUtilisation(liabilities);
  return {
    pie: pieData({
      amounts: liabilities.map(({ liabilityType, loanBalance }) => ({
        name: liabilityType || untyped,
        amount: loanBalance,
      })),
      kindOf: chartKindOf,
      nameLabel: 'Liability type',
      amountLabel: 'Balance, AUD',
    }),
    credit,
    creditText: creditText(credit),
    creditNote: hasCards && all.limit > credit.limit ? `Cards only. ${allText(all)}` : onlyLimited,
    creditWorking: explainCreditUtilisation(counted),
    entries: liabilities.map(entryOf),
  };
}

function allText({ limit, balance, utilisationPct }: CreditUtilisation): string {
  return `With every loan that has a limit it is ${percent(utilisationPct)}: ${money(balance)} of ${money(limit)}.`;
}

function creditText({ limit, balance, utilisationPct }: CreditUtilisation): string {
  if (limit === 0) return '0%: none of your liabilities has a limit.';
  const over = utilisationPct > 100 ? ', over the limit' : '';
  return `${percent(utilisationPct)}${over}: ${money(balance)} of ${money(limit)} is used.`;
}

function entryOf(liability: Liability): LiabilityEntry {
  const { description, lenderType, isPrimaryResidence } = liability;
  const words = [description, lenderType, isPrimaryResidence ? 'Primary residence' : ''];
  return {
    id: liability.id,
    title: liability.liabilityType || untyped,
    subtitle: words.filter((word) => word !== '').join(', '),
    details: [
      { label: 'Balance', value: money(liability.loanBalance) },
      { label: 'Limit', value: liability.limitAmount > 0 ? money(liability.limitAmount) : 'No limit' },
      { label: 'Interest rate', value: `${rate(liability.interestRate)} a year${wordOf(liability.termType)}` },
      { label: 'Repayment', value: repaymentText(liability) },
      { label: 'Loan type', value: liability.loanType || 'Not given' },
    ],
  };
}

function repaymentText(liability: Liability): string {
  const { repaymentAmount, repaymentFrequency } = liability;
  if (repaymentFrequency === 'Monthly') return `${money(repaymentAmount)} monthly`;
  const frequency = repaymentFrequency === '' ? 'no frequency given' : repaymentFrequency.toLowerCase();
  return `${money(repaymentAmount)} ${frequency}, ${money(monthlyRepaymentsOf([liability]))} a month`;
}

function wordOf(termType: string): string {
  return termType === '' ? '' : `, ${termType.toLowerCase()}`;
}
