import type { AssetSketch, LiabilitySketch } from './belongings.ts';

/** Value and cost in dollars, and the year of purchase. */
type Bought = readonly [value: number, price: number, year: number];
/** Dollars per payment. */
type Income = readonly [amount: number, frequency: string];

function bought([currentValue, originalPrice, yearPurchased]: Bought) {
  return { currentValue, originalPrice, yearPurchased };
}

/** An owner-occupied home. */
export function home(description: string, facts: Bought): AssetSketch {
  return { assetType: 'Primary Home', description, ...bought(facts) };
}

/** A rented property. */
export function rental(description: string, facts: Bought, [incomeAmount, incomeFrequency]: Income): AssetSketch {
  return { assetType: 'Investment Property', description, ...bought(facts), incomeAmount, incomeFrequency };
}

/** Shares with their dividends. */
export function shares(description: string, facts: Bought, [incomeAmount, incomeFrequency]: Income): AssetSketch {
  return { assetType: 'Shares', description, ...bought(facts), incomeAmount, incomeFrequency };
}

/** Money in the bank, with its interest. */
export function savings(value: number): AssetSketch {
  const incomeAmount = Math.round(value * 0.003);
  return { assetType: 'Savings', description: 'Savings account', ...bought([value, value, 2021]), incomeAmount };
}

/** Superannuation. */
export function superFund(value: number): AssetSketch {
  return { assetType: 'Super', description: 'Superannuation', ...bought([value, 0, 2008]) };
}

/** A variable home loan with some redraw. */
export function homeLoan(balance: number): LiabilitySketch {
  return {
    liabilityType: 'Mortgage',
    description: 'Home loan',
    isPrimaryResidence: true,
    lenderType: 'Bank',
    loanBalance: balance,
    limitAmount: Math.round(balance * 1.06),
    interestRate: 6.04,
    repaymentAmount: Math.round(balance * 0.0065),
  };
}

/** A fixed interest-only loan on a rented property. */
export function investmentLoan(balance: number): LiabilitySketch {
  return {
    liabilityType: 'Mortgage',
    description: 'Investment loan',
    lenderType: 'Bank',
    loanBalance: balance,
    limitAmount: balance,
    interestRate: 6.34,
    termType: 'Fixed',
    loanType: 'Interest Only',
    repaymentAmount: Math.round((balance * 0.0634) / 12),
  };
}

/** Any other loan: balance, limit, percent a year and dollars a month. */
export function loan(
  liabilityType: string,
  description: string,
  [loanBalance, limitAmount, interestRate, repaymentAmount]: readonly [number, number, number, number],
): LiabilitySketch {
  return { liabilityType, description, loanBalance, limitAmount, interestRate, repaymentAmount };
}

/** A credit card. */
export function creditCard(balance: number): LiabilitySketch {
  return { ...loan('Credit Card', 'Everyday card', [balance, 12_000, 20.99, 250]), lenderType: 'Bank' };
}

/** A monthly expense without a debt. */
export function bill(liabilityType: string, description: string, repaymentAmount: number): LiabilitySketch {
  return { liabilityType, description, repaymentAmount };
}
