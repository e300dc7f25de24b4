/** One record that can be chosen. */
export interface PickerOption {
  readonly id: string;
  readonly label: string;
  /** What tells it apart from others of the same label. */
  readonly detail: string;
}

/** Where a picker searches: on the server, so that it works with any number of records. */
export interface PickerSource {
  readonly key: readonly string[];
  /** The first records in which every word of the text occurs; all words blank gives the first of all. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
}

/** Most records that a picker offers at once. */
export const mostOptions = 20;
