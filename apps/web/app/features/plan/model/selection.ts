import { createContext, use } from 'react';

/** Room for three columns; narrower, what is selected lies over the view. */
export const wideScreen = '(min-width: 80em)';

/** What stands open beside the view: a record of the plan by its path, a new one, or how a figure is worked out. */
export type Selected =
  | { readonly kind: 'record'; readonly path: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'figure'; readonly year: number; readonly line: string }
  | { readonly kind: 'ask'; readonly panel: AskPanel }
  | { readonly kind: 'outline' | 'assumptions' | 'history' | 'share' | 'adviser' | 'help' };

/** The panels that answer from the plan. */
export type AskPanel = 'questions' | 'whatIf' | 'decide' | 'chances' | 'levers';

interface Selection {
  readonly selected: Selected | null;
  /** Opens it at the right, or as a sheet on a narrow screen; null closes, and the focus returns to where it was opened. */
  readonly select: (selected: Selected | null) => void;
  /** Where figures open alone, as in a presentation: what leads to a record is its name. */
  readonly isReading?: boolean;
}

export const SelectionOf = createContext<Selection>({ selected: null, select: () => undefined });

/** What stands open, and a way to open something else. */
export function useSelection(): Selection {
  return use(SelectionOf);
}
