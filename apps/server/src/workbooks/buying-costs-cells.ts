/** Addresses of the sheet Inputs of buying costs. */
export const entered = {
  state: 'Inputs!$B$5',
  buyer: 'Inputs!$B$6',
  property: 'Inputs!$B$7',
  foreign: 'Inputs!$B$8',
  contractOn: 'Inputs!$B$9',
  price: 'Inputs!$B$10',
  /** Percent of the price where the price is known, else dollars. */
  loan: 'Inputs!$B$11',
  insurance: 'Inputs!$B$12',
  scheme: 'Inputs!$B$13',
  region: 'Inputs!$B$14',
  grants: 'Inputs!$B$15',
  legal: 'Inputs!$B$16',
  inspections: 'Inputs!$B$17',
  lender: 'Inputs!$B$18',
  registration: 'Inputs!$B$19',
} as const;

/** What a cell of a choice says, by its value. */
export const words = {
  buyer: { first: 'First-home buyer', owner: 'Owner-occupier', investor: 'Investor' },
  property: { established: 'Established home', new: 'New home', land: 'Land' },
  foreign: { no: 'No', yes: 'Yes' },
  insurance: { capitalise: 'Added to the loan', upfront: 'Paid upfront', waived: 'Waived' },
  scheme: { none: 'None', fiveDeposit: '5% deposit', singleParent: 'Single parent' },
  region: { metro: 'Capital', other: 'Elsewhere' },
} as const;

const is = (address: string, text: string) => `${address}="${text}"`;

/** Conditions on the inputs. */
export const when = {
  first: is(entered.buyer, words.buyer.first),
  investor: is(entered.buyer, words.buyer.investor),
  land: is(entered.property, words.property.land),
  established: is(entered.property, words.property.established),
  foreign: is(entered.foreign, words.foreign.yes),
  upfront: is(entered.insurance, words.insurance.upfront),
  waived: is(entered.insurance, words.insurance.waived),
  noScheme: is(entered.scheme, words.scheme.none),
  singleParent: is(entered.scheme, words.scheme.singleParent),
  elsewhere: is(entered.region, words.region.other),
} as const;

/** The formula of how many figures of a rising list are below one; `place` is the formula of the list’s figure at a place. */
export function countBelow(figure: string, list: string, place: (found: string) => string): string {
  const found = `MATCH(${figure},${list},1)`;
  return `IF(${figure}<=${place('1')},0,${found}-IF(${place(found)}=${figure},1,0))`;
}
