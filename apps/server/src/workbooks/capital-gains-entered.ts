/** Addresses of the inputs on the sheet Inputs. */
export const entered = {
  boughtOn: 'Inputs!$B$5',
  boughtFor: 'Inputs!$B$6',
  soldOn: 'Inputs!$B$7',
  soldFor: 'Inputs!$B$8',
  income: 'Inputs!$B$9',
  dwelling: 'Inputs!$B$10',
  share: 'Inputs!$B$11',
  buyingCosts: 'Inputs!$B$12',
  sellingCosts: 'Inputs!$B$13',
  depreciation: 'Inputs!$B$14',
  value2027: 'Inputs!$B$15',
  inflation: 'Inputs!$B$16',
  losses: 'Inputs!$B$17',
  home: 'Inputs!$B$18',
  homeFrom: 'Inputs!$B$19',
  homeTo: 'Inputs!$B$20',
  homeValue: 'Inputs!$B$21',
  otherHome: 'Inputs!$B$22',
  depreciation2027: 'Inputs!$B$23',
} as const;

/** Row of the first result on the sheet Inputs. */
export const firstResult = 26;

/** The first day of the law that indexes costs, as a formula. */
export const reform = 'DATE(2027,7,1)';

/** The formula of the same day some years later; 29 February becomes the 28th in a common year. */
export function laterFormula(day: string, years: string): string {
  const year = `YEAR(${day})+${years}`;
  return `MIN(DATE(${year},MONTH(${day}),DAY(${day})),DATE(${year},MONTH(${day})+1,0))`;
}

/** The formula of the years from one day to another: full anniversaries, and the rest as a part of the year it falls in. */
export function yearsFormula(from: string, to: string): string {
  const apart = `(YEAR(${to})-YEAR(${from}))`;
  const full = `(${apart}-IF(${laterFormula(from, apart)}>${to},1,0))`;
  const last = laterFormula(from, full);
  return `IF(${from}<${to},${full}+(${to}-${last})/(${laterFormula(from, `${full}+1`)}-${last}),0)`;
}
