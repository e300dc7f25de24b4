import {
  type BorrowingForm,
  type Calculation,
  type GearingScenario,
  type MortgageScenario,
  type PlanDocument,
  type PlanReportQuery,
  routes,
} from '@freehold/contract';
import type { SimulatedPortfolio } from '@freehold/domain';
import { call } from './api-client.ts';
import { errorText } from './error-text.ts';

const notMade = 'The file could not be made. Please try again in a moment.';

/**
 * Files the server generates: each function requests and saves one and resolves to null, or to the sentence that says
 * why it failed. Lazy-loaded, since a calculator needs no connection before.
 */
export const reportFiles = {
  borrowing: (body: BorrowingForm) => saved(() => call(routes.reports.borrowing, { body })),
  mortgage: (body: MortgageScenario) => saved(() => call(routes.reports.mortgage, { body })),
  mortgageWorkbook: (body: MortgageScenario) => saved(() => call(routes.reports.mortgageWorkbook, { body })),
  calculation: (body: Calculation) => saved(() => call(routes.reports.calculation, { body })),
  calculationWorkbook: (body: Calculation) => saved(() => call(routes.reports.calculationWorkbook, { body })),
  plan: (plan: PlanDocument) => saved(() => call(routes.reports.plan, { body: { plan } })),
  planWorkbook: (plan: PlanDocument) => saved(() => call(routes.reports.planWorkbook, { body: { plan } })),
  negativeGearing: (body: GearingScenario) => saved(() => call(routes.reports.negativeGearing, { body })),
  portfolio: (body: SimulatedPortfolio) => saved(() => call(routes.reports.portfolio, { body })),
  portfolioWorkbook: (body: SimulatedPortfolio) => saved(() => call(routes.reports.portfolioWorkbook, { body })),
  clientSummary: (id: string) => saved(() => call(routes.reports.clientSummary, { params: { id } })),
  keptPlan: (id: string, query: PlanReportQuery) =>
    saved(() => call(routes.reports.keptPlan, { params: { id }, query })),
} as const;

async function saved(ask: () => Promise<File>): Promise<string | null> {
  try {
    save(await ask());
    return null;
  } catch (error) {
    return errorText(error, notMade);
  }
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read the blob URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
