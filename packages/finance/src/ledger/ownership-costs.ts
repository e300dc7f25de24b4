import { wholeCents } from '../units/ledger.ts';
import { june } from './clock.ts';
import type { Run } from './running.ts';
import type { RunningHome } from './running-home.ts';
import type { HomeYear } from './timeline.ts';

type LandTaxYear = Pick<HomeYear, 'landTax' | 'letMonths' | 'ownedMonths'>;

/**
 * The part of a property's land tax of the year that is deducted, whole cents: that of the months let in those owned, to
 * which extent it earns (ITAA 1997 s 8-1).
 */
export function deductedLandTax({ landTax, letMonths, ownedMonths }: LandTaxYear): number {
  return letMonths === 0 ? 0 : wholeCents((landTax * letMonths) / ownedMonths);
}

/**
 * Keeps what owning a property cost this month and nobody may deduct, whole cents of the household's part: rates,
 * insurance, repairs, land tax and interest of the time it is not let, the third element of its cost base (ITAA 1997
 * s 110-25(4)). A row is of a financial year, so that 1 July 2027 parts them, and of one use, so that the first letting
 * does (s 118-192).
 */
export function addOwnershipCost({ start, month }: Run, { ownership, uses }: RunningHome, cents: number): void {
  if (cents === 0) return;
  const year = Math.floor((start + month + 11 - june) / 12);
  const last = ownership.at(-1);
  if (last !== undefined && last.year === year && last.spell === uses.length) last.cents += cents;
  else ownership.push({ year, spell: uses.length, month, cents });
}
