import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import type { Asked, AskedPlan } from './asked-plan.ts';
import { seeRulesChanged } from './changed-rules.ts';
import { readPlans } from './plan-list.ts';
import { checkPublication, publishPlan, unpublishPlan } from './publications.ts';
import {
  changePlan,
  checkChanges,
  checkNewPlan,
  createPlanWorker,
  keepPlan,
  type PlanWorker,
  readPlan,
  removePlan,
} from './service.ts';
import {
  checkSuggestion,
  checkTaking,
  declineSuggestion,
  readSuggestions,
  sendSuggestion,
  takeSuggestion,
} from './suggestions.ts';
import { keepVersion, readVersion, readVersions } from './versions.ts';

interface Call {
  readonly actor: Asked['actor'];
  readonly query: { readonly userId?: string | undefined };
}

type PlanCall = Call & { readonly params: { readonly id: string } };

/** Plans kept for clients: their own, or those of the client an adviser names. */
export function bindPlans(binding: Binding): void {
  const { app, deps } = binding;
  const { plans } = routes;
  const worker = createPlanWorker();
  app.addHook('onClose', worker.close);

  bindRoute(binding, plans.list, (call) => readPlans(deps, askedIn(call)));
  bindPreparedWrite(binding, plans.create, {
    prepare: (call) => checkNewPlan(worker, deps, { ...askedIn(call), document: call.body.plan }),
    perform: (tx, call) => keepPlan(deps, tx, { ...askedIn(call), worked: call.prepared }),
    answer: async (kept) => kept,
  });
  bindRoute(binding, plans.read, (call) => readPlan(deps, planIn(call)));
  bindWrite(binding, plans.remove, (tx, call) => removePlan(deps, tx, planIn(call)));
  bindPreparedWrite(binding, plans.change, {
    prepare: (call) => checkChanges(worker, deps, { ...planIn(call), sent: call.body }),
    perform: (tx, call) => changePlan(deps, tx, { ...planIn(call), worked: call.prepared, version: call.body.version }),
    answer: async (kept) => kept,
  });
  bindRoute(binding, plans.versions, (call) => readVersions(deps, planIn(call)));
  bindWrite(binding, plans.keepVersion, (tx, call) => keepVersion(deps, tx, { ...planIn(call), input: call.body }));
  bindRoute(binding, plans.version, (call) =>
    readVersion(deps, { ...planIn(call), number: Number(call.params.number) }),
  );
  bindPreparedWrite(binding, plans.publish, {
    prepare: (call) => checkPublication(worker, deps, { ...planIn(call), sent: call.body }),
    perform: (tx, call) => publishPlan(deps, tx, { ...planIn(call), worked: call.prepared, sent: call.body }),
    answer: async (kept) => kept,
  });
  bindWrite(binding, plans.unpublish, (tx, call) =>
    unpublishPlan(deps, tx, { ...planIn(call), replaces: call.query.replaces }),
  );
  bindWrite(binding, plans.seeRules, (tx, call) => seeRulesChanged(deps, tx, { ...planIn(call), ...call.body }));
  bindSuggestions(binding, worker);
}

function bindSuggestions(binding: Binding, worker: PlanWorker): void {
  const { deps } = binding;
  const { planSuggestions: suggestions } = routes;
  bindRoute(binding, suggestions.list, (call) => readSuggestions(deps, planIn(call)));
  bindPreparedWrite(binding, suggestions.send, {
    prepare: (call) => checkSuggestion(worker, deps, { ...planIn(call), sent: call.body }),
    perform: (tx, call) => sendSuggestion(deps, tx, { ...planIn(call), checked: call.prepared, sent: call.body }),
    answer: async (kept) => kept,
  });
  bindPreparedWrite(binding, suggestions.take, {
    prepare: (call) => checkTaking(worker, deps, { ...suggestionIn(call), sent: call.body }),
    perform: (tx, call) => takeSuggestion(deps, tx, { ...suggestionIn(call), worked: call.prepared, sent: call.body }),
    answer: async (kept) => kept,
  });
  bindWrite(binding, suggestions.decline, (tx, call) =>
    declineSuggestion(deps, tx, { ...suggestionIn(call), reply: call.body.reply }),
  );
}

function askedIn({ actor, query }: Call): Asked {
  return { actor, scope: scopeFor(actor, query.userId) };
}

function planIn(call: PlanCall): AskedPlan {
  return { ...askedIn(call), planId: call.params.id };
}

function suggestionIn(
  call: PlanCall & { readonly params: { readonly suggestionId: string } },
): AskedPlan & { readonly suggestionId: string } {
  return { ...planIn(call), suggestionId: call.params.suggestionId };
}
