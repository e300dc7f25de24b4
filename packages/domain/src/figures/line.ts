/** A label and its text, one row of a list of inputs or results. */
export interface Line {
  readonly label: string;
  readonly value: string;
  /** A short qualifier that keeps the figure from being misread. */
  readonly note?: string;
}
