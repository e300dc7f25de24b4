import type { Property } from '@freehold/contract';
import {
  type Compared,
  type HouseholdRecord,
  type PurchaseEffect,
  purchaseEffect,
  purchaseWords,
  testWords,
} from '@freehold/domain';
import { Refusal } from '@freehold/finance';
import { money, rate } from '#app/lib/format.ts';

/** The loan of a purchase; percent, months. */
export interface EffectLoan {
  readonly lvrPct: number;
  readonly ratePct?: number;
  readonly termMonths?: number;
}

/** What the card shows of a purchase. */
export interface EffectFacts {
  readonly record: HouseholdRecord;
  readonly property: Property;
  /** ISO day. */
  readonly day: string;
  /** The usual one where none is named. */
  readonly loan?: EffectLoan | undefined;
  /** The quick estimate of the same record; null without income. */
  readonly quickCapacity: number | null;
}

/** A figure without the purchase and with it. */
export interface ComparedRow {
  readonly label: string;
  readonly without: string;
  readonly with: string;
  readonly why: string;
}

/** One figure with one line of why. */
export interface EffectRow {
  readonly label: string;
  readonly figure: string;
  readonly why: string;
}

/** A purchase's figures on the timeline, or why there are none. */
export type EffectView =
  | { readonly terms: string; readonly compared: readonly ComparedRow[]; readonly rows: readonly EffectRow[] }
  | { readonly reason: string };

/** The card of a purchase on a client's timeline. */
export function effectView({ record, property, day, loan, quickCapacity }: EffectFacts): EffectView {
  if (property.price <= 0) return { reason: 'Without a price nothing can be worked out.' };
  try {
    return shown(purchaseEffect({ record, property }, day, loan), quickCapacity);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
    return { reason: 'The record and this property cannot be counted together: one of their figures is out of range.' };
  }
}

function shown(effect: PurchaseEffect, quickCapacity: number | null): EffectView {
  const { leftOver, netWorth, lender, sixTimes } = purchaseWords;
  const { lvrPct, ratePct } = effect.loanTerms;
  return {
    terms: `Bought this month with a loan of ${money(effect.loan)}, ${rate(lvrPct)} of the price, at ${rate(ratePct)}.`,
    compared: [comparedRow(leftOver, effect.leftOverMonthly), comparedRow(netWorth, effect.netWorth)],
    rows: [
      testRow(effect),
      { label: lender.label, figure: money(effect.lenderCapacity), why: lender.why },
      {
        label: sixTimes.label,
        figure: quickCapacity === null ? 'No income on record' : money(quickCapacity),
        why: sixTimes.why,
      },
      valueRow(effect),
    ],
  };
}

function comparedRow(words: { readonly label: string; readonly why: string }, amounts: Compared): ComparedRow {
  return { ...words, without: money(amounts.without), with: money(amounts.with) };
}

function testRow({ saysNo }: PurchaseEffect): EffectRow {
  const { label, none, allYes } = purchaseWords.tests;
  if (saysNo === null) return { label, figure: none, why: allYes };
  const { name, why } = testWords[saysNo];
  return { label, figure: name, why };
}

function valueRow({ value, growthPct, isOwnGrowth }: PurchaseEffect): EffectRow {
  const { label, ownGrowth, assumedGrowth } = purchaseWords.value;
  return { label, figure: money(value), why: (isOwnGrowth ? ownGrowth : assumedGrowth)(rate(growthPct)) };
}
