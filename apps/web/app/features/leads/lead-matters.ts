import { calculationSchema, type LeadDetails, maritalStatusLabels, toolFacts } from '@freehold/contract';
import { answerCalculation, readBackCalculation } from '@freehold/domain';
import { borrowingCapacity, mortgageRepayment, type Rule } from '@freehold/finance';
import { counted, date, decimal, money, rate } from '#app/lib/format.ts';
import { frequencyNouns, loanTypeLabels } from './lead-words.ts';

/** One figure as the visitor saw it, as computed on arrival, and as the engine computes it now. */
export interface ResultRow {
  readonly label: string;
  readonly seen: string;
  readonly stored: string;
  readonly now: string;
}

/** A rule behind the figures. */
export interface ResultRule {
  readonly id: string;
  readonly label: string;
  /** When it applies from and when its source was read; or that it is no longer a current rule. */
  readonly dates: string;
}

/** What a person entered, and the result. */
export interface LeadResults {
  readonly inputs: readonly (readonly [label: string, text: string])[];
  readonly rows: readonly ResultRow[];
  /** True when what the visitor saw or what was stored differs from the engine's figure now. */
  readonly differs: boolean;
  readonly rules: readonly ResultRule[];
}

type Lead = Pick<LeadDetails, 'borrowing' | 'mortgage' | 'calculation' | 'purchaseTimeframe' | 'rules'>;

/** A lead's inputs with their results; `today` is the ISO date a loan starts from. Null for a lead without figures. */
export function leadResults(lead: Lead, today: string): LeadResults | null {
  if (lead.borrowing) return borrowingResults(lead.borrowing, lead.rules);
  if (lead.calculation) return calculationResults(lead.calculation, lead.rules);
  return lead.mortgage && mortgageResults({ ...lead, mortgage: lead.mortgage }, today);
}

function borrowingResults(borrowing: NonNullable<Lead['borrowing']>, storedRules: readonly string[]): LeadResults {
  const { grossIncome, partnerIncome, dependants, existingLoans, maritalStatus } = borrowing;
  const { displayed, rules } = borrowingCapacity(borrowing);
  const { claimedCapacity, computedCapacity } = borrowing;
  return {
    inputs: [
      ['Income a year', money(grossIncome)],
      ['Marital status', maritalStatusLabels[maritalStatus]],
      ...(partnerIncome === null ? [] : [['Partner’s income a year', money(partnerIncome)] as const]),
      ['Dependants', decimal(dependants)],
      ['Existing loans', money(existingLoans)],
    ],
    rows: [
      {
        label: 'Borrowing capacity',
        seen: money(claimedCapacity),
        stored: money(computedCapacity),
        now: money(displayed),
      },
    ],
    differs: claimedCapacity !== displayed || computedCapacity !== displayed,
    rules: ruleLines(storedRules, rules),
  };
}

function mortgageResults(lead: Lead & { mortgage: NonNullable<Lead['mortgage']> }, today: string): LeadResults {
  const { mortgage } = lead;
  const { loanAmount, interestRate, loanTerm, repaymentFrequency, loanType, additionalRepayments } = mortgage;
  const result = mortgageRepayment({ ...mortgage, today });
  const { claimedRepayment } = mortgage;
  const rows = [
    {
      label: `Repayment a ${frequencyNouns[repaymentFrequency]}`,
      seen: claimedRepayment === null ? 'Not sent' : money(claimedRepayment),
      stored: money(mortgage.repaymentAmount),
      now: money(result.repaymentAmount),
    },
    amountRow('Total repayments', mortgage.totalRepayments, result.totalRepayments),
    amountRow('Total interest', mortgage.totalInterest, result.totalInterest),
    { label: 'Paid off', seen: 'Not sent', stored: dayText(mortgage.payoffDate), now: dayText(result.payoffDate) },
  ];
  return {
    inputs: [
      ['Loan', money(loanAmount)],
      ['Interest rate', rate(interestRate)],
      ['Term', counted(loanTerm, 'year')],
      ['Repayments', `Every ${frequencyNouns[repaymentFrequency]}`],
      ['Loan type', loanTypeLabels[loanType]],
      ...(additionalRepayments > 0 ? [['Extra a month', money(additionalRepayments)] as const] : []),
      ...(lead.purchaseTimeframe === null ? [] : [['Buys in', lead.purchaseTimeframe] as const]),
    ],
    rows,
    // The last payment date counts from today, so it would differ on any other day.
    differs: rows.slice(0, 3).some(({ seen, stored, now }) => stored !== now || (seen !== 'Not sent' && seen !== now)),
    rules: ruleLines(lead.rules, result.rules),
  };
}

function calculationResults(
  { tool, inputs, claimedFigure, computedFigure }: NonNullable<Lead['calculation']>,
  storedRules: readonly string[],
): LeadResults {
  const [seen, stored] = [money(claimedFigure), money(computedFigure)];
  const parsed = calculationSchema.safeParse({ tool, inputs });
  if (!parsed.success) {
    return {
      inputs: [],
      rows: [{ label: toolFacts[tool].title, seen, stored, now: 'Not known: the form has changed' }],
      differs: seen !== stored,
      rules: storedRules.map((id) => ({ id, label: id, dates: 'in use when the lead arrived' })),
    };
  }
  const { figure, rules } = answerCalculation(parsed.data);
  const now = money(figure.amount);
  return {
    inputs: readBackCalculation(parsed.data).map(({ label, value }) => [label, value] as const),
    rows: [{ label: figure.label, seen, stored, now }],
    differs: seen !== now || stored !== now,
    rules: ruleLines(storedRules, rules),
  };
}

function amountRow(label: string, stored: number, now: number): ResultRow {
  return { label, seen: 'Not sent', stored: money(stored), now: money(now) };
}

function ruleLines(stored: readonly string[], now: readonly Rule<unknown>[]): ResultRule[] {
  const gone = stored.filter((id) => now.every((rule) => rule.id !== id));
  return [
    ...now.map(({ id, label, from, read }) => ({
      id,
      label,
      dates: [
        from === null ? 'the product’s own' : `from ${dayText(from)}`,
        `source read ${dayText(read)}`,
        ...(stored.includes(id) ? [] : ['not in use when the lead arrived']),
      ].join(', '),
    })),
    ...gone.map((id) => ({ id, label: id, dates: 'in use when the lead arrived, no longer now' })),
  ];
}

function dayText(isoDay: string): string {
  return date(new Date(`${isoDay}T12:00:00`));
}
