import {
  type Conversion,
  type ConversionQuery,
  type ConversionReport,
  mostSources,
  reportedReasons,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { demoStage } from '../lead-stage.ts';
import type { DemoLead, World } from '../world/records.ts';

const hourMs = 3_600_000;

/** What became of the demo's leads of a period, by source. */
export function demoConversion(world: World, { from, to }: ConversionQuery): ConversionReport {
  const leads = world.leads.filter(({ receivedAt }) => {
    const day = dayInSydney(new Date(receivedAt));
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
  const groups = Map.groupBy(leads, ({ kind, sourcePage }) => `${kind} ${sourcePage ?? ''}`);
  const sources = [...groups.values()].sort((a, b) => b.length - a.length);
  const others = sources.slice(mostSources).flat();
  return {
    total: conversionOf(leads),
    sources: [
      ...sources.slice(0, mostSources).map((group) => ({
        kind: group[0]?.kind ?? null,
        page: group[0]?.sourcePage ?? null,
        ...conversionOf(group),
      })),
      ...(others.length > 0 ? [{ kind: null, page: null, ...conversionOf(others) }] : []),
    ],
  };
}

function conversionOf(leads: readonly DemoLead[]): Conversion {
  const hours = leads.flatMap(({ receivedAt, firstResponseAt }) =>
    firstResponseAt === null ? [] : [(Date.parse(firstResponseAt) - Date.parse(receivedAt)) / hourMs],
  );
  const settled = leads.filter((lead) => demoStage(lead) === 'Settled');
  const lost = leads.filter((lead) => demoStage(lead) === 'Lost');
  const reasonOf = (lead: DemoLead) => lead.lostReason ?? (lead.withdrawnAt == null ? null : 'Agreement withdrawn');
  return {
    enquiries: leads.length,
    responded: hours.length,
    converted: leads.filter(({ status }) => status === 'Converted').length,
    settled: settled.length,
    lost: lost.length,
    open: leads.length - settled.length - lost.length,
    medianResponseHours: median(hours),
    settledAmount: settled.reduce((sum, lead) => sum + (lead.settledAmount ?? 0), 0),
    settledWithoutAmount: settled.filter((lead) => lead.settledAmount === null).length,
    lostReasons: [...reportedReasons, null]
      .map((reason) => ({ reason, count: lost.filter((lead) => reasonOf(lead) === reason).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
