import type { Figure, Line } from '@freehold/domain';
import type { Working } from '@freehold/finance';

/** The same figures under each growth choice, side by side. */
export interface GrowthComparison {
  /** Heading of each column, such as `Low, 3% a year`. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Omit<Figure, 'label'>[] }[];
}

/** What a tool has to say on paper and in the comparison report; its tab shows the same figures. */
export interface ToolReport {
  readonly title: string;
  readonly inputs: readonly Line[];
  readonly headline: Figure;
  readonly figures: readonly Figure[];
  /** Worked out when it is first asked for, as the working is: neither is part of what a keystroke shows at once. */
  readonly comparison: (() => GrowthComparison) | null;
  /** Sentences that belong to the figures: what happens, and what to know. */
  readonly findings: readonly string[];
  /** What is assumed and left out. */
  readonly limits: readonly string[];
  readonly working: () => Working;
}
