/** The day a rule value was last compared with its source, and how sure we are of it. */
export interface Provenance {
  /** Title of the document, with the section that holds the value. */
  readonly source: string;
  /** ISO date on which the source was read. */
  readonly read: string;
  /** `verified`: read in a primary text or two sources; `single-source`; `unverified`: general knowledge, not checked. */
  readonly confidence: 'verified' | 'single-source' | 'unverified';
  /** What a reader has to know before relying on the value: a working assumption, a disagreement of sources. */
  readonly note?: string;
}

/** One dated value we believe: a rate, threshold, factor or default. */
export interface Rule<Value> extends Provenance {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly unit: string;
  /** ISO date from which the value applies; null when it is the product's own and has no start. */
  readonly from: string | null;
  /** ISO date of the last day it applies; null while it is in force. */
  readonly to: string | null;
}

/** The rule as part of a line of working, where the line's figure is the rule's and not a person's own. */
export function ruleWhere(isAsRuled: boolean, rule: Rule<unknown>): { readonly rule?: Rule<unknown> } {
  return isAsRuled ? { rule } : {};
}
