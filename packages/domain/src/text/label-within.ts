/** A label within a sentence: `rent`, `growth of homes`; one that begins with an abbreviation stays, as `HECS debt`. */
export function labelWithin(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
