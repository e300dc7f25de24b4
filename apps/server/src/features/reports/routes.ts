import {
  type BorrowingForm,
  borrowingInputs,
  type Calculation,
  type GearingScenario,
  idsOf,
  type MortgageScenario,
  type PlanDocument,
  planReportSections,
  routes,
  toolFacts,
} from '@freehold/contract';
import { dayInSydney, type SimulatedPortfolio } from '@freehold/domain';
import type { TaxYear } from '@freehold/finance';
import type { Actor } from '../../actor.ts';
import { bucketOf } from '../../address-bucket.ts';
import type { Brand } from '../../brand.ts';
import type { ClientScope } from '../../client-scope.ts';
import type { Deps } from '../../deps.ts';
import { scopeFor } from '../../http/access.ts';
import { bindFile } from '../../http/bind-file.ts';
import type { Binding } from '../../http/bind-route.ts';
import type { CallTo } from '../../http/call.ts';
import type { MortgageReportRequest } from '../../reports/mortgage-report.ts';
import type { PlanFileRequest } from '../../reports/plan-outcome.ts';
import type { PortfolioReportRequest } from '../../reports/portfolio-report.ts';
import { sentPlan } from '../../reports/sent-plan.ts';
import { planToReport } from '../plans/index.ts';
import { findBrand } from '../practice/index.ts';
import { clientName, readDetails } from '../profiles/index.ts';
import { createFileMakers, type FileMaker } from './file-maker.ts';

/** Dependencies of making a file. */
interface Making extends Deps {
  readonly files: FileMaker;
  readonly actor: Actor | null;
}

/** A file and its name. Nothing of it is stored. */
interface NamedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** The borrowing report of a form. Throws as `FileMaker.report` does, as do the others. */
async function borrowingFile({ files, now }: Making, form: BorrowingForm): Promise<NamedFile> {
  const preparedAt = now().toISOString();
  const bytes = await files.report({ kind: 'borrowing', inputs: borrowingInputs(form), preparedAt });
  return { bytes, filename: 'freehold-borrowing-capacity.pdf' };
}

/** The mortgage report of a scenario, its last repayment counted from today in Sydney. */
async function mortgageFile(making: Making, scenario: MortgageScenario): Promise<NamedFile> {
  const bytes = await making.files.report(mortgageRequest(making, scenario));
  return { bytes, filename: 'freehold-mortgage-repayment.pdf' };
}

/** The mortgage schedule of a scenario as a workbook. */
async function mortgageWorkbookFile(making: Making, scenario: MortgageScenario): Promise<NamedFile> {
  const bytes = await making.files.workbook({ ...mortgageRequest(making, scenario), brand: await brandFor(making) });
  return { bytes, filename: 'freehold-mortgage-schedule.xlsx' };
}

/** The report of a tool's answer. */
async function calculationFile({ files, now }: Making, calculation: Calculation): Promise<NamedFile> {
  const bytes = await files.report({ kind: 'calculation', calculation, preparedAt: now().toISOString() });
  return { bytes, filename: `${toolFacts[calculation.tool].file}.pdf` };
}

/** A tool's answer as a workbook. */
async function calculationWorkbookFile(making: Making, calculation: Calculation): Promise<NamedFile> {
  const preparedAt = making.now().toISOString();
  const brand = await brandFor(making);
  const bytes = await making.files.workbook({ kind: 'calculation', calculation, preparedAt, brand });
  return { bytes, filename: `${toolFacts[calculation.tool].file}.xlsx` };
}

/** The report of a plan. Throws AppError `invalid-input` for what is no plan, and as the others do. */
async function planFile(making: Making, document: PlanDocument): Promise<NamedFile> {
  return { bytes: await making.files.report(planRequest(making, document)), filename: 'freehold-plan.pdf' };
}

/** A plan as a workbook. Throws as `planFile` does. */
async function planWorkbookFile(making: Making, document: PlanDocument): Promise<NamedFile> {
  const request = { ...planRequest(making, document), brand: await brandFor(making) };
  return { bytes: await making.files.workbook(request), filename: 'freehold-plan.xlsx' };
}

/** The negative gearing report of a scenario. */
async function gearingFile({ files, now }: Making, scenario: GearingScenario): Promise<NamedFile> {
  const bytes = await files.report({ kind: 'negative-gearing', scenario, preparedAt: now().toISOString() });
  return { bytes, filename: 'freehold-negative-gearing.pdf' };
}

/** The projection report of a portfolio. */
async function portfolioFile(making: Making, inputs: SimulatedPortfolio): Promise<NamedFile> {
  const bytes = await making.files.report(portfolioRequest(making, inputs));
  return { bytes, filename: 'freehold-portfolio-projection.pdf' };
}

/** The projection of a portfolio as a workbook. */
async function portfolioWorkbookFile(making: Making, inputs: SimulatedPortfolio): Promise<NamedFile> {
  const bytes = await making.files.workbook({ ...portfolioRequest(making, inputs), brand: await brandFor(making) });
  return { bytes, filename: 'freehold-portfolio-projection.xlsx' };
}

/**
 * The summary of a client's record; an adviser's request is audited as a read. Throws AppError `not-found`, and as the
 * others do.
 */
async function clientSummaryFile(
  making: Making,
  { actor, scope, taxYear }: { actor: Actor; scope: ClientScope; taxYear?: TaxYear | undefined },
): Promise<NamedFile> {
  const details = await readDetails(making, { actor, scope });
  const at = making.now();
  const today = dayInSydney(at);
  const preparedAt = at.toISOString();
  const brand = await findBrand(making.db.kysely);
  const bytes = await making.files.report({ kind: 'client-summary', details, taxYear, today, preparedAt, brand });
  return { bytes, filename: 'freehold-client-summary.pdf' };
}

/**
 * The report of a plan that is kept, or of one of its versions, which has that version’s date as its own. Throws AppError
 * `not-found` as `planToReport` does, and as the others do.
 */
async function keptPlanFile(
  making: Making,
  { actor, params, query }: CallTo<typeof routes.reports.keptPlan>,
): Promise<NamedFile> {
  const { kysely } = making.db;
  const scope = scopeFor(actor, query.userId);
  const preparedFor = await clientName(kysely, scope);
  const { document, by, at, ...kept } = await planToReport(making, {
    ...{ actor, scope, planId: params.id },
    number: query.version === undefined ? null : Number(query.version),
    options: query.options === undefined ? null : idsOf(query.options),
  });
  const brand = await findBrand(kysely);
  const preparedBy = [by, brand?.name].filter(Boolean).join(', ') || null;
  const notice = making.config.planReportNotice;
  const named = query.sections === undefined ? null : idsOf(query.sections);
  const sections = planReportSections.filter((section) => named === null || named.includes(section));
  const bytes = await making.files.report({
    ...{ kind: 'plan', plan: sentPlan(document), preparedAt: at, sections },
    kept: { ...kept, preparedFor, preparedBy, brand, notice, hasNotes: query.notes === 'true' },
  });
  return { bytes, filename: 'freehold-plan.pdf' };
}

// A visitor is nobody's client.
async function brandFor({ actor, db }: Making): Promise<Brand | null> {
  return actor === null ? null : await findBrand(db.kysely);
}

function mortgageRequest({ now }: Making, { priceRise, loanTerm, ...loan }: MortgageScenario): MortgageReportRequest {
  const at = now();
  const inputs = { ...loan, loanTerm: Number(loanTerm), today: dayInSydney(at) };
  return { kind: 'mortgage', inputs, priceRise, preparedAt: at.toISOString() };
}

function planRequest({ now }: Making, document: PlanDocument): PlanFileRequest {
  return { kind: 'plan', plan: sentPlan(document), preparedAt: now().toISOString() };
}

function portfolioRequest({ now }: Making, inputs: SimulatedPortfolio): PortfolioReportRequest {
  return { kind: 'portfolio', ...inputs, preparedAt: now().toISOString() };
}

const pdf = 'application/pdf';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reports and workbooks that people save. */
export function bindReports(open: Binding): void {
  const { limits } = open.deps;
  const makers = createFileMakers(undefined, (owner, milliseconds) =>
    limits.charge('reports', owner, Math.floor(milliseconds / 100)),
  );
  open.app.addHook('onClose', () => makers.close());
  const binding: Binding = { ...open, limit: 'reports' };
  const { reports } = routes;
  const making = ({ actor, address }: { readonly actor: Actor | null; readonly address: string }) => ({
    ...open.deps,
    actor,
    files: makers.of(actor?.id ?? bucketOf(address).key),
  });
  bindFile(binding, reports.borrowing, { mediaType: pdf, handle: (call) => borrowingFile(making(call), call.body) });
  bindFile(binding, reports.mortgage, { mediaType: pdf, handle: (call) => mortgageFile(making(call), call.body) });
  bindFile(binding, reports.calculation, {
    mediaType: pdf,
    handle: (call) => calculationFile(making(call), call.body),
  });
  bindFile(binding, reports.negativeGearing, {
    mediaType: pdf,
    handle: (call) => gearingFile(making(call), call.body),
  });
  bindFile(binding, reports.portfolio, { mediaType: pdf, handle: (call) => portfolioFile(making(call), call.body) });
  bindFile(binding, reports.plan, { mediaType: pdf, handle: (call) => planFile(making(call), call.body.plan) });
  bindFile(binding, reports.planWorkbook, {
    mediaType: xlsx,
    handle: (call) => planWorkbookFile(making(call), call.body.plan),
  });
  bindFile(binding, reports.clientSummary, {
    mediaType: pdf,
    handle: (call) => clientSummaryFile(making(call), { actor: call.actor, scope: call.scope, ...call.query }),
  });
  bindFile(binding, reports.keptPlan, { mediaType: pdf, handle: (call) => keptPlanFile(making(call), call) });
  bindFile(binding, reports.mortgageWorkbook, {
    mediaType: xlsx,
    handle: (call) => mortgageWorkbookFile(making(call), call.body),
  });
  bindFile(binding, reports.calculationWorkbook, {
    mediaType: xlsx,
    handle: (call) => calculationWorkbookFile(making(call), call.body),
  });
  bindFile(binding, reports.portfolioWorkbook, {
    mediaType: xlsx,
    handle: (call) => portfolioWorkbookFile(making(call), call.body),
  });
}
