import type { Home } from '../household/household.ts';
import { partOfDollars } from '../units/ledger.ts';
import { monthNumber } from './clock.ts';
import type { Run } from './running.ts';
import type { RunningHome } from './running-home.ts';

/**
 * What construction cost is deducted over forty years while it earns: ITAA 1997 ss 43-25, 43-75, 43-210. For works completed
 * after 15 September 1987.
 */
const yearsOfWorks = 40;
const monthsOfWorks = yearsOfWorks * 12;

/**
 * The month of a run from which a building has nothing left to deduct, at the latest: it was complete when it was bought, or
 * at the start where that is not known.
 */
export function lastOfWorks(boughtOn: string | null, start: number): number {
  return monthsOfWorks + (boughtOn === null ? 0 : monthNumber(boughtOn.slice(0, 7)) - start);
}

interface BoughtInPart {
  /** The household's part. */
  readonly part: number;
  readonly boughtOn: string | null;
  readonly start: number;
}

/** What was built and deducted of a property before a run, dollars of the household's part, and until when it goes on. */
export function worksAtStart(
  { improvements = [], worksClaimed }: Home,
  { part, boughtOn, start }: BoughtInPart,
): Pick<RunningHome, 'improvements' | 'works' | 'worksUntil'> {
  return {
    improvements: improvements.map(({ on, amount }) => ({ on, amount: partOfDollars(amount, part), builtIn: null })),
    works: {
      before2027: partOfDollars(worksClaimed?.before2027 ?? 0, part),
      from2027: partOfDollars(worksClaimed?.from2027 ?? 0, part),
    },
    worksUntil: lastOfWorks(boughtOn, start),
  };
}

/**
 * Capital works of the household's part that are deducted a year in the run's month, cents: of the building, and a fortieth of
 * what each renovation in the run cost.
 */
export function worksAYear({ month }: Pick<Run, 'month'>, home: RunningHome): number {
  const { capitalWorks = 0 } = home.home.depreciation ?? {};
  const ofBuilding = month < home.worksUntil ? capitalWorks * home.part * 100 : 0;
  return home.improvements.reduce((sum, { amount, builtIn }) => {
    const isDeducted = builtIn !== null && month <= builtIn + monthsOfWorks;
    return isDeducted ? sum + (amount * 100) / yearsOfWorks : sum;
  }, ofBuilding);
}
