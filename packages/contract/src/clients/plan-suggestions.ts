import * as z from 'zod/mini';
import { text, uuid } from '../base/fields.ts';
import { largestPlanBody, planDocumentSchema } from '../base/plan-document.ts';
import { defineRoute } from '../base/route.ts';
import { changedPlanSchema } from './plans.ts';

/** Suggestions of a plan that are kept; of more the oldest that was answered goes. */
export const mostSuggestions = 20;

/** Suggestions of a plan that may wait for an answer. */
export const mostWaitingSuggestions = 5;

/** Bytes of a plan's suggestions with what they replace: waiting ones leave no more room, answered ones give way. */
export const mostSuggestionBytes = 262_144;

/** Changes of one suggestion. */
export const mostSuggestedChanges = 40;

/** Parts of a plan that are each side's own: where figures are from, what is pinned, how chances are drawn. */
export const unsuggestedParts: readonly string[] = ['origin', 'pinned', 'chances'];

export const suggestionMessages = {
  tooMany: `${mostWaitingSuggestions} suggestions wait for an answer. Your adviser has them.`,
  tooLong: 'What waits for an answer and this one are too long together. Send it once your adviser has answered.',
  notPublished: 'Only a plan that an adviser published takes suggestions.',
  newer: 'Your adviser published this plan anew. Open it again, and try your changes there.',
  notSuggested: 'Where figures are from, what is pinned and how chances are drawn is no part of a suggestion.',
  taken: 'This change was taken before.',
  missing: 'The suggestion has no such change.',
} as const;

const moment = z.iso.datetime();
const words = z.optional(text(500));

/** Changes that a client suggests to a published plan, and what became of them. */
const suggestion = z.object({
  id: uuid,
  /** The published version that the client had. */
  version: z.number(),
  changes: z.array(planDocumentSchema),
  note: z.nullable(z.string()),
  at: moment,
  /** Places of the changes that the adviser took, from 0. */
  taken: z.array(z.number()),
  reply: z.nullable(z.string()),
  /** Null while it waits. */
  answeredAt: z.nullable(moment),
});
export type PlanSuggestion = z.infer<typeof suggestion>;

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const newSuggestion = z.strictObject({
  version,
  /** When what the client had was published: the same version can be published again with other options. */
  published: z.optional(moment),
  changes: z.array(planDocumentSchema).check(z.minLength(1), z.maxLength(mostSuggestedChanges)),
  note: words,
});
export type NewPlanSuggestion = z.infer<typeof newSuggestion>;

const place = z.int().check(z.minimum(0), z.maximum(mostSuggestedChanges - 1));
const places = z.array(place).check(z.maxLength(mostSuggestedChanges));
const taking = z.strictObject({
  version,
  changes: places.check(z.minLength(1)),
  /** Those of them that may replace what the adviser changed since the client saw the plan. */
  over: z.optional(places),
});
export type TakenSuggestion = z.infer<typeof taking>;

const query = z.strictObject({ userId: z.optional(uuid) });
const params = z.strictObject({ id: uuid });
const one = z.strictObject({ id: uuid, suggestionId: uuid });

/** What clients suggest to the plans that advisers published for them. */
export const planSuggestionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/plans/:id/suggestions',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'natural',
    summary: 'Suggestions to a published plan with what became of them, the newest first',
    params,
    query,
    reply: z.array(suggestion),
    status: 200,
    errors: ['not-found'],
  }),
  send: defineRoute({
    method: 'POST',
    path: '/plans/:id/suggestions',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    largestBodyBytes: largestPlanBody,
    summary: 'Suggest changes to a plan as it was published; the plan stays as it is',
    params,
    query,
    body: newSuggestion,
    reply: z.object({ id: uuid, at: moment }),
    status: 201,
    errors: ['not-found', 'not-allowed', 'stale-version', 'key-reused'],
  }),
  take: defineRoute({
    method: 'POST',
    path: '/plans/:id/suggestions/:suggestionId/take',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: 'Take some of the changes of a suggestion into the draft',
    params: one,
    query,
    body: taking,
    reply: changedPlanSchema,
    status: 200,
    errors: ['not-found', 'not-allowed', 'already-done', 'stale-version', 'key-reused'],
  }),
  decline: defineRoute({
    method: 'POST',
    path: '/plans/:id/suggestions/:suggestionId/decline',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: 'Answer a suggestion without what was not taken of it',
    params: one,
    query,
    body: z.strictObject({ reply: words }),
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['not-found', 'not-allowed', 'already-done', 'key-reused'],
  }),
} as const;
