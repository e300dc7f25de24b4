import type { GearingStatus } from '../law/reform/gearing-status.ts';
import { reformYear } from '../law/reform/settings.ts';
import { firstDayOfMonth, monthNumber } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { homeStatus } from './home-status.ts';

/** The month after the cut-off's; a contract of any later one is treated alike. */
const afterCutOff = monthNumber(lossQuarantine.value.contracts.from) + 1;

/** How the loss rule treats a property in a year; one that is not known is counted as held back, and listed. */
export function countedStatus(
  run: Run,
  { home, boughtOn, owned, gearing }: RunningHome,
  year: FinancialYear,
): GearingStatus {
  // Without the Act no loss is held back, whenever the property was bought.
  if (run.law === 'without-the-act') return 'grandfathered';
  const acquiredOn = boughtOn ?? (owned ? null : firstDayOfMonth(Math.min(run.start + run.month, afterCutOff)));
  const isReformed = year >= reformYear;
  if (gearing.acquiredOn !== acquiredOn || gearing.isReformed !== isReformed)
    Object.assign(gearing, { acquiredOn, isReformed, status: homeStatus(home, year, acquiredOn) });
  const { status } = gearing;
  if (status !== 'unknown') return status;
  const countedAs =
    'The day of its contract is not known: its losses are counted as held back from 1 July 2027, the careful reading.';
  run.notKnown.set(`${home.id}.contract`, { subject: home.id, field: 'contract', countedAs });
  return 'quarantined';
}
