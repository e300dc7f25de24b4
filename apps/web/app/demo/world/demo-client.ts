import type { Household } from './households.ts';
import { bill, creditCard, home, investmentLoan, loan, rental, savings, shares, superFund } from './sketches.ts';

/**
 * The client whom the demo is played as. Five figures are those of specification section 9; the rest fills the screens
 * (decision X-13).
 */
export const demoClientHousehold: Household = {
  profile: {
    firstName: 'Demo',
    lastName: 'Client',
    grossIncome: 100_000,
    monthlyLivingExpenses: 2_000,
    retirementPassiveIncomeGoal: 50_000,
    desiredRetirementAge: 65,
    employmentLength: 2,
    dateOfBirth: '1988-04-12',
    phone: '0491 570 006',
    address: '12 Wattle Street, Newtown, NSW, 2042, Australia',
    occupation: 'Project coordinator',
    employer: 'Harbour Works',
    employmentType: 'Full-time',
    maritalStatus: 'single',
  },
  assets: [
    home('Terrace in Newtown', [985_000, 742_000, 2017]),
    rental('Unit in Geelong', [612_000, 498_000, 2020], [560, 'Weekly']),
    shares('Index funds', [68_500, 45_000, 2018], [620, 'Quarterly']),
    superFund(142_000),
    savings(38_000),
  ],
  liabilities: [
    { ...loan('Mortgage', 'Home loan', [268_000, 310_000, 6.04, 1_880]), isPrimaryResidence: true, lenderType: 'Bank' },
    investmentLoan(210_000),
    { ...creditCard(2_850), repaymentAmount: 120 },
    {
      ...loan('Vehicle Loan', 'Hatchback', [8_400, 21_000, 7.9, 110]),
      ...{ lenderType: 'Credit union', repaymentFrequency: 'Fortnightly' },
    },
    loan('HECS', 'Study loan', [18_600, 0, 0, 0]),
    bill('Private Health', 'Hospital and extras', 130),
  ],
};
