import { type CgtSale, cgtSale } from '../law/reform/cgt/cgt-sale.ts';
import type { LawSide, Sale } from '../law/reform/cgt/sale.ts';
import type { GearingStatus } from '../law/reform/gearing-status.ts';
import { type TaxPosition, taxPosition } from '../law/reform/tax-position.ts';
import { financialYearStarting } from '../units/financial-year.ts';
import { cents } from '../units/statute.ts';

/** What is held and sold, by whom. */
export interface Holding {
  /** Calendar year in which the first income year begins. */
  readonly first: number;
  readonly salary: number;
  readonly status: GearingStatus;
  readonly rents: readonly { readonly rent: number; readonly deductions: number }[];
  readonly sale: Sale;
}

/** A holding by one law. */
export interface Side {
  /** Of each year, the one of the sale last. */
  readonly positions: readonly TaxPosition[];
  readonly gain: CgtSale;
}

/** The years and the sale by one law; the pool goes from year to year. */
export function sideOf({ first, salary, status, rents, sale }: Holding, side: LawSide): Side {
  let pool = 0;
  const positions = [...rents, null].map((row, year) => {
    const position = taxPosition(
      {
        incomeYear: financialYearStarting(first + year),
        income: { salary },
        rental: { properties: row === null ? [] : [{ status, ...row }], quarantinedBroughtForward: pool },
        capital: row === null ? { sale } : undefined,
      },
      side,
    );
    if (row !== null) pool = position.quarantinedCarriedForward;
    return position;
  });
  return { positions, gain: cgtSale({ sale, otherTaxableIncome: salary, quarantinedAmount: pool }, side) };
}

/** Tax and levies that the property saves in a year. */
export function effectIn({ positions }: Side, year: number): number {
  return cents(-(positions[year]?.propertyEffect ?? 0));
}

/** Tax and levies that the property adds in all years. */
export function effectOf({ positions }: Side): number {
  return positions.reduce((sum, { propertyEffect }) => sum + propertyEffect, 0);
}
