import { addressQuery, readAddress } from '../model/plan-address.ts';

/** The address that opens a plan, given as a link's text, with the same view, year, option and kind of dollars. */
export function planLink({ origin, search }: Pick<Location, 'origin' | 'search'>, text: string): string {
  const query = addressQuery(readAddress(new URLSearchParams(search))).toString();
  return `${origin}/plan${query === '' ? '' : `?${query}`}#p=${text}`;
}
