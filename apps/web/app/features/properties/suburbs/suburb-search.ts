/** A place with its state and postcode. */
export interface Suburb {
  readonly name: string;
  readonly state: string;
  readonly postcode: string;
}

/** Maximum number of suggestions. */
export const mostSuggestions = 8;

/** Parses the suburb list, lines such as `VIC3053 Carlton|Carlton South`. */
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

/** Suggestions for part of a name or postcode: prefix matches before others, then by name; the chosen state first. */
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

/** Postcodes of a suburb in a state; empty where the list does not have it. */
export function postcodesOf(suburbs: readonly Suburb[], suburb: string, state: string): string[] {
  const name = plain(suburb);
  const found = suburbs.filter((known) => plain(known.name) === name && known.state === state.trim().toUpperCase());
  return [...new Set(found.map(({ postcode }) => postcode))];
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('’', "'").replaceAll("'", '');
}
