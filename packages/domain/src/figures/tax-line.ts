import { timelineLines } from './timeline-words.ts';

/** Tax in a sum that makes net worth, dollars: what is still to be paid lowers it, and a refund to come raises it. */
export function taxLine({ taxDue }: { readonly taxDue: number }): readonly [label: string, amount: number] {
  return [taxDue < 0 ? timelineLines.taxRefund : timelineLines.taxDue, -taxDue];
}
