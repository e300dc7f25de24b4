import type { LedgerLoan } from '../loan/ledger-plan.ts';
import { type LoanYear, loanYears } from '../loan/loan-years.ts';
import { irr } from '../time-value/cash-flows.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { wholeCents } from '../units/ledger.ts';
import { Refusal, within } from '../units/refusal.ts';
import { percentText } from '../working/amount-text.ts';

export const exitLossTreatments = ['offset', 'quarantine'] as const;
export const exitCgtMethods = ['discount50', 'none', 'full'] as const;

/** A rental held for some years and sold, dollars; rates and growth in percent a year. */
export interface ExitInputs {
  readonly price: number;
  readonly purchaseCosts?: number | undefined;
  readonly growthPct: number;
  readonly years: number;
  /** Repaid monthly. */
  readonly loan: LedgerLoan;
  readonly rentAnnual: number;
  readonly rentGrowthPct?: number | undefined;
  readonly costsAnnual?: number | undefined;
  readonly costsGrowthPct?: number | undefined;
  /** Capital works deducted each year; they lower the cost base. */
  readonly div43Annual?: number | undefined;
  /** Depreciation of plant by year. */
  readonly div40?: readonly number[] | undefined;
  /** One flat rate, levy included. */
  readonly marginalRatePct: number;
  /** Losses lower other income, or wait for later rent and the gain. */
  readonly lossTreatment?: (typeof exitLossTreatments)[number] | undefined;
  readonly sellingCostPct?: number | undefined;
  readonly cgtMethod?: (typeof exitCgtMethods)[number] | undefined;
}

/** Selling at the end of a year, dollars. */
export interface ExitRow {
  readonly year: number;
  /** Of this year, before the sale. */
  readonly afterTaxCashflow: number;
  readonly saleValue: number;
  readonly capitalGain: number;
  readonly cgt: number;
  readonly loanBalance: number;
  readonly netProceeds: number;
  /** Of all flows to here, percent a year; null where they do not change sign or no rate fits. */
  readonly irrPct: number | null;
}

export interface ExitYears {
  readonly initialOutlay: number;
  /** Highest rate of return, the earliest of equals; null without any. */
  readonly bestYear: number | null;
  readonly rows: readonly ExitRow[];
  readonly sentence: string;
  readonly notes: readonly string[];
}

/** What the figures take for granted. */
export const exitNotes: readonly string[] = [
  'Capital gains tax by the rules before 1 July 2027: for a sale after that day the split gain, indexation and the minimum tax come from the capital gains calculation',
  'One marginal rate understates the tax on a large gain',
];

/**
 * A rental sold at the end of each year: cash flow after tax, the net sale proceeds, and the rate of return to that
 * year. Dollars, not rounded but for the loan. Source: lending specification, section E. Throws Refusal `outOfRange`,
 * `incompatible` at `loan.frequency`, and as `ledgerSchedule` does with `loan.` before the field.
 */
export function exitYears(inputs: ExitInputs): ExitYears {
  const terms = checkedTerms(inputs);
  const loan = loanOf(inputs.loan);
  const initialOutlay = terms.price + terms.purchaseCosts - inputs.loan.principal;
  const flows = [-initialOutlay];
  const rows: ExitRow[] = [];
  let pool = 0;
  for (let year = 1; year <= terms.years; year += 1) {
    const held = heldYear(terms, { year, loan: loan[year - 1], pool });
    pool = held.pool;
    const sale = saleIn(terms, { year, pool, balance: loan[year - 1]?.balance ?? 0 });
    const found = irr([...flows, held.afterTax + sale.netProceeds]);
    rows.push({
      year,
      afterTaxCashflow: held.afterTax,
      ...sale,
      irrPct: found.status === 'solved' ? found.value * 100 : null,
    });
    flows.push(held.afterTax);
  }
  const best = bestOf(rows);
  return {
    initialOutlay,
    bestYear: best?.year ?? null,
    rows,
    sentence: sentenceOf(best, initialOutlay),
    notes: exitNotes,
  };
}

type Terms = ReturnType<typeof checkedTerms>;

function checkedTerms(inputs: ExitInputs) {
  const amount = (name: string, value: number | undefined) => inRange(name, value ?? 0, [0, 1e9]);
  const growth = (name: string, value: number | undefined) => inRange(name, value ?? 0, [-50, 50]);
  return {
    price: inRange('price', inputs.price, [1, 1e9]),
    purchaseCosts: amount('purchaseCosts', inputs.purchaseCosts),
    growthPct: growth('growthPct', inputs.growthPct),
    years: wholeInRange('years', inputs.years, [1, 50]),
    rentAnnual: amount('rentAnnual', inputs.rentAnnual),
    rentGrowthPct: growth('rentGrowthPct', inputs.rentGrowthPct),
    costsAnnual: amount('costsAnnual', inputs.costsAnnual),
    costsGrowthPct: growth('costsGrowthPct', inputs.costsGrowthPct),
    div43Annual: amount('div43Annual', inputs.div43Annual),
    div40: (inputs.div40 ?? []).map((dollars) => amount('div40', dollars)),
    marginal: inRange('marginalRatePct', inputs.marginalRatePct, [0, 100]) / 100,
    quarantines: inputs.lossTreatment === 'quarantine',
    sellingCostPct: inRange('sellingCostPct', inputs.sellingCostPct ?? 0, [0, 100]),
    /** Part of a gain that is taxed. */
    taxedPart: { discount50: 0.5, none: 0, full: 1 }[inputs.cgtMethod ?? 'discount50'],
  };
}

function loanOf(loan: LedgerLoan): readonly LoanYear[] {
  if (loan.frequency !== undefined && loan.frequency !== 'monthly') {
    const message = `loan.frequency is ${loan.frequency}; a sale is worked out on monthly repayments`;
    throw new Refusal('incompatible', 'loan.frequency', message);
  }
  return within('loan', () => loanYears(loan));
}

/** A year of rent and costs after tax, and the losses carried. */
function heldYear(
  terms: Terms,
  { year, loan, pool }: { readonly year: number; readonly loan: LoanYear | undefined; readonly pool: number },
): { readonly afterTax: number; readonly pool: number } {
  const rent = terms.rentAnnual * (1 + terms.rentGrowthPct / 100) ** (year - 1);
  const costs = terms.costsAnnual * (1 + terms.costsGrowthPct / 100) ** (year - 1);
  const interest = loan?.interest ?? 0;
  const result = rent - costs - interest - terms.div43Annual - (terms.div40[year - 1] ?? 0);
  const beforeTax = rent - costs - interest - (loan?.principal ?? 0);
  if (!terms.quarantines) return { afterTax: beforeTax - terms.marginal * result, pool };
  const used = Math.min(pool, Math.max(0, result));
  const taxed = Math.max(0, result) - used;
  return { afterTax: beforeTax - terms.marginal * taxed, pool: pool - used + Math.max(0, -result) };
}

function saleIn(
  terms: Terms,
  { year, pool, balance }: { readonly year: number; readonly pool: number; readonly balance: number },
): Omit<ExitRow, 'year' | 'afterTaxCashflow' | 'irrPct'> {
  const saleValue = terms.price * (1 + terms.growthPct / 100) ** year;
  const selling = (saleValue * terms.sellingCostPct) / 100;
  const capitalGain = saleValue - selling - (terms.price + terms.purchaseCosts - terms.div43Annual * year);
  const cgt = terms.marginal * terms.taxedPart * Math.max(0, capitalGain - pool);
  return { saleValue, capitalGain, cgt, loanBalance: balance, netProceeds: saleValue - selling - balance - cgt };
}

function bestOf(rows: readonly ExitRow[]): ExitRow | null {
  return rows.reduce<ExitRow | null>(
    (best, row) => (row.irrPct !== null && (best?.irrPct ?? Number.NEGATIVE_INFINITY) < row.irrPct ? row : best),
    null,
  );
}

function sentenceOf(best: ExitRow | null, initialOutlay: number): string {
  if (initialOutlay <= 0)
    return 'The loan pays the price and the costs: no cash is invested, so a rate of return says nothing. A smaller loan would give one.';
  if (best === null)
    return 'No year gives a rate of return: the cash invested never comes back, or there is no rate at which it does. A higher sale value, more rent or a smaller loan would change it.';
  const rate = percentText(wholeCents((best.irrPct ?? 0) * 100) / 100);
  return `Selling after ${best.year} ${best.year === 1 ? 'year' : 'years'} gives the highest return, ${rate} a year after tax. More growth, more rent or a lower rate would move it.`;
}
