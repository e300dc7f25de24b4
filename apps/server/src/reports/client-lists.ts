import { type ClientDetails, calculatorLoanType, moneyText } from '@freehold/contract';
import { allocation, annualIncomeOf, monthlyRepaymentsOf } from '@freehold/finance';
import { percentageText } from './figure-text.ts';
import type { BarsPart, GridPart } from './report.ts';

const loanTypeNames = { principal_and_interest: 'P&I', interest_only: 'IO' } as const;

/** What the assets are worth by type, largest first. */
export function allocationBars({ assets }: ClientDetails): BarsPart {
  const slices = allocation(
    assets.map(({ assetType, currentValue }) => ({ name: assetType || 'No type given', amount: currentValue })),
  );
  return barsOf('Assets by type', slices, 'No asset has a value.');
}

/** What is owed by type of liability, largest first. */
export function debtBars({ liabilities }: ClientDetails): BarsPart {
  const slices = allocation(
    liabilities.map(({ liabilityType, loanBalance }) => ({
      name: liabilityType || 'No type given',
      amount: loanBalance,
    })),
  );
  return barsOf('Debts by type', slices, 'Nothing is owed.');
}

function barsOf(title: string, slices: ReturnType<typeof allocation>, none: string): BarsPart {
  const [largest] = slices;
  return {
    kind: 'bars',
    title,
    summary: largest === undefined ? none : `${largest.name} makes up ${largest.percent}%.`,
    bars: slices.map(({ name, value, percent }) => ({
      label: name,
      amount: value,
      value: `${moneyText(value)}, ${percent}%`,
    })),
  };
}

/** Every asset on record. */
export function assetGrid({ assets }: ClientDetails): GridPart {
  return {
    kind: 'grid',
    title: 'Assets',
    columns: ['Type', 'Description', 'Value', 'Paid', 'Bought', 'Share', 'Income a year'],
    wordColumns: 2,
    rows: assets.map((asset) => [
      asset.assetType || 'No type given',
      asset.description,
      moneyText(asset.currentValue),
      moneyText(asset.originalPrice),
      String(asset.yearPurchased),
      percentageText(asset.ownershipPercentage),
      moneyText(annualIncomeOf([asset])),
    ]),
    ...(assets.length === 0 ? { note: 'No assets are on record.' } : {}),
  };
}

/** Every liability on record. */
export function liabilityGrid({ liabilities }: ClientDetails): GridPart {
  return {
    kind: 'grid',
    title: 'Liabilities',
    columns: ['Type', 'Description', 'Owing', 'Limit', 'Rate', 'Loan type', 'Repaid a month'],
    wordColumns: 2,
    rows: liabilities.map((liability) => [
      liability.liabilityType || 'No type given',
      [liability.description, liability.lenderType, liability.termType.toLowerCase()]
        .filter((text) => text.trim() !== '')
        .join(', '),
      moneyText(liability.loanBalance),
      moneyText(liability.limitAmount),
      percentageText(liability.interestRate),
      loanTypeNames[calculatorLoanType(liability.loanType)],
      moneyText(monthlyRepaymentsOf([liability])),
    ]),
    note:
      liabilities.length === 0
        ? 'No liabilities are on record.'
        : 'P&I repays principal and interest, IO interest only.',
  };
}
