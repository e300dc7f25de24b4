import {
  AppError,
  mostPlans,
  mostPlanVersions,
  type PlanChanges,
  type PlanDocument,
  planMessages,
  routes,
} from '@freehold/contract';
import { engineVersion } from '@freehold/finance';
import { apply, changeSchema, isPlan, type Operation, type Plan, planProblems, withoutNotes } from '@freehold/plan';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { clientOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuseField, requireOwn } from '../demo-answer.ts';
import { auditRead, recordEvent } from '../record-event.ts';
import { demoLawRead } from '../world/plans.ts';
import type { DemoPlan } from '../world/records.ts';

const { plans } = routes;

interface Named {
  readonly userId?: string | undefined;
}

/** Plans kept for clients in the demo. They are not run: a list shows them without their figures. */
export const planAnswers = {
  list: reads(plans.list, (call) => {
    const clientId = clientMeant(call, call.query);
    auditRead(call, clientId, ['plans']);
    return call.world.plans
      .filter((plan) => plan.clientId === clientId)
      .flatMap((plan) => seenBy(call, plan) ?? [])
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .map((plan) => ({ ...plan, lockedAt: lockedAt(call, plan), waiting: waitingIn(plan) }));
  }),
  create: changes(plans.create, (call) => {
    const clientId = clientMeant(call, call.query);
    const document = checkedPlan(call.body.plan);
    const kind = call.actor.id === clientId ? 'own' : 'adviser';
    if (call.world.plans.filter((plan) => plan.clientId === clientId && plan.kind === kind).length >= mostPlans) {
      refuseField('plan', planMessages.tooMany);
    }
    const at = call.at.toISOString();
    const plan: DemoPlan = {
      ...{ id: newIdempotencyKey(), clientId, title: document.title ?? '', version: 1, summary: null },
      ...{ document: { ...document }, createdAt: at, updatedAt: at, engineVersion, lawRead: demoLawRead },
      ...{ rulesChanged: null, kind, publication: null, shown: null, suggestions: [], changes: [], versions: [] },
    };
    call.world.plans = [plan, ...call.world.plans];
    record(call, plan, 'plan-kept');
    return plan;
  }),
  read: reads(plans.read, (call) => planMeant(call, call.params.id, call.query)),
  remove: changes(plans.remove, (call) => {
    const plan = planToChange(call);
    if (call.actor.role === 'CLIENT' && plan.versions.some(({ isLocked }) => isLocked)) {
      throw new AppError('not-allowed', { message: planMessages.hasLocked });
    }
    call.world.plans = call.world.plans.filter(({ id }) => id !== plan.id);
    record(call, plan, 'plan-deleted');
    return { ok: true as const };
  }),
  change: changes(plans.change, (call) => {
    const plan = planToChange(call);
    const changed = changedPlan(plan, call.body);
    replace(call, { ...changed, updatedAt: call.at.toISOString() });
    if (call.actor.id !== plan.clientId) record(call, plan, 'plan-changed');
    return { ...changed, updatedAt: call.at.toISOString() };
  }),
  versions: reads(plans.versions, (call) => [...versionsFor(call)]),
  keepVersion: changes(plans.keepVersion, (call) => {
    const plan = planToChange(call);
    const { name, lock = false } = call.body;
    if (lock && call.actor.role === 'CLIENT') throw new AppError('not-allowed');
    const number = (plan.versions[0]?.number ?? 0) + 1;
    const { version, summary, document, lawRead } = plan;
    const kept = {
      ...{ number, name, isLocked: lock, version, summary, document, engineVersion, lawRead },
      ...{ keptAt: call.at.toISOString(), by: nameOf(call) },
      shown: lock && plan.shown?.version === version ? plan.shown.document : null,
    };
    const versions = [kept, ...roomIn(plan.versions)];
    const { publication: shown } = plan;
    const publication = shown && { ...shown, presented: presentedIn(versions, shown.version) };
    replace(call, { ...plan, versions, publication });
    record(call, plan, 'plan-version-kept');
    return kept;
  }),
  version: reads(plans.version, (call) => {
    const version = versionsFor(call).find(({ number }) => number === Number(call.params.number));
    if (version === undefined) throw new AppError('not-found');
    return version;
  }),
  publish: changes(plans.publish, (call) => {
    const plan = planToPublish(call);
    const { version, options, basis, replaces } = call.body;
    requirePublication(plan, replaces);
    requireVersion(plan, version);
    const at = call.at.toISOString();
    const document = documentShown(checkedPlan(plan.document), options);
    const publication = {
      version,
      options,
      basis,
      by: nameOf(call),
      at,
      presented: presentedIn(plan.versions, version),
    };
    const shown = { title: plan.title, version, document: { ...document }, createdAt: at, updatedAt: at };
    replace(call, { ...plan, publication, shown, versions: versionsShown(plan, version, shown.document) });
    record(call, plan, 'plan-published');
    return publication;
  }),
  seeRules: changes(plans.seeRules, (call) => {
    const plan = planToChange(call);
    const { to, engine } = plan.rulesChanged ?? {};
    if (to === call.body.to && engine === call.body.engine) replace(call, { ...plan, rulesChanged: null });
    return { ok: true as const };
  }),
  unpublish: changes(plans.unpublish, (call) => {
    const plan = planToPublish(call);
    requirePublication(plan, call.query.replaces);
    if (plan.publication === null) return { ok: true as const };
    const versions = versionsShown(plan, plan.publication.version, null);
    replace(call, { ...plan, publication: null, shown: null, versions });
    record(call, plan, 'plan-unpublished');
    return { ok: true as const };
  }),
};

function clientMeant({ world, actor }: DemoScene, { userId = actor.id }: Named): string {
  requireOwn(actor, userId);
  return clientOf(world, userId).id;
}

/** A call about one plan. */
export type OnePlan = DemoScene & { readonly params: { readonly id: string }; readonly query: Named };

/** A plan as its caller may see it: a client has an adviser’s as it was published, and no draft. */
function seenBy({ actor }: DemoScene, plan: DemoPlan): DemoPlan | null {
  if (plan.kind === 'own' || actor.id !== plan.clientId) return plan;
  return plan.shown && { ...plan, ...plan.shown };
}

function waitingIn({ suggestions }: DemoPlan): number {
  return suggestions.filter(({ answeredAt }) => answeredAt === null).length;
}

function isFixed({ actor }: DemoScene, plan: DemoPlan): boolean {
  return plan.kind === 'adviser' && actor.id === plan.clientId;
}

function planToChange(call: OnePlan): DemoPlan {
  const plan = planMeant(call, call.params.id, call.query);
  if (isFixed(call, plan)) throw new AppError('not-allowed', { message: planMessages.published });
  return plan;
}

function planToPublish(call: OnePlan): DemoPlan {
  const plan = planMeant(call, call.params.id, call.query);
  if (call.actor.id === plan.clientId) throw new AppError('not-allowed');
  if (plan.kind === 'own') throw new AppError('not-allowed', { message: planMessages.notPublished });
  return plan;
}

function versionsFor(call: OnePlan): DemoPlan['versions'] {
  const plan = planMeant(call, call.params.id, call.query);
  if (!isFixed(call, plan)) return plan.versions;
  return plan.versions.flatMap((version) => (version.shown ? [{ ...version, document: version.shown }] : []));
}

/** The versions of a plan, where the client has this of the locked ones that hold a version of it. */
function versionsShown({ versions }: DemoPlan, of: number, shown: PlanDocument | null): DemoPlan['versions'] {
  return versions.map((known) => (known.isLocked && known.version === of ? { ...known, shown } : known));
}

function lockedAt(scene: DemoScene, plan: DemoPlan): string | null {
  return isFixed(scene, plan) ? null : (plan.versions.find(({ isLocked }) => isLocked)?.keptAt ?? null);
}

/** Who locked just this version as presented, and when. */
function presentedIn(versions: DemoPlan['versions'], shown: number) {
  const locked = versions.find(({ isLocked, version }) => isLocked && version === shown);
  return locked ? { by: locked.by, at: locked.keptAt } : null;
}

function documentShown(plan: Plan, shown: readonly string[]): Plan {
  const { options = {}, ...base } = withoutNotes(plan);
  const missing = shown.findIndex((id) => !Object.hasOwn(options, id));
  if (missing >= 0) refuseField(`options.${missing}`, 'The plan has no such option.');
  const kept = Object.entries(options).filter(([id]) => shown.includes(id));
  return kept.length > 0 ? { ...base, options: Object.fromEntries(kept) } : base;
}

function nameOf({ world, actor }: DemoScene): string {
  const { firstName, lastName } = clientOf(world, actor.id).profile;
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The plan of a call as its caller may see it. Throws AppError `not-found`. */
export function planMeant(scene: DemoScene, id: string, named: Named): DemoPlan {
  const clientId = clientMeant(scene, named);
  const known = scene.world.plans.find((known) => known.id === id.toLowerCase() && known.clientId === clientId);
  const plan = known && seenBy(scene, known);
  if (!plan) throw new AppError('not-found');
  auditRead(scene, clientId, ['plans', `plans.${plan.id}`]);
  return plan;
}

function checkedPlan(document: PlanDocument): Plan {
  if (isPlan(document)) return document;
  const [problem] = planProblems(document);
  return refuseField('plan', problem?.says ?? '');
}

function requirePublication({ publication }: DemoPlan, known: string | null | undefined): void {
  if (known === undefined || (publication?.at ?? null) === known) return;
  throw new AppError('stale-version', { message: planMessages.publishedSince });
}

function requireVersion(plan: DemoPlan, version: number): void {
  if (version === plan.version) return;
  const missed = plan.changes.filter((change) => change.version > version).map(({ change }) => change);
  throw new AppError('stale-version', { meanwhile: { version: plan.version, changes: missed } });
}

/** A plan after changes on its newest version, each operation as `asMade` has it. Throws AppError `stale-version` and `invalid-input`. */
export function changedPlan(
  plan: DemoPlan,
  { version, changes: sent }: PlanChanges,
  asMade: (plan: Plan, op: Operation) => Operation = (_, op) => op,
): DemoPlan {
  requireVersion(plan, version);
  let document = checkedPlan(plan.document);
  const made = sent.map((change) => {
    const { data } = z.safeParse(changeSchema, change);
    const before = document;
    const ops = data?.ops.map((op) => asMade(before, op));
    const applied = ops && apply(before, ops);
    if (applied === undefined || applied.missed.length > 0) refuseField('changes', 'This does not apply.');
    document = applied.plan;
    return { version: version + 1, change: { ...change, ops: applied.done } };
  });
  return {
    ...{ ...plan, document: { ...document }, title: document.title ?? '', version: version + 1 },
    changes: [...plan.changes, ...made],
  };
}

/** The versions that stay beside one more. */
function roomIn(versions: DemoPlan['versions']): DemoPlan['versions'] {
  if (versions.length < mostPlanVersions) return versions;
  const oldest = versions.findLast(({ isLocked }) => !isLocked);
  if (oldest === undefined) refuseField('name', planMessages.allLocked);
  return versions.filter((version) => version !== oldest);
}

/** Puts a plan in the place of the one with its id. */
export function replace({ world }: DemoScene, plan: DemoPlan): void {
  world.plans = world.plans.map((known) => (known.id === plan.id ? plan : known));
}

/** Records an event about a plan. */
export function record(scene: DemoScene, plan: DemoPlan, action: string): void {
  const fields = ['plans', `plans.${plan.id}`];
  recordEvent(scene, { action, subject: { kind: 'client', id: plan.clientId }, fields });
}
