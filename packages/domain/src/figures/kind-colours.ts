/**
 * What charts draw, each kind with its colour on every screen and in every PDF: the index of one of the eight chart
 * colours. Kinds that stand in one chart have different ones; kinds that never do may share one.
 */
export const kindColours = {
  // Assets, beside each other in a pie.
  home: 0,
  investmentProperty: 1,
  business: 2,
  shares: 3,
  super: 4,
  cash: 5,
  otherAsset: 6,
  // Debts, beside each other in a pie.
  mortgage: 1,
  creditCard: 3,
  vehicleLoan: 2,
  studyLoan: 4,
  marginLoan: 0,
  otherLoan: 5,
  bill: 6,
  /** An asset or a debt without a kind. */
  notGiven: 7,
  // Totals.
  assets: 0,
  propertyValue: 0,
  debt: 1,
  equity: 2,
  netWorth: 2,
  netWorthToday: 5,
  cashFlow: 5,
  // Money of a year or a month.
  income: 0,
  partnerIncome: 1,
  rent: 0,
  expenses: 3,
  interest: 1,
  principal: 2,
  depreciation: 6,
  deductions: 7,
  interestSaved: 0,
  // Comparisons.
  loanWithoutExtra: 2,
  borrowingCapacity: 2,
  taxSavedOldLaw: 0,
  taxSavedNewLaw: 1,
  retirementSavings: 4,
  existingSavings: 5,
  // A plan and its options.
  planA: 2,
  planB: 1,
  planC: 4,
  planD: 0,
  planE: 3,
  planF: 5,
  planG: 6,
} as const;

export type ChartKind = keyof typeof kindColours;

const kindOfType: ReadonlyMap<string, ChartKind> = new Map([
  ['Primary Home', 'home'],
  ['Investment Property', 'investmentProperty'],
  ['Business', 'business'],
  ['Shares', 'shares'],
  ['Super', 'super'],
  ['Savings', 'cash'],
  ['Other', 'otherAsset'],
  ['Mortgage', 'mortgage'],
  ['Credit Card', 'creditCard'],
  ['Vehicle Loan', 'vehicleLoan'],
  ['HECS', 'studyLoan'],
  ['Childcare', 'bill'],
  ['School', 'bill'],
  ['Insurance', 'bill'],
  ['Private Health', 'bill'],
  ['Other Loans', 'otherLoan'],
  ['Share Margin Lending', 'marginLoan'],
]);

/** The kind of an asset or a debt by its type on record; `notGiven` for none. */
export function chartKindOf(type: string): ChartKind {
  return kindOfType.get(type) ?? 'notGiven';
}

const colourCount = 8;

/**
 * A colour for each slice of a whole: its kind's own. Only a further slice of a kind already there, such as a second
 * kind of bill, takes one that no slice has; they repeat after eight.
 */
export function sliceColours(kinds: readonly ChartKind[]): readonly number[] {
  const taken = new Set<number>(kinds.map((kind) => kindColours[kind]));
  return kinds.map((kind, place) => {
    const own = kindColours[kind];
    if (kinds.indexOf(kind) === place) return own;
    const free = Array.from({ length: colourCount }, (_, colour) => colour).find((colour) => !taken.has(colour)) ?? own;
    taken.add(free);
    return free;
  });
}
