/** A place in which people live. */
export interface Suburb {
  readonly name: string;
  readonly state: string;
  readonly postcode: string;
}

/** Most suggestions at once. */
export const mostSuggestions = 8;

/** The suburbs of a list with lines such as `VIC3053 Carlton|Carlton South`. */
export function suburbsIn(list: string): Suburb[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [place = '', names = ''] = splitAt(line, line.indexOf(' '));
      const [state, postcode] = splitAt(place, place.length - 4);
      return names
        .trim()
        .split('|')
        .map((name) => ({ name, state, postcode }));
    });
}

function splitAt(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at)];
}

/**
 * The suburbs to suggest for what was typed of a name or a postcode: those it begins before those with it inside, then by name;
 * of one state before the others where one is chosen.
 */
export function suggestedSuburbs(suburbs: readonly Suburb[], typed: string, chosenState: string): Suburb[] {
  const words = plain(typed);
  if (words.length < 2) return [];
  const rank = ({ name, postcode, state }: Suburb) => {
    const isElsewhere = chosenState !== '' && state !== chosenState ? 1 : 0;
    if (plain(name) === words) return isElsewhere;
    return (plain(name).startsWith(words) || postcode.startsWith(words) ? 2 : 4) + isElsewhere;
  };
  return suburbs
    .filter(({ name, postcode }) => plain(name).includes(words) || postcode.startsWith(words))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-AU') || a.postcode.localeCompare(b.postcode))
    .slice(0, mostSuggestions);
}

/** The postcodes of a suburb in a state, none where the list does not know it. */
export function postcodesOf(suburbs: readonly Suburb[], suburb: string, state: string): string[] {
  const name = plain(suburb);
  const found = suburbs.filter((known) => plain(known.name) === name && known.state === state.trim().toUpperCase());
  return [...new Set(found.map(({ postcode }) => postcode))];
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'").replaceAll("'", '');
}
