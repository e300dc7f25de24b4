import { type LeadListItem, leadKindFacts, maritalStatusLabels, toolFacts } from '@freehold/contract';
import { counted, money, rate } from '#app/lib/format.ts';
import { frequencyNouns, loanTypeLabels } from './lead-words.ts';

/** What the lead is about, in two or three words: the tool of a calculation, else its kind. */
export function kindOf({ kind, calculation }: Pick<LeadListItem, 'kind' | 'calculation'>): string {
  return calculation ? toolFacts[calculation.tool].title : leadKindFacts[kind].label;
}

/**
 * Figure for the lead's row: the capacity or the tool's figure worked out on arrival, or the loan; null for a lead
 * without figures.
 */
export function figureOf({ borrowing, calculation, mortgage }: LeadListItem): string | null {
  if (borrowing) return money(borrowing.computedCapacity);
  if (calculation) return money(calculation.computedFigure);
  return mortgage && money(mortgage.loanAmount);
}

/** The inputs behind it, in short form. */
export function detailsOf(lead: LeadListItem): string[] {
  const { borrowing, calculation, mortgage, strategySession, purchaseTimeframe } = lead;
  return [
    ...(borrowing ? borrowingDetails(borrowing) : []),
    ...(mortgage ? mortgageDetails(mortgage) : []),
    ...(calculation ? calculationDetails(calculation) : []),
    ...(strategySession && strategySession.message !== '' ? [shortened(strategySession.message)] : []),
    ...(purchaseTimeframe === null ? [] : [`Buys in: ${purchaseTimeframe}`]),
  ];
}

function mortgageDetails(mortgage: NonNullable<LeadListItem['mortgage']>): string[] {
  const { interestRate, loanTerm, loanType, repaymentAmount, repaymentFrequency } = mortgage;
  return [
    `${rate(interestRate)} over ${counted(loanTerm, 'year')}`,
    loanTypeLabels[loanType],
    `${money(repaymentAmount)} a ${frequencyNouns[repaymentFrequency]}`,
  ];
}

const longestExcerpt = 120;

function shortened(message: string): string {
  const letters = [...message];
  return letters.length <= longestExcerpt ? message : `${letters.slice(0, longestExcerpt).join('')}…`;
}

function borrowingDetails(borrowing: NonNullable<LeadListItem['borrowing']>): string[] {
  const { grossIncome, partnerIncome, dependants, existingLoans, claimedCapacity, computedCapacity } = borrowing;
  return [
    ...differenceDetails(money(claimedCapacity), money(computedCapacity)),
    `Income ${money(grossIncome)} a year`,
    ...(partnerIncome === null ? [] : [`Partner ${money(partnerIncome)} a year`]),
    `Loans ${money(existingLoans)}`,
    `${maritalStatusLabels[borrowing.maritalStatus]}, ${counted(dependants, 'dependant')}`,
  ];
}

// The inputs are on the lead's own page: reading them back needs the tools themselves.
function calculationDetails({ claimedFigure, computedFigure }: NonNullable<LeadListItem['calculation']>): string[] {
  return differenceDetails(money(claimedFigure), money(computedFigure));
}

function differenceDetails(claimed: string, computed: string): string[] {
  return claimed === computed ? [] : [`The visitor saw ${claimed}, which their figures do not give`];
}
