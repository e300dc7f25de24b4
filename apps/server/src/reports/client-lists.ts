import { type Asset, type ClientDetails, calculatorLoanType, type Liability, moneyText } from '@freehold/contract';
import { chartKindOf, rateText } from '@freehold/domain';
import { allocation, annualIncomeOf, monthlyRepaymentsOf } from '@freehold/finance';
import type { BarsPart, GridPart } from './report.ts';

const loanTypeNames = { principal_and_interest: 'P&I', interest_only: 'IO' } as const;

/** Asset values by type, largest first. */
export function allocationBars({ assets }: ClientDetails): BarsPart {
  const slices = allocation(
    assets.map(({ assetType, currentValue }) => ({ name: assetType || 'No type given', amount: currentValue })),
  );
  return barsOf('Assets by type', slices, 'No asset has a value.');
}

/** Debt by type of liability, largest first. */
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
      kind: chartKindOf(name),
      amount: value,
      value: `${moneyText(value)}, ${percent}%`,
    })),
  };
}

/** Most rows of a list shown individually. */
const mostRows = 100;

/** The largest rows individually, in their original order, and the rest grouped by type. */
function grouped<Row>(rows: readonly Row[], amount: (row: Row) => number, type: (row: Row) => string) {
  if (rows.length <= mostRows) return { single: rows, rest: [] };
  const largest = new Set([...rows].sort((a, b) => amount(b) - amount(a)).slice(0, mostRows));
  const rest = Map.groupBy(
    rows.filter((row) => !largest.has(row)),
    type,
  );
  return { single: rows.filter((row) => largest.has(row)), rest: [...rest] };
}

function total<Row>(rows: readonly Row[], amount: (row: Row) => number): string {
  return moneyText(rows.reduce((sum, row) => sum + amount(row), 0));
}

const typeOf = (type: string) => type || 'No type given';

/** The recorded assets: the hundred most valuable individually, the rest by type. */
export function assetGrid({ assets }: ClientDetails): GridPart {
  const { single, rest } = grouped(
    assets,
    ({ currentValue }) => currentValue,
    ({ assetType }) => typeOf(assetType),
  );
  return {
    kind: 'grid',
    title: 'Assets',
    columns: ['Type', 'Description', 'Value', 'Paid', 'Bought', 'Share', 'Income a year'],
    wordColumns: 2,
    wideColumn: 1,
    rows: [...single.map(assetCells), ...rest.map(assetGroupCells)],
    ...(assets.length === 0 ? { note: 'No assets are on record.' } : {}),
    ...(rest.length > 0
      ? { note: `The ${mostRows} assets worth most are listed; the others are summed by type.` }
      : {}),
  };
}

function assetCells(asset: Asset): string[] {
  return [
    typeOf(asset.assetType),
    asset.description,
    moneyText(asset.currentValue),
    moneyText(asset.originalPrice),
    String(asset.yearPurchased),
    rateText(asset.ownershipPercentage),
    moneyText(annualIncomeOf([asset])),
  ];
}

function assetGroupCells([type, assets]: [string, readonly Asset[]]): string[] {
  return [
    type,
    `${assets.length} more together`,
    total(assets, ({ currentValue }) => currentValue),
    total(assets, ({ originalPrice }) => originalPrice),
    '',
    '',
    moneyText(annualIncomeOf(assets)),
  ];
}

/** The recorded liabilities: the hundred largest debts individually, the rest by type. */
export function liabilityGrid({ liabilities }: ClientDetails): GridPart {
  const { single, rest } = grouped(
    liabilities,
    ({ loanBalance }) => loanBalance,
    ({ liabilityType }) => typeOf(liabilityType),
  );
  const more = rest.length > 0 ? ` The ${mostRows} with most owing are listed; the others are summed by type.` : '';
  return {
    kind: 'grid',
    title: 'Liabilities',
    columns: ['Type', 'Description', 'Owing', 'Limit', 'Rate', 'Loan type', 'Repaid a month'],
    wordColumns: 2,
    wideColumn: 1,
    rows: [...single.map(liabilityCells), ...rest.map(liabilityGroupCells)],
    note:
      liabilities.length === 0
        ? 'No liabilities are on record.'
        : `P&I repays principal and interest, IO interest only.${more}`,
  };
}

function liabilityCells(liability: Liability): string[] {
  return [
    typeOf(liability.liabilityType),
    [liability.description, liability.lenderType, liability.termType.toLowerCase()]
      .filter((text) => text.trim() !== '')
      .join(', '),
    moneyText(liability.loanBalance),
    liability.limitAmount > 0 ? moneyText(liability.limitAmount) : 'No limit',
    rateText(liability.interestRate),
    loanTypeNames[calculatorLoanType(liability.loanType)],
    moneyText(monthlyRepaymentsOf([liability])),
  ];
}

function liabilityGroupCells([type, liabilities]: [string, readonly Liability[]]): string[] {
  return [
    type,
    `${liabilities.length} more together`,
    total(liabilities, ({ loanBalance }) => loanBalance),
    liabilities.some(({ limitAmount }) => limitAmount > 0)
      ? total(liabilities, ({ limitAmount }) => limitAmount)
      : 'No limit',
    '',
    '',
    moneyText(monthlyRepaymentsOf(liabilities)),
  ];
}
