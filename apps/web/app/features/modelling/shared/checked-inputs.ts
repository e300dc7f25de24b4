import {
  equityScenarioSchema,
  gearingScenarioSchema,
  type ModellingScenario,
  modellingStart,
  outlookSchema,
  probabilitySchema,
  projectionScenarioSchema,
} from '@freehold/contract';
import * as z from 'zod/mini';
import type { Measure } from '#app/lib/amount-words.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import {
  contractMoment,
  type EquityDraft,
  type GearingDraft,
  type ModellingDraft,
  type OutlookDraft,
  type Part,
  type ProbabilityDraft,
  type ProjectionDraft,
  type PropertyDraft,
} from './draft.ts';

/** Result of validating a part of the dashboard: its inputs, or null, and the errors by `part.field`. */
export interface CheckedPart<Inputs> {
  readonly inputs: Inputs | null;
  readonly errors: Readonly<Record<string, string>>;
}

export type CheckedInputs = { readonly [Name in Part]: CheckedPart<ModellingScenario[Name]> };

/**
 * Validates each part of a draft; an invalid field in one part does not affect the others. An unchanged part returns
 * the same object, so its view need not re-render.
 */
export function checkedInputs(draft: ModellingDraft): CheckedInputs {
  return {
    outlook: checkedOutlook(draft.outlook),
    equity: checkedEquity(draft.equity),
    portfolio: checkedPortfolio(draft.portfolio),
    simulator: checkedSimulator(draft.simulator),
    gearing: checkedGearing(draft.gearing),
    probability: checkedProbability(draft.probability),
  };
}

const checkedOutlook = memoizeByReference((draft: OutlookDraft) =>
  checked(outlookSchema, outlookCandidate(draft), 'outlook'),
);
const checkedEquity = memoizeByReference((draft: EquityDraft) =>
  checked(equityScenarioSchema, equityCandidate(draft), 'equity'),
);
const checkedPortfolio = memoizeByReference((draft: ProjectionDraft) =>
  checked(projectionScenarioSchema, projectionCandidate(draft), 'portfolio'),
);
const checkedSimulator = memoizeByReference((draft: ProjectionDraft) =>
  checked(projectionScenarioSchema, projectionCandidate(draft), 'simulator'),
);
const checkedGearing = memoizeByReference((draft: GearingDraft) =>
  checked(gearingScenarioSchema, gearingCandidate(draft), 'gearing'),
);
const checkedProbability = memoizeByReference((draft: ProbabilityDraft) =>
  checked(probabilitySchema, probabilityCandidate(draft), 'probability'),
);

/** The scenario of a draft; an invalid part falls back to its defaults. */
export function scenarioOf(inputs: CheckedInputs): ModellingScenario {
  const { outlook, equity, portfolio, simulator, gearing, probability } = inputs;
  return {
    outlook: outlook.inputs ?? modellingStart.outlook,
    equity: equity.inputs ?? modellingStart.equity,
    portfolio: portfolio.inputs ?? modellingStart.portfolio,
    simulator: simulator.inputs ?? modellingStart.simulator,
    gearing: gearing.inputs ?? modellingStart.gearing,
    probability: probability.inputs ?? modellingStart.probability,
  };
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  candidate: unknown,
  part: Part,
): CheckedPart<z.output<Schema>> {
  const result = z.safeParse(schema, candidate);
  if (result.success) return { inputs: result.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[[part, ...path].join('.')] ??= message;
  return { inputs: null, errors };
}

// Unreadable text is passed on for the schema to reject with the field's message (decision G-13).
function numberIn(text: string, measure: Measure = 'dollars'): number | string {
  const amount = parseAmount(text, measure);
  return typeof amount === 'number' ? amount : text;
}

function rateIn(text: string): number | string {
  return numberIn(text, 'percent');
}

function outlookCandidate({ lowGrowth, mediumGrowth, highGrowth, priceRise }: OutlookDraft) {
  return {
    lowGrowth: rateIn(lowGrowth),
    mediumGrowth: rateIn(mediumGrowth),
    highGrowth: rateIn(highGrowth),
    priceRise: rateIn(priceRise),
  };
}

function equityCandidate({ propertyValue, interestRate, ...choices }: EquityDraft) {
  return { ...choices, propertyValue: numberIn(propertyValue), interestRate: rateIn(interestRate) };
}

function projectionCandidate({ properties, interestRate, deposit, costs, refinancingLimit }: ProjectionDraft) {
  return {
    properties: properties.map(({ propertyValue, growthRate, acquired, owed, ...own }) => ({
      propertyValue: numberIn(propertyValue),
      growthRate,
      acquired: acquired === '' ? null : numberIn(acquired, 'number'),
      ...(acquired === '0' && owed.trim() !== '' ? { owed: numberIn(owed) } : {}),
      ...(acquired === '0' ? ratesTyped(own) : {}),
    })),
    interestRate: rateIn(interestRate),
    deposit: rateIn(deposit),
    costs: rateIn(costs),
    refinancingLimit: rateIn(refinancingLimit),
  };
}

/** What is typed of a property owned already; an empty field is left out. */
function ratesTyped({ id: _, ...fields }: Omit<PropertyDraft, 'propertyValue' | 'growthRate' | 'acquired' | 'owed'>) {
  const typed = Object.entries(fields).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(typed.map(([name, text]) => [name, rateIn(text)]));
}

function probabilityCandidate(draft: ProbabilityDraft) {
  return Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, rateIn(text)]));
}

function gearingCandidate(draft: GearingDraft) {
  return {
    propertyType: draft.propertyType,
    propertyPrice: numberIn(draft.propertyPrice),
    ownershipPercentage: rateIn(draft.ownershipPercentage),
    currentTaxableIncome: numberIn(draft.currentTaxableIncome, 'dollars a year'),
    depreciationYear: numberIn(draft.depreciationYear, 'number'),
    financialYear: draft.financialYear,
    dwelling: draft.dwelling === '' ? null : draft.dwelling,
    contractDate: contractMoment(draft),
    rent: rateIn(draft.rent),
    otherExpenses: rateIn(draft.otherExpenses),
    interest: rateIn(draft.interest),
    loan: rateIn(draft.loan),
  };
}
