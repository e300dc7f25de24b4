import type { HouseholdEntity } from '../household/entity.ts';
import type { GainCategory } from '../law/reform/cgt/sale.ts';
import type { Entity } from '../law/reform/entity.ts';

/** Shares within the household, by the people's places and then the entities': fractions that add up to 1. */
export type Fractions = readonly { readonly person: number; readonly fraction: number }[];

/** A company, trust or super fund in a run. */
export interface RunningEntity {
  readonly entity: HouseholdEntity;
  /** As the law knows it. */
  readonly lawEntity: Entity;
  /** Whose income or super it is; nobody's for a company. */
  readonly shares: Fractions;
  /** A company's own money; null of others. */
  readonly account: number | null;
  readonly taxDue: number;
  /** What the household lent a company, and tax paid this month: whole cents. */
  lent: number;
  taxPaid: number;
  /** Dollars carried between years. */
  pool: number;
  capitalLosses: number;
  taxLoss: number;
  /** Of the year, with the discount of the entity and that of a person who takes it. */
  readonly gains: {
    readonly category: GainCategory;
    readonly amount: number;
    readonly discountPct: number;
    readonly passedPct: number;
  }[];
  yearLosses: number;
}
