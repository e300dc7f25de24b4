import { useSearchParams } from 'react-router';

/** The views of a plan, with what each is called. */
export const planViews = [
  { id: 'plan', label: 'Plan' },
  { id: 'timeline', label: 'Timeline' },
  { id: 'year', label: 'Year' },
  { id: 'compare', label: 'Compare' },
] as const;
export type ViewId = (typeof planViews)[number]['id'];

export type Dollars = 'today' | 'year';

/** What of the screen stands in its address, so that Back and a link lead to the same. */
export interface PlanAddress {
  readonly view: ViewId;
  /** Calendar year that the financial year on screen ends in; null for the first. */
  readonly year: number | null;
  readonly option: string | null;
  readonly dollars: Dollars;
  /** The step of the presentation that is on screen, from 1; null outside of one. */
  readonly present: number | null;
}

/** What an address says; anything else has its usual value. */
export function readAddress(query: URLSearchParams): PlanAddress {
  const year = query.get('y') ?? '';
  const step = query.get('present') ?? '';
  return {
    view: planViews.find(({ id }) => id === query.get('view'))?.id ?? 'plan',
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    option: query.get('o'),
    dollars: query.get('dollars') === 'year' ? 'year' : 'today',
    present: /^[1-6]$/.test(step) ? Number(step) : null,
  };
}

/** The query of an address, without what is usual. */
export function addressQuery({ view, year, option, dollars, present }: PlanAddress): URLSearchParams {
  return new URLSearchParams({
    ...(view !== 'plan' && { view }),
    ...(year !== null && { y: String(year) }),
    ...(option !== null && { o: option }),
    ...(dollars !== 'today' && { dollars }),
    ...(present !== null && { present: String(present) }),
  });
}

/** The address on screen, and a way to change it: a view or an option is a step for Back, a year is not. */
export function usePlanAddress() {
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  return {
    ...address,
    go: (changes: Partial<PlanAddress>) => {
      const isStep = changes.view !== undefined || changes.option !== undefined;
      setQuery((latest) => addressQuery({ ...readAddress(latest), ...changes }), {
        replace: !isStep,
        preventScrollReset: true,
      });
    },
  };
}
