import type { Household } from '../household/household.ts';

/** Kinds of the household's own accounts, and of the outside world's. */
export const ownKinds = [
  'cash',
  'holding',
  'home',
  'loan',
  'studyLoan',
  'super',
  'company',
  'taxDue',
  'landTaxDue',
] as const;
export const outsideKinds = [
  'employers',
  'payers',
  'tenants',
  'suppliers',
  'lenders',
  'banks',
  'taxOffice',
  'market',
  'sellers',
] as const;

/** An account by its kind and whose it is; the world's have no subject. */
export interface AccountName {
  readonly kind: (typeof ownKinds)[number] | (typeof outsideKinds)[number];
  readonly subject: string;
}

/** Why money moves. */
export const flowKinds = [
  'salary',
  'income',
  'withheld',
  'superGuarantee',
  'superBeforeTax',
  'superAfterTax',
  'accountInterest',
  'rent',
  'propertyCosts',
  'living',
  'loanInterest',
  'principal',
  'extra',
  'lump',
  'tax',
  'landTax',
  'taxAssessed',
  'landTaxAssessed',
  'studyLoanIndexed',
  'studyLoanRepaid',
  'superEarnings',
  'superTax',
  'superDrawn',
  'growth',
  'purchase',
  'purchaseDuty',
  'purchaseCosts',
  'mortgageInsurance',
  'borrowed',
  'repaidOnSale',
  'sale',
  'sellingCosts',
  'renovation',
  'valueAdded',
  'refinanceCosts',
  'transfer',
  'surplusRepaid',
  'surplusInvested',
  'holdingDrawn',
  'entitySettled',
  'entityDealSettled',
  'opening',
] as const;
export type FlowKind = (typeof flowKinds)[number];

/** The accounts of a household with what it may buy, in order; the first is the one everything goes through. */
export function accountsOf({
  people,
  entities = [],
  accounts,
  holdings,
  homes,
  loans,
  events,
}: Household): readonly AccountName[] {
  const named = (kind: AccountName['kind'], rows: readonly { readonly id: string }[]) =>
    rows.map(({ id }) => ({ kind, subject: id }));
  const bought = events.flatMap((event) => (event.do === 'buy' ? [event] : []));
  return [
    ...named('cash', accounts),
    ...named('holding', holdings),
    ...named('home', [...homes, ...bought.map(({ home }) => home)]),
    ...named('loan', [...loans, ...bought.flatMap(({ id }) => [{ id: `${id}.loan` }, { id: `${id}.equity` }])]),
    ...named('studyLoan', people),
    ...named('super', people),
    ...named(
      'company',
      entities.filter(({ kind }) => kind === 'company'),
    ),
    ...named('taxDue', [...people, ...entities]),
    { kind: 'landTaxDue', subject: '' },
    ...outsideKinds.map((kind) => ({ kind, subject: '' })),
  ];
}
