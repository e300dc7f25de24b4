import {
  changeWords,
  comparedFigures,
  compareOption,
  notesInNames,
  type PlanFigures,
  type PlanHeadlines,
  type PlanRun,
  type PlanToRun,
  type PlanYear,
  planHeadlines,
  planLaw,
  planRecordName,
  planYears,
  runPlan,
} from '@freehold/domain';
import { type Compared, comparedBy, type Measure } from '@freehold/finance/decide';
import { odditiesIn, optionLetters, type Plan, resolve } from '@freehold/plan';

/** A plan, and when its file was requested (ISO). Every figure is worked out anew. */
export interface PlanFileRequest {
  readonly kind: 'plan';
  readonly plan: Plan;
  readonly preparedAt: string;
}

/** A change of an option in words; what is switched off counts for nothing. */
interface ChangeInWords {
  readonly words: string;
  readonly isOff: boolean;
}

/** An option beside its plan. */
export interface OptionOutcome {
  /** `Plan B`, by its letter. */
  readonly title: string;
  readonly name: string | undefined;
  readonly changes: readonly ChangeInWords[];
  readonly result:
    | {
        readonly status: 'compared';
        readonly rows: readonly Compared[];
        /** Figures of the plan, with the first change, the first two and so on; without rows of changes of the plan and the option. */
        readonly steps: readonly PlanFigures[];
      }
    | { readonly status: 'refused'; readonly says: string };
  /** Why operations no longer apply, each with its place in the plan. */
  readonly missed: readonly string[];
}

/** What an option is called: `Plan B: Buy 2 years later`, or without a name its place alone. */
export function nameOf({ title, name }: Pick<OptionOutcome, 'title' | 'name'>): string {
  return name === undefined ? title : `${title}: ${name}`;
}

/** All that the files of a plan say. */
export interface PlanOutcome {
  readonly plan: Plan;
  readonly run: Extract<PlanRun, { status: 'run' }>;
  readonly headlines: PlanHeadlines;
  readonly years: readonly PlanYear[];
  readonly options: readonly OptionOutcome[];
  /** Whether rows of options tell what each change does. */
  readonly hasEffects: boolean;
  /** What is counted otherwise than the plan says, or not yet, with the record. */
  readonly notes: readonly string[];
  /** Day on which the newest of the law was read, ISO; as on the plan's page. */
  readonly lawAsAt: string;
}

/**
 * Most changes of all options times records of the plan for which each change gets a run: some 5 s, about 3 ms a record.
 * Above it an option is one run.
 */
const mostRecordsRun = 1_500;

/**
 * A plan run month by month, its years, and each option beside it. Throws RangeError for a plan that cannot be run,
 * which `sentPlan` does not let through.
 */
export function planOutcome(plan: Plan): PlanOutcome {
  const base = resolve(plan).plan;
  const run = runPlan(base);
  if (run.status === 'refused') throw new RangeError(`plan cannot be run: ${run.says}`);
  const headlines = planHeadlines(base, run);
  const changes = Object.values(plan.options ?? {}).reduce((sum, option) => sum + option.changes.length, 0);
  const hasEffects = changes * recordsOf(plan) <= mostRecordsRun;
  const measures = measuresAt(headlines.netWorth.month);
  return {
    plan,
    run,
    headlines,
    years: planYears(base, run.timeline, run.household.assume.pricesPct),
    options: optionLetters(plan).map(({ id, letter }) => ({
      title: `Plan ${letter}`,
      name: plan.options?.[id]?.name,
      changes: changesInWords(plan, id),
      result: hasEffects ? compareOption(plan, id, measures) : resultOf(plan, id, { measures, base, run }),
      missed: resolve(plan, id).missed.map(({ why }) => why),
    })),
    hasEffects,
    notes: notesInNames(base, [...odditiesIn(base), ...run.notes]).map(
      ({ where, says }) => `${planRecordName(plan, where)}: ${says}`,
    ),
    lawAsAt: planLaw([]).read,
  };
}

function measuresAt(month: string): readonly Measure[] {
  return [
    { of: 'netWorth', month },
    { of: 'lowestCash' },
    { of: 'lowestCashMonth' },
    { of: 'moneyLasts' },
    { of: 'debtFree' },
    { of: 'taxPaid' },
  ];
}

function recordsOf({ homes = {}, loans = {}, events = {} }: Plan): number {
  return [homes, loans, events].reduce((sum, records) => sum + Object.keys(records).length, 0);
}

/** An option beside its plan as a whole, without what each change does. */
function resultOf(plan: Plan, id: string, { measures, base, run }: WholeCompared): OptionOutcome['result'] {
  const resolved = resolve(plan, id).plan;
  const changed = runPlan(resolved);
  if (changed.status === 'refused') return changed;
  return {
    status: 'compared',
    rows: measures.map((measure) => comparedBy(measure, [], [run.timeline, changed.timeline])),
    steps: [comparedFigures(base, run), comparedFigures(resolved, changed)],
  };
}

interface WholeCompared {
  readonly measures: readonly Measure[];
  /** The plan without options, and its run. */
  readonly base: PlanToRun;
  readonly run: PlanOutcome['run'];
}

function changesInWords(plan: Plan, id: string): readonly ChangeInWords[] {
  const option = plan.options?.[id];
  return (option?.changes ?? []).map((change, place) => {
    const before = option && { ...plan, options: { [id]: { ...option, changes: option.changes.slice(0, place) } } };
    const words = changeWords(before ? resolve(before, id).plan : plan, change);
    return { words, isOff: change.skip === true };
  });
}
