import type { State } from '../../units/states.ts';
import { actFlat, actInvestor, actOwner } from './act.ts';
import { nswFirstHome, nswFirstLand, nswGeneral } from './nsw.ts';
import { ntGeneral } from './nt.ts';
import { qldFirstHome, qldGeneral, qldHome, qldResidents } from './qld.ts';
import { saGeneral } from './sa.ts';
import { tasGeneral } from './tas.ts';
import { dutyLaws } from './transfer-duty.ts';
import { vicFirstHome, vicGeneral, vicHome } from './vic.ts';
import { waFirstHome, waFirstLand, waGeneral, waSmallHome } from './wa.ts';

/** Every scale of the Acts by name: dollars for each $100 above a threshold. The Northern Territory has a formula. */
export const dutyScales = {
  nswGeneral,
  vicGeneral,
  vicHome,
  qldGeneral,
  qldHome,
  waGeneral,
  waSmallHome,
  saGeneral,
  tasGeneral,
  actOwner,
  actInvestor,
} as const;

/** Their reliefs and what is no scale. */
export const dutyReliefRules = {
  nswFirstHome,
  nswFirstLand,
  vicFirstHome,
  qldFirstHome,
  qldResidents,
  waFirstHome,
  waFirstLand,
  actFlat,
  ntGeneral,
} as const;

/** Surcharge of a foreign buyer in a place, percent of the price; 0 where there is none. */
export function foreignSurchargePct(state: State): number {
  return dutyLaws[state].foreignSurcharge?.value ?? 0;
}
