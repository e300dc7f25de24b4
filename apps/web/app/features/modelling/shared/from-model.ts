import { growthWord } from '@freehold/domain';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import { money, percent } from '#app/lib/format.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import {
  type EquityDraft,
  type GearingDraft,
  type ModellingDraft,
  type PropertyDraft,
  startingDraft,
} from './draft.ts';

/** What a tool can take over from the model. */
export interface FromModel<Draft> {
  readonly change: Partial<Draft>;
  /** The figures in a few words: "$850,000, medium growth, 6.2% interest". */
  readonly figures: string;
}

/** The values of the tool that taking over would replace. */
export function replacedBy<Draft extends object>({ change }: FromModel<Draft>, draft: Draft): Partial<Draft> {
  const replaced: Partial<Draft> = {};
  for (const field in change) replaced[field] = draft[field];
  return replaced;
}

/**
 * The first purchase of the model for the equity projection; null where the model is the example, has no purchase or
 * none that can be read, or the tool has its figures already. The tool's own 5% deposit and loan type stay.
 */
export function equityFromModel({ portfolio, equity }: ModellingDraft): FromModel<EquityDraft> | null {
  const property = portfolio.properties.find(({ owed }) => owed === '');
  const price = priceOf(property);
  const rate = parseAmount(portfolio.interestRate, 'percent');
  if (isExample(portfolio) || property === undefined || price === null || typeof rate !== 'number') return null;
  const { propertyValue, growthRate } = property;
  return unlessSame(equity, {
    change: { propertyValue, growthRate, interestRate: portfolio.interestRate },
    figures: `${money(price)}, ${growthWord(growthRate).toLowerCase()} growth, ${percent(rate)} interest`,
  });
}

/**
 * The first property of the model for negative gearing, bought or owned: its price, what is borrowed as a share of it,
 * the loan's rate, and its rent where one is typed. Null as `equityFromModel`.
 */
export function gearingFromModel({ portfolio, gearing }: ModellingDraft): FromModel<GearingDraft> | null {
  const [property] = portfolio.properties;
  const price = priceOf(property);
  if (isExample(portfolio) || property === undefined || price === null) return null;
  const { owed, ratePct, rentPct } = property;
  const interest = owed !== '' && ratePct !== '' ? ratePct : portfolio.interestRate;
  const loan = owed === '' ? purchaseLoan(portfolio) : shareOf(owed, price);
  const rate = parseAmount(interest, 'percent');
  // The tool takes no loan above the price.
  if (loan === null || loan > 100 || typeof rate !== 'number') return null;
  const rent = parseAmount(rentPct, 'percent');
  return unlessSame(gearing, {
    change: {
      ...{ propertyPrice: property.propertyValue, loan: String(loan), interest },
      ...(typeof rent === 'number' && { rent: rentPct }),
    },
    figures: [
      `${money(price)}, ${percent(loan)} of it borrowed at ${percent(rate)}`,
      ...(typeof rent === 'number' ? [`rent ${percent(rent)} of the price`] : []),
    ].join(', '),
  });
}

function isExample(portfolio: ModellingDraft['portfolio']): boolean {
  return isSameDraft(portfolio, startingDraft.portfolio);
}

function priceOf(property: PropertyDraft | undefined): number | null {
  const price = parseAmount(property?.propertyValue ?? '', 'dollars');
  return typeof price === 'number' && price > 0 ? price : null;
}

// As the model borrows for its first purchase: the price and its costs, less the deposit.
function purchaseLoan({ deposit, costs }: ModellingDraft['portfolio']): number | null {
  const [share, added] = [parseAmount(deposit, 'percent'), parseAmount(costs, 'percent')];
  return typeof share === 'number' && typeof added === 'number' ? hundredths(100 - share + added) : null;
}

function shareOf(owed: string, price: number): number | null {
  const amount = parseAmount(owed, 'dollars');
  return typeof amount === 'number' ? hundredths((amount / price) * 100) : null;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function unlessSame<Draft extends object>(draft: Draft, carried: FromModel<Draft>): FromModel<Draft> | null {
  return isSameDraft(draft, { ...draft, ...carried.change }) ? null : carried;
}
