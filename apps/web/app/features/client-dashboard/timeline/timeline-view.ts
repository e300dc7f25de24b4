import {
  assumedSummary,
  clientTimeline,
  homeLoanBeside,
  homeLoansOf,
  leadingFigures,
  leadingTax,
  type NetWorthPoint,
  netWorthPath,
  propertyRows,
  propertySummary,
  retirementTimeline,
  timelineBeside,
  unvaluedHome,
  type Voice,
} from '@freehold/domain';
import type { ClientRecord } from '../shared/client-record.ts';
import { type AssumedGroup, assumedGroups } from './assumed-groups.ts';

/** What a client's timeline gives every part of the dashboard. */
export type TimelineView = ReturnType<typeof timelineView>;

/** A client's timeline run from the record, as shown to a reader. Throws as `clientTimeline` does. */
export function timelineView({ details, today }: ClientRecord, voice: Voice) {
  const client = clientTimeline(details, today, voice);
  const path: readonly NetWorthPoint[] = netWorthPath(client);
  const assumed: readonly AssumedGroup[] = assumedGroups(client.assumed, details);
  const [homeLoan] = homeLoansOf(details);
  return {
    figures: leadingFigures(client, details),
    path,
    /** False while a property has no value, with which no net worth is known. */
    isValued: unvaluedHome(client) === undefined,
    properties: { rows: propertyRows(client, details), summary: propertySummary(client) },
    retirement: retirementTimeline(client),
    tax: leadingTax(client),
    beside: {
      ...timelineBeside(client),
      homeLoan: homeLoan === undefined ? null : homeLoanBeside(client, homeLoan.id),
    },
    assumedSummary: assumedSummary(client.assumed.length),
    assumed,
  };
}
