import { estimateDisclosure, moneyText, type PlanReportSection, projectionDisclosure } from '@freehold/contract';
import { numberText, type PlanHeadlines, planHeadlineLines, planLaw, planLawChoices } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import { withoutNotes } from '@freehold/plan';
import type { Brand } from '../brand.ts';
import { dateText } from '../dates.ts';
import { type PlanFileRequest, type PlanOutcome, planOutcome } from './plan-outcome.ts';
import { assumptionsGrid, factsGrid, notesPart, optionSection, workingsSection } from './plan-report-parts.ts';
import { moneyGrid, netWorthGrid, netWorthLines } from './plan-report-years.ts';
import type { ListPart, Report, ReportPart, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** A plan's report: of what was sent, or of a plan that is kept. */
export interface PlanReportRequest extends PlanFileRequest {
  /** What it has besides the cover; without them everything. */
  readonly sections?: readonly PlanReportSection[];
  readonly kept?: KeptPlanFile;
}

/** Whose a plan is that is kept, and what is stored of the version that the report is of. */
export interface KeptPlanFile {
  /** The client’s name, and those of who made the version and of the practice. */
  readonly preparedFor: string;
  readonly preparedBy: string | null;
  readonly brand: Brand | null;
  /** Whether it has the notes on records and options, which are their maker’s own. */
  readonly hasNotes: boolean;
  /** What the operator says that it is. */
  readonly notice: string;
  /** The version of the plan, and which that is in words. */
  readonly version: number;
  readonly versionWords: string;
  /** Net worth that leads it as it was stored, and by what that was worked out; null where it could not be run. */
  readonly netWorth: Pick<PlanHeadlines['netWorth'], 'age' | 'today'> | null;
  readonly engineVersion: string;
  readonly lawRead: string;
}

/**
 * The report of a plan: its answers, net worth and money by year, options and assumptions. One that is kept is for its
 * client to read, so that an adviser’s notes are in it only where they are asked for. Throws as `planOutcome` does.
 */
export function planReport({ plan, preparedAt, sections, kept }: PlanReportRequest): Report {
  const outcome = planOutcome(kept?.hasNotes === false ? withoutNotes(plan) : plan);
  const has = (section: PlanReportSection) => sections === undefined || sections.includes(section);
  const [first, ...others] = planHeadlineLines(plan, outcome.headlines);
  const law = `Law as at ${dateText(outcome.lawAsAt)}`;
  return {
    title: plan.title ?? 'Your plan',
    preparedOn: dateText(preparedAt),
    madeAt: preparedAt,
    ...(kept && coverOf(kept)),
    headline: { label: first?.label ?? '', value: first?.value ?? '', note: first?.note ?? '' },
    hidesHeadline: !has('answers'),
    highlights: [
      ...(has('answers') ? others : []),
      ...(kept ? keptRows(kept, outcome) : []),
      { label: 'Law as at', value: dateText(outcome.lawAsAt) },
    ],
    parts: [...partsOf(outcome, has, kept?.brand?.name), ...notesPart(outcome)],
    disclosure: [estimateDisclosure, projectionDisclosure],
    foot: `${law}. In today’s dollars where a heading does not say otherwise. ${estimateDisclosure}`,
  };
}

function coverOf({ preparedFor, preparedBy, brand, notice }: KeptPlanFile): Partial<Report> {
  return { preparedFor, notice, ...(preparedBy !== null && { preparedBy }), ...(brand && { brand }) };
}

/** Which version it is, and where the law or the engine is another by now, the figure that was stored with it. */
function keptRows(
  { version, versionWords, netWorth, ...stored }: KeptPlanFile,
  { lawAsAt }: PlanOutcome,
): readonly ReportRow[] {
  const isAsStored = stored.lawRead === lawAsAt && stored.engineVersion === engineVersion;
  return [
    { label: 'Version', note: versionWords, value: numberText(version) },
    ...(isAsStored
      ? []
      : [
          {
            label: netWorth === null ? 'As it was kept' : `Net worth at ${netWorth.age} as it was kept`,
            note: `By the law as at ${dateText(stored.lawRead)}, engine ${stored.engineVersion}. Every figure of this report is worked out anew, by the law as at ${dateText(lawAsAt)}, engine ${engineVersion}.`,
            value: netWorth === null ? 'Not worked out' : moneyText(netWorth.today),
          },
        ]),
  ];
}

function partsOf(
  outcome: PlanOutcome,
  has: (section: PlanReportSection) => boolean,
  firm: string | undefined,
): readonly ReportPart[] {
  const { years, options, run } = outcome;
  const parts: readonly (readonly [PlanReportSection, () => readonly ReportPart[]])[] = [
    ['chart', () => [netWorthLines(years), netWorthGrid(years)]],
    ['years', () => [moneyGrid(years)]],
    ['options', () => options.map((option) => optionSection(option, outcome))],
    ['assumptions', () => [factsGrid(outcome), assumptionsGrid(outcome, firm)]],
    ['workings', () => [workingsSection(outcome)]],
    ['law', () => [...openLawPart(outcome.plan), ...limitsOfLaw(run.timeline.frozen), sourcesPart(run.timeline.rules)]],
  ];
  return parts.flatMap(([section, made]) => (has(section) ? made() : []));
}

/** Law that is open, with the choice that the plan counts by and its words. */
function openLawPart(plan: PlanOutcome['plan']): readonly ListPart[] {
  const items = planLawChoices(plan).map(({ label, choices, chosen, words }) => {
    return `${label}: ${choices.find(({ value }) => value === chosen)?.label ?? chosen}. ${words}`;
  });
  return items.length === 0 ? [] : [{ kind: 'list', title: 'Law that is still open', items }];
}

function limitsOfLaw(frozen: readonly string[]): readonly ListPart[] {
  const { kept, leftOut } = planLaw(frozen);
  const items = [...kept, `Not counted in any plan: ${leftOut.join(' ')}`];
  return [{ kind: 'list', title: 'Law kept, and left out', items }];
}
