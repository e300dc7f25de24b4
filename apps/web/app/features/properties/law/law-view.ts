import {
  openLaw,
  type PropertyLaws,
  type PropertyLawsInputs,
  type PropertySale,
  propertyLaws,
  type State,
  states,
} from '@freehold/finance';
import { date, money } from '#app/lib/format.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import type { PropertyNumbers } from '../shared/property-numbers.ts';
import { type LawDraft, lawErrors } from './law-draft.ts';

/** Part of the price that is borrowed, as in the Financial Summary's repayment. */
export const loanPct = 90;

/** A step of the sale with its figure by each law. */
export interface SaleRow {
  readonly label: string;
  readonly old: string;
  readonly enacted: string;
}

export interface LawView {
  readonly laws: PropertyLaws;
  readonly summary: string;
  readonly saleRows: readonly SaleRow[];
  readonly saleSummary: string;
  /** What the law leaves open here, in its setting's words. */
  readonly open: readonly string[];
}

/** The property under both laws, or null while a fact or figure is missing. `today` is an ISO day. */
export function lawView(property: PropertyNumbers & { readonly state: string }, draft: LawDraft, today: string) {
  const inputs = inputsOf(property, draft, today);
  return inputs === null ? null : viewOf(propertyLaws(inputs), inputs.salary);
}

function inputsOf(
  { price, growthRate, rentalYield, state }: PropertyNumbers & { readonly state: string },
  draft: LawDraft,
  today: string,
): PropertyLawsInputs | null {
  const salary = parseAmount(draft.salary);
  if (Object.keys(lawErrors(draft)).length > 0 || typeof salary !== 'number') return null;
  if (price === null || growthRate === null || rentalYield === null) return null;
  const { dwelling, contractDate } = draft;
  const place = stateNamed(state);
  return {
    price,
    growthRate,
    rentalYield,
    loanPct,
    dwelling,
    salary,
    state: place,
    contractDate: contractDate || today,
  };
}

/** The place of a property whose state was written freely. */
function stateNamed(text: string): State | undefined {
  return states.find((state) => state === text.trim().toUpperCase());
}

const belowZero = 'Where a loss takes the income of a year below $0, the rest is not carried into the next year here.';

function viewOf(laws: PropertyLaws, salary: number): LawView {
  return {
    laws,
    summary: yearsText(laws),
    saleRows: saleRows(laws),
    saleSummary: saleText(laws),
    open: [
      ...laws.settingsUsed.map(({ words }) => words),
      openLaw.residency.words,
      ...(laws.rows.some(({ netRent }) => netRent + salary < 0) ? [belowZero] : []),
    ],
  };
}

function yearsText({ reason, rows }: PropertyLaws): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return reason;
  const lost = rows.reduce((sum, { savedWithout, saved }) => sum + savedWithout - saved, 0);
  const years = `${first.incomeYear} to ${last.incomeYear}`;
  if (Math.round(lost) === 0) return `${reason} From ${years} both laws take the same tax.`;
  const effect = lost > 0 ? `takes ${money(lost)} of tax savings` : `leaves ${money(-lost)} more`;
  return `${reason} From ${years} that ${effect}; ${money(last.carriedForward)} of losses are then carried.`;
}

function saleRows({ saleWithout, sale, salePrice }: PropertyLaws): readonly SaleRow[] {
  const row = (label: string, of: Exclude<keyof PropertySale, 'gainBefore'>): SaleRow => ({
    label,
    old: money(saleWithout[of]),
    enacted: money(sale[of]),
  });
  return [
    { label: 'Sale price', old: money(salePrice), enacted: money(salePrice) },
    ...(sale.gainBefore === null
      ? []
      : [{ label: 'Gain to 30 June 2027', old: 'in the gain below', enacted: money(sale.gainBefore) }]),
    row('Gain of the sale', 'gainAfter'),
    row('Carried losses used', 'lossesUsed'),
    row('Discount', 'discount'),
    row('Net capital gain', 'netCapitalGain'),
    row('Minimum tax of 30%', 'minimumTax'),
    row('Tax the sale adds', 'tax'),
  ];
}

const choices = { discount: 'the 50% discount', indexation: 'the indexed cost base' } as const;

function saleText({ soldOn, duty, extraPayable, carriedAfter, choice }: PropertyLaws): string {
  const day = date(new Date(`${soldOn}T12:00`));
  const cost = duty === null ? 'Without duty in its cost base' : `With ${money(duty)} of duty in its cost base`;
  const left = carriedAfter > 0 ? ` ${money(carriedAfter)} of losses are still carried after it.` : '';
  const all =
    Math.round(extraPayable) === 0
      ? 'Over all years and the sale both laws take the same tax.'
      : `Over all years and the sale the law of 2027 takes ${money(Math.abs(extraPayable))} ${extraPayable > 0 ? 'more' : 'less'} tax.`;
  const chosen = choice === null ? '' : ` Of a new home the owner chooses ${choices[choice]}: less tax here.`;
  return `${cost}, sold on ${day}.${chosen} ${all}${left}`;
}
