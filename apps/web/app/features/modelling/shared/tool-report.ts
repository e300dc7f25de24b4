import type { Figure, Line } from '@freehold/domain';
import type { Working } from '@freehold/finance';

/** The same figures under each growth choice, side by side. */
export interface GrowthComparison {
  /** Heading of each column, such as `Low, 3% a year`. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Omit<Figure, 'label'>[] }[];
}

/** A tool's content for print and the comparison report; its tab shows the same figures. */
export interface ToolReport {
  readonly title: string;
  readonly inputs: readonly Line[];
  readonly headline: Figure;
  readonly figures: readonly Figure[];
  /** Lazy, like the working: neither is needed on a keystroke. */
  readonly comparison: (() => GrowthComparison) | null;
  /** Notes on the figures. */
  readonly findings: readonly string[];
  /** Assumptions and limits. */
  readonly limits: readonly string[];
  readonly working: () => Working;
}

/** What has a report, as each tool's view does. */
interface Reported {
  readonly report: ToolReport;
}

/** The headline's text where only its amount differs from what is shown; else null. */
export function figureInPlaceOf(shown: Reported | null, next: Reported | null): string | null {
  if (shown === null || next === null) return null;
  const { label, value } = next.report.headline;
  return shown.report.headline.label === label ? value : null;
}
