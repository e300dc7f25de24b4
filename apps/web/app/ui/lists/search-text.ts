/** Text of a search field beside the search in the URL. */
export interface SearchText {
  readonly text: string;
  /** The URL's search when last seen. */
  readonly seen: string;
  /** The last search this field requested, so its own search coming back does not undo newer typing. */
  readonly asked: string;
}

/** A field that shows the URL's search. */
export function searchTextOf(value: string): SearchText {
  return { text: value, seen: value, asked: value };
}

/** The field after the URL changed: its own request leaves the text alone; anything else, such as Back, replaces it. */
export function followed(field: SearchText, value: string): SearchText {
  if (field.seen === value) return field;
  return value === field.asked ? { ...field, seen: value } : searchTextOf(value);
}
