import { AppError, mostWaitingSuggestions, type PlanSuggestion, routes, suggestionMessages } from '@freehold/contract';
import { withNotesKept } from '@freehold/plan';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { changes, reads, refuseField } from '../demo-answer.ts';
import type { DemoPlan } from '../world/records.ts';
import { changedPlan, type OnePlan, planMeant, record, replace } from './plans.ts';

const { planSuggestions } = routes;

/** What the demo's client suggests to published plans. */
export const planSuggestionAnswers = {
  list: reads(planSuggestions.list, (call) => [...planMeant(call, call.params.id, call.query).suggestions]),
  send: changes(planSuggestions.send, (call) => {
    const seen = planMeant(call, call.params.id, call.query);
    if (call.actor.id !== seen.clientId) throw new AppError('not-allowed');
    if (seen.kind === 'own') throw new AppError('not-allowed', { message: suggestionMessages.notPublished });
    const { version, published = seen.publication?.at, changes: sent, note } = call.body;
    const isNewer = seen.version !== version || seen.publication?.at !== published;
    if (isNewer) throw new AppError('stale-version', { message: suggestionMessages.newer });
    const changed = changedPlan(seen, { version, changes: sent }).changes.slice(-sent.length);
    if (seen.suggestions.filter(isWaiting).length >= mostWaitingSuggestions) {
      refuseField('changes', suggestionMessages.tooMany);
    }
    const at = call.at.toISOString();
    const suggestion = {
      ...{ id: newIdempotencyKey(), version, note: note || null, at },
      changes: changed.map(({ change }) => change),
      ...{ taken: [], reply: null, answeredAt: null },
    };
    const plan = stored(call);
    replace(call, { ...plan, suggestions: [suggestion, ...plan.suggestions] });
    record(call, plan, 'plan-suggested');
    return suggestion;
  }),
  take: changes(planSuggestions.take, (call) => {
    const { plan, suggestion } = waiting(call);
    const places = [...new Set(call.body.changes)].toSorted((a, b) => a - b);
    const chosen = places.map((place, index) => {
      const change = suggestion.changes[place];
      const isFree = change !== undefined && !suggestion.taken.includes(place);
      return isFree ? change : refuseField(`changes.${index}`, suggestionMessages.taken);
    });
    const at = call.at.toISOString();
    const changed = changedPlan(plan, { version: call.body.version, changes: chosen }, withNotesKept);
    const taken = [...suggestion.taken, ...places].toSorted((a, b) => a - b);
    const answeredAt = taken.length === suggestion.changes.length ? at : null;
    answer(call, { ...changed, updatedAt: at }, { ...suggestion, taken, answeredAt });
    record(call, plan, 'plan-suggestion-taken');
    return { ...changed, updatedAt: at };
  }),
  decline: changes(planSuggestions.decline, (call) => {
    const { plan, suggestion } = waiting(call);
    answer(call, plan, { ...suggestion, reply: call.body.reply || null, answeredAt: call.at.toISOString() });
    record(call, plan, 'plan-suggestion-answered');
    return { ok: true as const };
  }),
};

function isWaiting({ answeredAt }: PlanSuggestion): boolean {
  return answeredAt === null;
}

/** The plan itself, not as its client sees it. */
function stored(call: OnePlan): DemoPlan {
  const { id } = planMeant(call, call.params.id, call.query);
  const plan = call.world.plans.find((known) => known.id === id);
  if (plan === undefined) throw new AppError('not-found');
  return plan;
}

function waiting(call: OnePlan & { readonly params: { readonly suggestionId: string } }) {
  const plan = stored(call);
  const suggestion = plan.suggestions.find(({ id }) => id === call.params.suggestionId);
  if (suggestion === undefined) throw new AppError('not-found');
  if (call.actor.id === plan.clientId) throw new AppError('not-allowed');
  if (!isWaiting(suggestion)) throw new AppError('already-done');
  return { plan, suggestion };
}

function answer(call: OnePlan, plan: DemoPlan, answered: PlanSuggestion): void {
  const suggestions = plan.suggestions.map((known) => (known.id === answered.id ? answered : known));
  replace(call, { ...plan, suggestions });
}
