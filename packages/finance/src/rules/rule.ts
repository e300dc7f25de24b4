/** Where a rule value comes from, when it was last checked against that source, and how sure we are of it. */
export interface Provenance {
  /** Title of the document, with the section that holds the value. */
  readonly source: string;
  /** ISO date on which the source was read. */
  readonly read: string;
  /** `verified`: read in a primary text or two sources; `single-source`; `unverified`: general knowledge, not checked. */
  readonly confidence: 'verified' | 'single-source' | 'unverified';
  /** Act, section and schedule. */
  readonly statute?: string;
  /** Published figures that the engine reproduces; a test computes each one. */
  readonly checkedAgainst?: readonly PublishedFigure[];
  /** Caveat for anyone relying on the value: a working assumption, a disagreement of sources. */
  readonly note?: string;
}

/** A figure that an office or an Act publishes for given inputs of a calculation area. */
export interface PublishedFigure {
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Name of the figure in the area's result. */
  readonly figure: string;
  readonly amount: number;
  readonly publishedBy: string;
}

/** One dated value we believe: a rate, threshold, factor or default. */
export interface Rule<Value> extends Provenance {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly unit: string;
  /** ISO date from which the value applies; null for the product's own values, which have no start. */
  readonly from: string | null;
  /** ISO date of the last day it applies; null while it is in force. */
  readonly to: string | null;
}

/** The rule for a line of working, if the line uses the rule's figure and not a person's own. */
export function ruleWhere(isAsRuled: boolean, rule: Rule<unknown>): { readonly rule?: Rule<unknown> } {
  return isAsRuled ? { rule } : {};
}
