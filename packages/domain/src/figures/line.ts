/** A label with its text, as a list of inputs or results shows it. */
export interface Line {
  readonly label: string;
  readonly value: string;
  /** A word that keeps the figure from being misread. */
  readonly note?: string;
}
