import { switchableTaxYears } from '@freehold/finance';
import * as z from 'zod/mini';
import { calculationSchema } from '#sent-calculation';
import { uuid } from '../base/fields.ts';
import { largestPlanBody, planDocumentSchema } from '../base/plan-document.ts';
import { defineRoute } from '../base/route.ts';
import { borrowingFormSchema } from './borrowing.ts';
import {
  gearingScenarioSchema,
  mortgageScenarioSchema,
  outlookSchema,
  probabilitySchema,
  projectionScenarioSchema,
} from './scenario.ts';

/** An area of the engine: what it computes, the JSON Schema of its inputs, and inputs that compute. */
const listedAreaSchema = z.object({
  area: z.string(),
  summary: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  example: z.record(z.string(), z.unknown()),
});

/** The text of a rule that answers name by its id. */
const ruleTextSchema = z.object({
  label: z.string(),
  unit: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  source: z.string(),
  statute: z.optional(z.string()),
  read: z.string(),
  confidence: z.string(),
  note: z.optional(z.string()),
});

const areaListSchema = z.object({ areas: z.array(listedAreaSchema), rules: z.record(z.string(), ruleTextSchema) });
export type AreaList = z.infer<typeof areaListSchema>;

/** The engine, call by call. */
export const calculateRoutes = {
  areas: defineRoute({
    method: 'GET',
    path: '/calculate',
    access: 'public',
    repeat: 'natural',
    summary: 'The areas of the engine with their schemas and examples, and the texts of the rules that answers name',
    reply: areaListSchema,
    status: 200,
    errors: ['too-many-requests'],
  }),
  area: defineRoute({
    method: 'POST',
    path: '/calculate/:area',
    access: 'public',
    repeat: 'natural',
    summary: 'Compute one area of the engine from plain JSON inputs; unknown names are refused and nothing is stored',
    params: z.strictObject({ area: z.string().check(z.maxLength(80)) }),
    body: z.record(z.string(), z.unknown()),
    reply: z.record(z.string(), z.unknown()),
    status: 200,
    errors: ['not-found', 'too-many-requests'],
  }),
} as const;

/** A portfolio of the modelling dashboard, with what is expected of all projections and how its futures are drawn. */
const portfolioSchema = z.object({
  portfolio: projectionScenarioSchema,
  outlook: outlookSchema,
  probability: probabilitySchema,
});

const planBodySchema = z.strictObject({ plan: planDocumentSchema });

/** What a plan's report can have, in its order; a cover it always has. */
export const planReportSections = ['answers', 'chart', 'options', 'years', 'assumptions', 'workings', 'law'] as const;
export type PlanReportSection = (typeof planReportSections)[number];

const sectionList = (sections: readonly string[]) => new RegExp(`^(${sections.join('|')})(,(${sections.join('|')}))*$`);

/**
 * Sections and options with commas between; without them all. Without a version the plan as its caller has it now. Notes on
 * records and options are left out where they are not asked for.
 */
const planReportQuery = z.strictObject({
  userId: z.optional(uuid),
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  sections: z.optional(
    z.string().check(z.regex(sectionList(planReportSections), `Choose of ${planReportSections.join(', ')}`)),
  ),
  options: z.optional(z.string().check(z.maxLength(400))),
  notes: z.optional(z.enum(['true'])),
});
export type PlanReportQuery = z.infer<typeof planReportQuery>;

/** Figures as a file: a PDF report, or a workbook whose cells are formulas. Answers are bytes. */
export const reportRoutes = {
  borrowing: defineRoute({
    method: 'POST',
    path: '/reports/borrowing',
    access: 'public',
    repeat: 'natural',
    summary: 'The borrowing capacity report of these inputs (PDF); nothing is stored',
    body: borrowingFormSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  mortgage: defineRoute({
    method: 'POST',
    path: '/reports/mortgage',
    access: 'public',
    repeat: 'natural',
    summary: 'The mortgage repayment report of these inputs (PDF); nothing is stored',
    body: mortgageScenarioSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  negativeGearing: defineRoute({
    method: 'POST',
    path: '/reports/negative-gearing',
    access: 'public',
    repeat: 'natural',
    summary: 'The negative gearing report of these inputs (PDF); nothing is stored',
    body: gearingScenarioSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  portfolio: defineRoute({
    method: 'POST',
    path: '/reports/portfolio',
    access: 'public',
    repeat: 'natural',
    summary: 'The portfolio projection report of these inputs (PDF); nothing is stored',
    body: portfolioSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  calculation: defineRoute({
    method: 'POST',
    path: '/reports/calculation',
    access: 'public',
    repeat: 'natural',
    summary: 'The report of a tool’s answer to these inputs (PDF); nothing is stored',
    body: calculationSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  calculationWorkbook: defineRoute({
    method: 'POST',
    path: '/workbooks/calculation',
    access: 'public',
    repeat: 'natural',
    summary: 'A tool’s answer to these inputs as a workbook of live formulas (XLSX); nothing is stored',
    body: calculationSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  plan: defineRoute({
    method: 'POST',
    path: '/reports/plan',
    access: 'public',
    repeat: 'natural',
    largestBodyBytes: largestPlanBody,
    summary: 'The report of a plan with its options (PDF), run anew from the document; nothing is stored',
    body: planBodySchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  planWorkbook: defineRoute({
    method: 'POST',
    path: '/workbooks/plan',
    access: 'public',
    repeat: 'natural',
    largestBodyBytes: largestPlanBody,
    summary: 'A plan year by year as a workbook of live sums (XLSX), run anew from the document; nothing is stored',
    body: planBodySchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  mortgageWorkbook: defineRoute({
    method: 'POST',
    path: '/workbooks/mortgage',
    access: 'public',
    repeat: 'natural',
    summary: 'The mortgage schedule as a workbook of live formulas (XLSX); nothing is stored',
    body: mortgageScenarioSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  portfolioWorkbook: defineRoute({
    method: 'POST',
    path: '/workbooks/portfolio',
    access: 'public',
    repeat: 'natural',
    summary: 'The portfolio projection as a workbook of live formulas (XLSX); nothing is stored',
    body: portfolioSchema,
    reply: z.file(),
    status: 200,
    errors: ['too-many-requests'],
  }),
  clientSummary: defineRoute({
    method: 'GET',
    path: '/profiles/:id/report',
    access: 'self-or-admin',
    advisers: 'client-in-path',
    subject: 'params.id',
    repeat: 'natural',
    summary:
      'A client’s assets, debts, tax and retirement as a report (PDF); an adviser’s request is recorded as a read',
    params: z.strictObject({ id: uuid }),
    // Without a year, the one of today.
    query: z.strictObject({ taxYear: z.optional(z.enum(switchableTaxYears)) }),
    reply: z.file(),
    status: 200,
    errors: ['not-found', 'too-many-requests'],
  }),
  keptPlan: defineRoute({
    method: 'GET',
    path: '/plans/:id/report',
    access: 'signed-in',
    advisers: 'client-as-user-id',
    repeat: 'natural',
    summary:
      'The report of a plan that is kept, or of one of its versions (PDF), run anew from the stored document; an adviser’s request is recorded as a read',
    params: z.strictObject({ id: uuid }),
    query: planReportQuery,
    reply: z.file(),
    status: 200,
    errors: ['not-found', 'too-many-requests'],
  }),
} as const;
