import type { AskPanel as Panel } from '../model/selection.ts';

/** Stub. */
export function AskPanel({ panel }: { readonly panel: Panel }) {
  return <p>{panel}</p>;
}
