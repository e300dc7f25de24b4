import * as z from 'zod/mini';
import { lineOfText, uuid, visible } from '../base/fields.ts';
import { largestPlanBody, planDocumentSchema } from '../base/plan-document.ts';
import { defineRoute } from '../base/route.ts';
import { rulesChanged, rulesSeen } from './rules-changed.ts';

/** Plans that are kept for a client. */
export const mostPlans = 10;

/** Changes that one request may have. */
export const mostPlanChanges = 100;

/** Versions of a plan that are kept, and of those the locked ones that leave no room for another. */
export const mostPlanVersions = 20;

export const planMessages = {
  tooMany: `${mostPlans} plans are kept. Delete one first.`,
  allLocked: `${mostPlanVersions} versions are locked. No more can be kept.`,
  hasLocked: 'Your adviser locked a version of this plan. Ask them to delete it.',
  published: 'Your adviser published this plan. Try changes in a copy of your own.',
  publishedSince: 'It was published anew since. Look at what the client has now, and choose.',
  notPublished: 'This plan is the client’s own. They see it as it is.',
  noName: 'Enter a name',
} as const;

const moment = z.iso.datetime();

/** What an adviser says that a published plan is: general information, or with personal advice that is given separately. */
const publicationBasis = z.enum(['general', 'personal']);
const dollars = { ofYear: z.number(), today: z.number() };

/** The figures that lead a plan, as they were when it was last saved: dollars, months as `YYYY-MM`. */
export const planSummarySchema = z.object({
  netWorth: z.object({ ...dollars, age: z.number(), month: z.string() }),
  nextPurchase: z.nullable(z.object({ id: z.string(), month: z.nullable(z.string()) })),
  lowestCash: z.object({ ...dollars, month: z.string(), monthToday: z.string() }),
  moneyGone: z.nullable(z.string()),
  /** How many figures are typical ones. */
  typical: z.number(),
  /** The day (`YYYY-MM-DD`) that its facts are of: when they were last read from the record, else the start of the plan. */
  factsAsAt: z.optional(z.string()),
  /** Its first financial year (`2027-28`) of twelve months; null without one, left out where it was not worked out yet. */
  firstFullYear: z.optional(
    z.nullable(z.object({ financialYear: z.string(), afterTax: z.object(dollars), leftOver: z.object(dollars) })),
  ),
});
export type PlanSummary = z.infer<typeof planSummarySchema>;

/** What a client was shown of an adviser’s plan. */
const publication = z.object({
  /** The version of the plan that was published. */
  version: z.number(),
  /** Ids of the options that the client has. */
  options: z.array(z.string()),
  basis: publicationBasis,
  /** The adviser’s name; null where their account is gone. */
  by: z.nullable(z.string()),
  at: moment,
  /** Who locked just this version as presented, and when; null where nobody did. */
  presented: z.nullable(z.object({ by: z.nullable(z.string()), at: moment })),
});
export type PlanPublication = z.infer<typeof publication>;

/** Whose a plan is: the client’s own, or an adviser’s for them, which they have only as it was published. */
const standing = { kind: z.enum(['own', 'adviser']), publication: z.nullable(publication) };

/** A plan as a change leaves it. */
export const changedPlanSchema = z.object({
  id: uuid,
  title: z.string(),
  /** Increments with each change. */
  version: z.number(),
  /** Null where the plan could not be run. */
  summary: z.nullable(planSummarySchema),
  createdAt: moment,
  updatedAt: moment,
});
export type ChangedPlan = z.infer<typeof changedPlanSchema>;

/** By what a summary was worked out: the engine, and the day on which the newest rule was read. */
const workedOut = { engineVersion: z.string(), lawRead: z.string() };

/** A plan in a list. */
const listedPlan = z.extend(changedPlanSchema, {
  ...standing,
  ...workedOut,
  rulesChanged,
  /** When its newest locked version was kept; null without one. */
  lockedAt: z.nullable(moment),
  /** How many suggestions of the client wait for an answer. */
  waiting: z.number(),
});
export type ListedPlan = z.infer<typeof listedPlan>;

const keptPlan = z.extend(changedPlanSchema, { document: planDocumentSchema, ...standing, ...workedOut, rulesChanged });
export type KeptPlan = z.infer<typeof keptPlan>;

const planVersion = z.object({
  number: z.number(),
  name: z.string(),
  isLocked: z.boolean(),
  /** The version of the plan that it holds. */
  version: z.number(),
  summary: z.nullable(planSummarySchema),
  keptAt: moment,
  /** The name of who kept it; null where their account is gone. */
  by: z.nullable(z.string()),
  ...workedOut,
});
export type PlanVersion = z.infer<typeof planVersion>;

const keptVersion = z.extend(planVersion, { document: planDocumentSchema });
export type KeptPlanVersion = z.infer<typeof keptVersion>;

const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** Changes on top of a version; what a change is, the plan package says. */
const planChanges = z.strictObject({
  version,
  changes: z.array(planDocumentSchema).check(z.minLength(1), z.maxLength(mostPlanChanges)),
});
export type PlanChanges = z.infer<typeof planChanges>;

const newPlanVersion = z.strictObject({
  name: lineOfText(60).check(visible(1, planMessages.noName)),
  lock: z.optional(z.boolean()),
});
export type NewPlanVersion = z.infer<typeof newPlanVersion>;

/** A version to publish, the options that the client is shown, and what it is. */
const newPublication = z.strictObject({
  version,
  options: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  basis: publicationBasis,
  /** When what the client has now was published, as the caller knows it; null where they know of none. Without it not asked. */
  replaces: z.optional(z.nullable(moment)),
});
export type NewPlanPublication = z.infer<typeof newPublication>;

/** Whose plans a call is about; without it the caller’s own. */
const query = z.strictObject({ userId: z.optional(uuid) });
const params = z.strictObject({ id: uuid });

/** Plans kept for clients: their own, or those of the client an adviser names. */
export const planRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/plans',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'natural',
    summary: 'A client’s plans with the figures that lead them, the last changed first',
    query,
    reply: z.array(listedPlan),
    status: 200,
    errors: ['not-found'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/plans',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    largestBodyBytes: largestPlanBody,
    summary: `Keep a plan, of at most ${mostPlans} for a client; an adviser’s, of as many, is a draft until it is published`,
    query,
    body: z.strictObject({ plan: planDocumentSchema }),
    reply: changedPlanSchema,
    status: 201,
    errors: ['not-found', 'key-reused'],
  }),
  read: defineRoute({
    method: 'GET',
    path: '/plans/:id',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'natural',
    summary: 'A plan with its document',
    params,
    query,
    reply: keptPlan,
    status: 200,
    errors: ['not-found'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/plans/:id',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: 'Delete a plan with its changes and versions, also locked ones where an adviser does it',
    params,
    query,
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['not-found', 'not-allowed', 'key-reused'],
  }),
  change: defineRoute({
    method: 'POST',
    path: '/plans/:id/changes',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    largestBodyBytes: largestPlanBody,
    summary: 'Change a plan; on a version that is no longer the newest the answer has the changes made since',
    params,
    query,
    body: planChanges,
    reply: changedPlanSchema,
    status: 200,
    errors: ['not-found', 'not-allowed', 'stale-version', 'key-reused'],
  }),
  versions: defineRoute({
    method: 'GET',
    path: '/plans/:id/versions',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'natural',
    summary: 'Versions of a plan, the newest first',
    params,
    query,
    reply: z.array(planVersion),
    status: 200,
    errors: ['not-found'],
  }),
  keepVersion: defineRoute({
    method: 'POST',
    path: '/plans/:id/versions',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: `Keep a plan as it is under a name; an adviser may lock it. Of more than ${mostPlanVersions} the oldest that is not locked goes`,
    params,
    query,
    body: newPlanVersion,
    reply: planVersion,
    status: 201,
    errors: ['not-found', 'not-allowed', 'key-reused'],
  }),
  version: defineRoute({
    method: 'GET',
    path: '/plans/:id/versions/:number',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'natural',
    summary: 'A version of a plan with its document',
    params: z.strictObject({ id: uuid, number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    query,
    reply: keptVersion,
    status: 200,
    errors: ['not-found'],
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/plans/:id/publish',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary:
      'Show an adviser’s plan to its client, with the options that are named alone, in place of the publication it names',
    params,
    query,
    body: newPublication,
    reply: publication,
    status: 200,
    errors: ['not-found', 'not-allowed', 'stale-version', 'key-reused'],
  }),
  seeRules: defineRoute({
    method: 'POST',
    path: '/plans/:id/rules-seen',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: 'Note that somebody has seen what the law tables of a day or an engine did to a plan’s figures',
    params,
    query,
    body: rulesSeen,
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['not-found', 'not-allowed', 'key-reused'],
  }),
  unpublish: defineRoute({
    method: 'DELETE',
    path: '/plans/:id/publish',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'keyed',
    summary: 'Take a published plan back from its client',
    params,
    // Without `replaces` whatever was published.
    query: z.strictObject({ userId: z.optional(uuid), replaces: z.optional(moment) }),
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['not-found', 'not-allowed', 'stale-version', 'key-reused'],
  }),
} as const;
