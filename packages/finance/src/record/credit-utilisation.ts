import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';

export interface CreditLine {
  readonly loanBalance: number;
  readonly limitAmount: number;
}

export interface CreditUtilisation {
  /** Balance of the liabilities that have a limit, dollars. */
  readonly balance: Dollars;
  readonly limit: Dollars;
  /** Balance over limit, percent; above 100 when over the limit, 0 without a limit. */
  readonly utilisationPct: number;
  /** The same, clamped to 0 to 100, as the bar shows it. */
  readonly barPct: number;
}

/** A cent: less is no limit, and no divisor. */
const smallestLimit = 0.01;

/**
 * Share of available credit in use: balances over limits of the liabilities that have a limit, percent. Source:
 * specification section 9; decision I-08. Throws RangeError for amounts outside −1e12 to 1e12.
 */
export function creditUtilisation(liabilities: readonly CreditLine[]): CreditUtilisation {
  const limited = liabilities.filter(({ limitAmount }) => amountIn('limitAmount', limitAmount) >= smallestLimit);
  const balance = limited.reduce((sum, { loanBalance }) => sum + amountIn('loanBalance', loanBalance), 0);
  const limit = limited.reduce((sum, { limitAmount }) => sum + limitAmount, 0);
  const utilisationPct = limit === 0 ? 0 : (balance / limit) * 100 + 0;
  return {
    balance: dollars(balance),
    limit: dollars(limit),
    utilisationPct,
    barPct: Math.min(100, Math.max(0, utilisationPct)),
  };
}

/** The working of `creditUtilisation`; the last amount is the utilisation in percent. Throws as `creditUtilisation` does. */
export function explainCreditUtilisation(liabilities: readonly CreditLine[]): Working {
  const { balance, limit, utilisationPct } = creditUtilisation(liabilities);
  const limited = liabilities.filter(({ limitAmount }) => limitAmount >= smallestLimit);
  const sum = (amounts: readonly number[]) => amounts.map(amountText).join(' + ') || amountText(0);
  return [
    {
      label: 'Owed where there is a limit',
      amount: balance,
      unit: 'dollars',
      formula: sum(limited.map(({ loanBalance }) => loanBalance)),
    },
    {
      label: 'Limits',
      amount: limit,
      unit: 'dollars',
      formula: sum(limited.map(({ limitAmount }) => limitAmount)),
    },
    {
      label: 'Credit utilisation',
      amount: utilisationPct,
      unit: 'percent',
      formula: limit === 0 ? 'no limit, so 0%' : `${amountText(balance)} ÷ ${amountText(limit)}`,
    },
  ];
}

function amountIn(name: string, amount: number): number {
  return inRange(name, amount, [-largestAmount, largestAmount]);
}
