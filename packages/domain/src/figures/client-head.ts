import type { ClientHeadFigures } from '@freehold/contract';
import { roundToCent, runHousehold } from '@freehold/finance';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { householdOf } from '../inputs/household.ts';
import { timelineFigures, unvaluedHome } from './client-timeline.ts';
import { comingEvents } from './coming-events.ts';

// Two financial years hold twelve months from any month on.
const years = 2;

/**
 * The figures over an adviser's page of a client on an ISO day, dollars of the household's part; null for a record
 * without income, assets, liabilities and Existing Loans. Throws Refusal as `householdOf` does.
 */
export function clientHead(record: HouseholdRecord, day: string): ClientHeadFigures | null {
  const { profile, assets, liabilities } = record;
  const ownsOrOwes = assets.length > 0 || liabilities.length > 0 || profile.existingLoans > 0;
  if (profile.grossIncome <= 0 && !ownsOrOwes) return null;
  const { household, assumed } = householdOf(record, day);
  const timeline = { household, timeline: runHousehold(household, { years }), assumed };
  const { today, propertyEquity, lvrPct, leftOverMonthly, homes } = timelineFigures(timeline);
  const isValued = unvaluedHome(timeline) === undefined;
  const [next] = comingEvents(timeline, record, 'adviser');
  return {
    netWorth: ownsOrOwes && isValued ? roundToCent(today.netWorth) : null,
    propertyEquity: homes.length === 0 || !isValued ? null : roundToCent(propertyEquity),
    lvrPercent: lvrPct,
    leftOverMonthly: roundToCent(leftOverMonthly),
    nextEvent: next === undefined ? null : { when: next.when, what: next.what },
  };
}
