import type { Home } from '../household/household.ts';
import type { GearingStatus } from '../law/reform/gearing-status.ts';
import { reformYear } from '../law/reform/settings.ts';
import { firstDayOfMonth, monthNumber } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import { isoDate, monthEnd, parseDate } from '../units/calendar.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { homeStatus } from './home-status.ts';

/** The month in which the law turned on a time of day, and the one after it; a contract of any later one is treated alike. */
const cutOff = monthNumber(lossQuarantine.value.contracts.from);
const afterCutOff = cutOff + 1;

/**
 * The day on which a purchase of a month counts as contracted: its first, and of the month of the loss rule's cut-off its
 * last, the careful reading (ITAA 1997 s 26-155), as a record of that month alone is read.
 */
export function purchaseDay(month: number): string {
  const first = firstDayOfMonth(month);
  return month === cutOff ? isoDate(monthEnd(parseDate('month', first))) : first;
}

/** Lists land that counts as a new dwelling, since it is or was let or lived in. */
export function noteBuiltOn({ notKnown }: Pick<Run, 'notKnown'>, { id, kind }: Home): void {
  if (kind !== 'land') return;
  const countedAs =
    'Recorded as land and used as a dwelling: counted as a new one, as a dwelling is that its owner built on vacant land. ' +
    'The Minister has not yet published what a new dwelling is.';
  notKnown.set(`${id}.kind`, { subject: id, field: 'kind', countedAs });
}

/** How the loss rule treats a property in a year; one that is not known is counted as held back, and listed. */
export function countedStatus(
  run: Run,
  { home, boughtOn, owned, gearing }: RunningHome,
  year: FinancialYear,
): GearingStatus {
  // Without the Act no loss is held back, whenever the property was bought.
  if (run.law === 'without-the-act') return 'grandfathered';
  const acquiredOn = boughtOn ?? (owned ? null : purchaseDay(Math.min(run.start + run.month, afterCutOff)));
  const isReformed = year >= reformYear;
  if (gearing.acquiredOn !== acquiredOn || gearing.isReformed !== isReformed)
    Object.assign(gearing, { acquiredOn, isReformed, status: homeStatus(home, year, acquiredOn) });
  const { status } = gearing;
  if (status === 'newBuild') noteBuiltOn(run, home);
  if (status === 'quarantined' && home.contract === null && boughtOn === purchaseDay(cutOff)) {
    const countedAs =
      'Bought in May 2026: counted as signed after 7.30 pm on the 12th, so a rental loss is held back from 1 July 2027. ' +
      'A home whose contract was signed before is entered as one that is owned, with that day.';
    run.notKnown.set(`${home.id}.contract`, { subject: home.id, field: 'contract', countedAs });
  }
  if (status !== 'unknown') return status;
  const countedAs =
    'The day of its contract is not known: its losses are counted as held back from 1 July 2027, the careful reading.';
  run.notKnown.set(`${home.id}.contract`, { subject: home.id, field: 'contract', countedAs });
  return 'quarantined';
}
