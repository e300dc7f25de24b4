import { type PropertyListQuery, type PropertySort, propertySorts } from '@freehold/contract';
import { states } from '@freehold/finance';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** Filters and sort order of the catalogue; empty strings filter nothing. */
export interface CatalogueFilters {
  readonly q: string;
  readonly state: string;
  /** Dollars as typed. */
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly minBeds: string;
  readonly sort: PropertySort;
}

export type FilterName = keyof CatalogueFilters;

const newestFirst: PropertySort = '-created';

export const noFilters: CatalogueFilters = {
  q: '',
  state: '',
  minPrice: '',
  maxPrice: '',
  minBeds: '',
  sort: newestFirst,
};

/** Choices for the minimum number of bedrooms. */
export const bedroomChoices = ['1', '2', '3', '4', '5'] as const;

/** Cards per page of the catalogue, which 'Show more' adds. */
export const partSize = 24;

// One page is one call; the server caps its size.
const mostShown = 960;

const longestSearch = 200;

/** Parses filters from the URL; values that could not have been chosen are ignored. */
export function filtersIn(params: URLSearchParams): CatalogueFilters {
  const choice = (name: string, choices: readonly string[]) =>
    choices.find((known) => known === params.get(name)) ?? '';
  const amount = (name: string) => (amountOf(params.get(name) ?? '') === null ? '' : (params.get(name) ?? ''));
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    state: choice('state', states),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
    minBeds: choice('minBeds', bedroomChoices),
    sort: propertySorts.find((known) => known === params.get('sort')) ?? newestFirst,
  };
}

/** URL of the catalogue with these filters, from the first page. */
export function addressOf(filters: CatalogueFilters): URLSearchParams {
  const set = Object.entries(filters).filter(
    ([name, text]) => text !== '' && !(name === 'sort' && text === newestFirst),
  );
  return new URLSearchParams(set);
}

/** Number of cards a URL requests: whole pages, at least one. */
export function shownIn(params: URLSearchParams): number {
  const asked = Number(params.get('show') ?? '');
  const parts = Number.isFinite(asked) ? Math.ceil(asked / partSize) : 1;
  return Math.min(mostShown, Math.max(1, parts) * partSize);
}

/** Query for the server. */
export function queryOf({ q, state, minPrice, maxPrice, minBeds, sort }: CatalogueFilters): PropertyListQuery {
  const least = amountOf(minPrice);
  const most = amountOf(maxPrice);
  return {
    sort,
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(state !== '' && { state }),
    ...(least !== null && { minPrice: least }),
    ...(most !== null && { maxPrice: most }),
    ...(minBeds !== '' && { minBeds: Number(minBeds) }),
  };
}

/** True when anything narrows the catalogue; the sort order does not count. */
export function isNarrowed(filters: CatalogueFilters): boolean {
  return Object.entries(filters).some(([name, text]) => name !== 'sort' && text.trim() !== '');
}

const largestPrice = 1e12;
const notAPrice = 'Enter a price, for example 650,000 or 650k';

/** Errors of the two prices as typed. */
export function priceErrors({ minPrice, maxPrice }: Pick<CatalogueFilters, 'minPrice' | 'maxPrice'>) {
  const errors: { minPrice?: string; maxPrice?: string } = {};
  const [least, most] = [amountOf(minPrice), amountOf(maxPrice)];
  if (minPrice.trim() !== '' && least === null) errors.minPrice = notAPrice;
  if (maxPrice.trim() !== '' && most === null) errors.maxPrice = notAPrice;
  if (least !== null && most !== null && most < least) errors.maxPrice = 'Enter at least the lowest price';
  return errors;
}

function amountOf(text: string): number | null {
  const amount = parseAmount(text, 'dollars');
  return typeof amount === 'number' && amount >= 1 && amount <= largestPrice ? amount : null;
}
