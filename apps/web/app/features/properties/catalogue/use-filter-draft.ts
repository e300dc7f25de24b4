import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { type CatalogueFilters, type FilterName, noFilters, priceErrors } from './catalogue-filters.ts';

const typingPauseMs = 300;

/** The filters as typed; valid ones are applied. */
export function useFilterDraft(applied: CatalogueFilters, apply: (filters: CatalogueFilters) => void) {
  const [draft, setDraft] = useState(applied);
  const [isLeft, setLeft] = useState(false);
  const errors = priceErrors(draft);

  const applyAfterTyping = useDebouncedCallback((next: CatalogueFilters) => applyNow(next), typingPauseMs);

  function applyNow(next: CatalogueFilters) {
    applyAfterTyping.cancel();
    if (Object.keys(priceErrors(next)).length === 0) apply(next);
  }

  return {
    draft,
    /** Errors of the prices, once one was blurred. */
    errors: isLeft ? errors : {},
    /** Takes typed text; the search is debounced. */
    type(name: FilterName, text: string) {
      const next = { ...draft, [name]: text };
      setDraft(next);
      if (name === 'q') applyAfterTyping(next);
    },
    /** Takes a choice and applies it at once. */
    choose(change: Partial<CatalogueFilters>) {
      const next = { ...draft, ...change };
      setDraft(next);
      applyNow(next);
    },
    /** Applies what has been typed so far. */
    finish() {
      setLeft(true);
      const next = {
        ...draft,
        minPrice: normaliseAmountText(draft.minPrice, 'dollars'),
        maxPrice: normaliseAmountText(draft.maxPrice, 'dollars'),
      };
      setDraft(next);
      applyNow(next);
    },
    clear() {
      const next = { ...noFilters, sort: draft.sort };
      setDraft(next);
      setLeft(false);
      applyNow(next);
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
