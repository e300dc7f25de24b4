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
import { apply, changeSchema, isPlan, type Plan, planProblems } from '@freehold/plan';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { clientOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuseField, requireOwn } from '../demo-answer.ts';
import { auditRead, recordEvent } from '../record-event.ts';
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
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  }),
  create: changes(plans.create, (call) => {
    const clientId = clientMeant(call, call.query);
    const document = checkedPlan(call.body.plan);
    if (call.world.plans.filter((plan) => plan.clientId === clientId).length >= mostPlans) {
      refuseField('plan', planMessages.tooMany);
    }
    const at = call.at.toISOString();
    const plan: DemoPlan = {
      ...{ id: newIdempotencyKey(), clientId, title: document.title ?? '', version: 1, summary: null },
      ...{ document: { ...document }, createdAt: at, updatedAt: at, engineVersion, lawRead: at.slice(0, 10) },
      ...{ changes: [], versions: [] },
    };
    call.world.plans = [plan, ...call.world.plans];
    record(call, plan, 'plan-kept');
    return plan;
  }),
  read: reads(plans.read, (call) => planMeant(call, call.params.id, call.query)),
  remove: changes(plans.remove, (call) => {
    const plan = planMeant(call, call.params.id, call.query);
    if (call.actor.role === 'CLIENT' && plan.versions.some(({ isLocked }) => isLocked)) {
      throw new AppError('not-allowed', { message: planMessages.hasLocked });
    }
    call.world.plans = call.world.plans.filter(({ id }) => id !== plan.id);
    record(call, plan, 'plan-deleted');
    return { ok: true as const };
  }),
  change: changes(plans.change, (call) => {
    const plan = planMeant(call, call.params.id, call.query);
    const changed = changedPlan(plan, call.body);
    replace(call, { ...changed, updatedAt: call.at.toISOString() });
    if (call.actor.id !== plan.clientId) record(call, plan, 'plan-changed');
    return { ...changed, updatedAt: call.at.toISOString() };
  }),
  versions: reads(plans.versions, (call) => [...planMeant(call, call.params.id, call.query).versions]),
  keepVersion: changes(plans.keepVersion, (call) => {
    const plan = planMeant(call, call.params.id, call.query);
    const { name, lock = false } = call.body;
    if (lock && call.actor.role === 'CLIENT') throw new AppError('not-allowed');
    const number = (plan.versions[0]?.number ?? 0) + 1;
    const { version, summary, document, lawRead } = plan;
    const kept = {
      ...{ number, name, isLocked: lock, version, summary, document, engineVersion, lawRead },
      keptAt: call.at.toISOString(),
    };
    replace(call, { ...plan, versions: [kept, ...roomIn(plan.versions)] });
    record(call, plan, 'plan-version-kept');
    return kept;
  }),
  version: reads(plans.version, (call) => {
    const plan = planMeant(call, call.params.id, call.query);
    const version = plan.versions.find(({ number }) => number === Number(call.params.number));
    if (version === undefined) throw new AppError('not-found');
    return version;
  }),
};

function clientMeant({ world, actor }: DemoScene, { userId = actor.id }: Named): string {
  requireOwn(actor, userId);
  return clientOf(world, userId).id;
}

function planMeant(scene: DemoScene, id: string, named: Named): DemoPlan {
  const clientId = clientMeant(scene, named);
  const plan = scene.world.plans.find((known) => known.id === id.toLowerCase() && known.clientId === clientId);
  if (plan === undefined) throw new AppError('not-found');
  auditRead(scene, clientId, ['plans', `plans.${plan.id}`]);
  return plan;
}

function checkedPlan(document: PlanDocument): Plan {
  if (isPlan(document)) return document;
  const [problem] = planProblems(document);
  return refuseField('plan', problem?.says ?? '');
}

function changedPlan(plan: DemoPlan, { version, changes: sent }: PlanChanges): DemoPlan {
  if (version !== plan.version) {
    const missed = plan.changes.filter((change) => change.version > version).map(({ change }) => change);
    throw new AppError('stale-version', { meanwhile: { version: plan.version, changes: missed } });
  }
  const document = sent.reduce<Plan>((before, document) => {
    const { data } = z.safeParse(changeSchema, document);
    const applied = data && apply(before, data.ops);
    if (applied === undefined || applied.missed.length > 0) refuseField('changes', 'This does not apply.');
    return applied.plan;
  }, checkedPlan(plan.document));
  const made = sent.map((change) => ({ version: version + 1, change }));
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

function replace({ world }: DemoScene, plan: DemoPlan): void {
  world.plans = world.plans.map((known) => (known.id === plan.id ? plan : known));
}

function record(scene: DemoScene, plan: DemoPlan, action: string): void {
  const fields = ['plans', `plans.${plan.id}`];
  recordEvent(scene, { action, subject: { kind: 'client', id: plan.clientId }, fields });
}
