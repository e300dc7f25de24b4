/** What stands in a search field beside the search that the address holds. */
export interface SearchText {
  readonly text: string;
  /** The address's search as it was last seen. */
  readonly seen: string;
  /** What this field asked for last, so that its own search coming back does not undo what was typed since. */
  readonly asked: string;
}

/** A field that shows the address's search. */
export function searchTextOf(value: string): SearchText {
  return { text: value, seen: value, asked: value };
}

/** The field after the address changed: its own wish leaves the text alone, anything else, such as Back, replaces it. */
export function followed(field: SearchText, value: string): SearchText {
  if (field.seen === value) return field;
  return value === field.asked ? { ...field, seen: value } : searchTextOf(value);
}
