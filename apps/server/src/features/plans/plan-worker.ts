import {
  type FieldError,
  type PlanDocument,
  type PlanSummary,
  suggestionMessages,
  unsuggestedParts,
} from '@freehold/contract';
import { firstFullYear, planHeadlines, planLaw, planYears, runPlan } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import {
  type Applied,
  apply,
  type Change,
  changeSchema,
  type Finding,
  isPlan,
  type Operation,
  overtaken,
  type Plan,
  pathOf,
  planProblems,
  readPlan,
  resolve,
  withNotesKept,
  withoutNotes,
} from '@freehold/plan';
import * as z from 'zod/mini';
import { withFreshOptions } from './suggested.ts';

/** A document as it was sent or as it is stored, and changes on top of it, none of them checked. */
export interface PlanTask {
  readonly document: PlanDocument | string;
  readonly changes: readonly PlanDocument[];
  /** Of a stored plan what its figures are of: the day (ISO) on which the law was read, and the engine. */
  readonly of?: { readonly lawRead: string; readonly engineVersion: string };
  /** Who makes them, and when (ISO): it stands in each change in place of what was sent. */
  readonly by: string;
  readonly at: string;
  /** Options that stay in what a client is to be shown; without it the plan is left whole. */
  readonly showing?: readonly string[];
  /** For what a client suggests, as it is sent and as it is taken: what the two add is none of the plan’s own. */
  readonly suggestion?: 'sent' | 'taken';
  /** Which of the changes that are taken may replace what was done since the client saw the plan, by their place. */
  readonly over?: readonly number[];
}

/** A plan that can be stored, or what is wrong with it. */
export type PlanOutcome =
  | {
      readonly kind: 'fine';
      readonly title: string;
      /** JSON, as are the changes. */
      readonly document: string;
      readonly changes: readonly { readonly text: string; readonly paths: readonly string[] }[];
      /** Null for a plan that the engine refuses. */
      readonly summary: PlanSummary | null;
      /** Where the stored figures are of older law or another engine: those of the plan before the changes, by these of now. */
      readonly unchanged?: PlanSummary | null;
      readonly engineVersion: string;
      readonly lawRead: string;
    }
  | { readonly kind: 'refused'; readonly fields: readonly FieldError[] };

// Replaces the largest plan. Each operation checks its record anew, so that thousands would hold the thread for seconds.
const mostOperations = 600;

// As the table takes at most; the server adds to an operation what stood there before.
const mostChangeBytes = 131_072;

// As many as a screen could show; a document can be wrong in thousands of places.
const mostNamed = 20;

/** Checks a plan, does changes on top of it, and runs it; in a worker thread, since a large plan takes 50 ms. */
export function workOut(task: PlanTask): PlanOutcome {
  const { document, changes, showing, suggestion } = task;
  if (operationsIn(changes) > mostOperations) return refused('changes', [tooMany]);
  const before: unknown = typeof document === 'string' ? JSON.parse(document) : document;
  if (!isPlan(before)) return refused('plan', planProblems(before));
  const changed = changedPlan(before, task);
  if ('fields' in changed) return changed;
  const shown = showing ? shownPlan(changed.plan, showing) : changed;
  if ('fields' in shown) return shown;
  const { plan } = shown;
  const done = suggestion === 'sent' ? withFreshOptions(before, changed.done) : changed.done;
  const problems = Object.keys(plan.people ?? {}).length === 0 ? [nobody] : planProblems(plan);
  if (problems.length > 0) return refused('plan', problems);
  const texts = done.map((change) => ({ text: JSON.stringify(change), paths: change.ops.map(pathOf) }));
  if (texts.some(({ text }) => Buffer.byteLength(text) > mostChangeBytes)) return refused('changes', [tooLong]);
  const lawRead = planLaw([]).read;
  return {
    kind: 'fine',
    title: titleOf(plan),
    document: JSON.stringify(plan),
    changes: texts,
    summary: summaryOf(plan),
    engineVersion,
    lawRead,
    ...(isOutdated(task, lawRead) && { unchanged: summaryOf(before) }),
  };
}

function isOutdated({ of }: PlanTask, lawRead: string): boolean {
  return of !== undefined && (of.lawRead < lawRead || of.engineVersion !== engineVersion);
}

/** Resolves once the engine is loaded. */
export function ready(): void {}

const nobody: Finding = { where: 'people', says: 'Nobody is in this plan. Add a person.' };

const tooMany: Finding = {
  where: '',
  says: `At most ${mostOperations} operations are done at once. Send them in several requests.`,
};
const tooLong: Finding = {
  where: '',
  says: `A change and what it replaces can have ${mostChangeBytes / 1_024} kB. Send it as several.`,
};

function operationsIn(changes: readonly PlanDocument[]): number {
  return changes.reduce((sum, { ops }) => sum + (Array.isArray(ops) ? ops.length : 0), 0);
}

type Changed = { readonly plan: Plan; readonly done: readonly Change[] };

function changedPlan(before: Plan, task: PlanTask): Changed | Extract<PlanOutcome, { kind: 'refused' }> {
  let plan = before;
  const done: Change[] = [];
  for (const [index, sent] of task.changes.entries()) {
    const where = `changes.${index}`;
    const { success, data, error } = z.safeParse(changeSchema, { ...sent, ...madeIn(task) });
    if (!success) {
      return refused(
        where,
        error.issues.map(({ path, message }) => ({ where: path.join('/'), says: message })),
      );
    }
    // The client's changes were made on the plan without its notes.
    const ops = task.suggestion === 'taken' ? data.ops.map((op) => withNotesKept(plan, op)) : data.ops;
    const applied = apply(plan, ops);
    const problems = problemsIn(ops, applied, { ...task, isOver: task.over?.includes(index) ?? false });
    if (problems.length > 0) return refused(where, problems);
    plan = applied.plan;
    done.push({ ...data, ops: [...applied.done] });
  }
  return { plan, done };
}

/** What the server says of a change. Its reader calls a suggested one by what it does, whatever its sender called it. */
function madeIn({ by, at, suggestion }: PlanTask) {
  return { by, at, ...(suggestion && { label: 'Suggested' }) };
}

/** Why operations are not done: where one finds no place, and what a suggestion may not touch. */
function problemsIn(
  ops: readonly Operation[],
  applied: Applied,
  { suggestion, isOver }: Pick<PlanTask, 'suggestion'> & { isOver: boolean },
): readonly Finding[] {
  const says = suggestionMessages.notSuggested;
  const foreign = suggestion ? ops.filter((op) => unsuggestedParts.includes(pathOf(op).split('/')[0] ?? '')) : [];
  const replaced = suggestion === 'taken' && !isOver ? overtaken(ops, applied) : [];
  return [
    ...applied.missed.map(({ op, why }) => ({ where: `ops/${ops.indexOf(op)}`, says: why })),
    ...foreign.map((op) => ({ where: `ops/${ops.indexOf(op)}`, says })),
    ...replaced.map(changedSince),
  ];
}

function changedSince(op: Operation): Finding {
  return { where: '', says: `${pathOf(op)} was changed since the client saw it. Look at both, and choose.` };
}

/** The plan with these options alone, without notes, which are the adviser's, and without keys that this program does not know: they could tell of the others. */
function shownPlan(
  stored: Plan,
  showing: readonly string[],
): { readonly plan: Plan } | Extract<PlanOutcome, { kind: 'refused' }> {
  const reading = readPlan(stored);
  if (reading.plan === null) return refused('plan', [{ where: '', says: reading.says }]);
  const { options = {}, origin, ...base } = withoutNotes(reading.plan);
  const missing = showing.findIndex((id) => !Object.hasOwn(options, id));
  if (missing >= 0) return refused('options', [{ where: String(missing), says: 'The plan has no such option.' }]);
  const isShown = ([path]: readonly [string, unknown]) => {
    const [part, id = ''] = path.split('/');
    return part !== 'options' || showing.includes(id);
  };
  const shown = Object.entries(options).filter(([id]) => showing.includes(id));
  const known = origin && { origin: Object.fromEntries(Object.entries(origin).filter(isShown)) };
  return { plan: { ...base, ...(shown.length > 0 && { options: Object.fromEntries(shown) }), ...known } };
}

function refused(part: string, findings: readonly Finding[]): Extract<PlanOutcome, { kind: 'refused' }> {
  const fields = findings.slice(0, mostNamed).map(({ where, says }) => ({
    field: [part, ...where.split('/')].filter(Boolean).join('.'),
    message: says,
  }));
  return { kind: 'refused', fields };
}

/** A text column takes neither NUL nor half a character; the document keeps the title as it is. */
function titleOf({ title = '' }: Plan): string {
  return title
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}

function summaryOf(stored: Plan): PlanSummary | null {
  // Without keys that no plan has, which are kept for a newer program.
  const { plan } = readPlan(stored);
  if (plan === null) return null;
  const base = resolve(plan).plan;
  const run = runPlan(base);
  if (run.status === 'refused') return null;
  const { netWorth, nextPurchase, lowestCash, moneyGone, typical } = planHeadlines(base, run);
  const purchase = nextPurchase && { id: nextPurchase.id, month: nextPurchase.month };
  const years = planYears(base, run.timeline, run.household.assume.pricesPct);
  return {
    ...{ netWorth, nextPurchase: purchase, lowestCash, moneyGone, typical },
    ...{ factsAsAt: factsAsAt(plan), firstFullYear: firstFullYear(years) },
  };
}

/** The day (ISO) on which figures were last read from the record, else the first of the plan. */
function factsAsAt({ origin = {}, start }: Plan): string {
  const read = Object.values(origin).flatMap((from) => /^record:(\d{4}-\d\d-\d\d)$/.exec(from)?.[1] ?? []);
  return read.toSorted().at(-1) ?? `${start}-01`;
}
