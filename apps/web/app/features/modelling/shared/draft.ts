import {
  type EquityScenario,
  type GearingScenario,
  type ModellingScenario,
  modellingStart,
  type Outlook,
  type ProbabilityName,
  type ProbabilityScenario,
  type ProjectionScenario,
  probabilityNames,
  type ScenarioProperty,
} from '@freehold/contract';
import {
  type Dwelling,
  dwellings,
  type GearingPropertyType,
  type GrowthName,
  gearingPropertyTypes,
  growthNames,
  type LoanType,
  loanTypes,
  lossQuarantine,
  switchableTaxYears,
  type TaxYear,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';

/** On the cut-off day: contract before the moment, at or after it, or not answered. */
const contractTimes = ['', 'before', 'after'] as const;
type ContractTime = (typeof contractTimes)[number];

// Without the offset: a scenario's contract date is AEST.
const moment = lossQuarantine.value.contracts.from.slice(0, 16);

/** The ISO day on which the time of the contract matters. */
export const decidingDay = moment.slice(0, 10);

// Any time before the announcement will do.
const minuteBefore = `${decidingDay}T00:00`;

type TypedContract = Pick<GearingDraft, 'contractDate' | 'contractTime'>;

/** The contract date of a scenario for a typed day and the answer about its time; null while no day is typed. */
export function contractMoment({ contractDate, contractTime }: TypedContract): string | null {
  if (contractDate.trim() === '') return null;
  if (contractDate !== decidingDay || contractTime === '') return contractDate;
  return contractTime === 'before' ? minuteBefore : moment;
}

/** The day and the answer that show a scenario's contract date. */
export function contractTyped(contractDate: string | null): TypedContract {
  const day = contractDate?.slice(0, 10) ?? '';
  if (contractDate === null || day !== decidingDay || contractDate === decidingDay) {
    return { contractDate: day, contractTime: '' };
  }
  return { contractDate: day, contractTime: contractDate < moment ? 'before' : 'after' };
}

/**
 * A property of a portfolio as typed; `acquired` is empty when it is bought as equity allows, and the terms of what is
 * owed are where they are a purchase's.
 */
export interface PropertyDraft extends Readonly<Record<'ratePct' | 'yearsLeft' | 'interestOnlyYears', string>> {
  /** Stable id while properties are added and removed. */
  readonly id: string;
  readonly propertyValue: string;
  readonly growthRate: GrowthName;
  readonly acquired: string;
  /** Owed on a property owned already (year 0); empty for a purchase. */
  readonly owed: string;
  /** Its rent, percent of the value; empty for the rent that the futures assume. */
  readonly rentPct: string;
}

/** The projection panel or the growth simulator as typed. */
export interface ProjectionDraft {
  readonly properties: readonly PropertyDraft[];
  readonly interestRate: string;
  readonly deposit: string;
  readonly costs: string;
  readonly refinancingLimit: string;
}

/** The equity projection tool as typed. */
export interface EquityDraft {
  readonly propertyValue: string;
  readonly growthRate: GrowthName;
  readonly loanType: LoanType;
  readonly interestRate: string;
}

/** The negative gearing calculator as typed. */
export interface GearingDraft {
  readonly propertyType: GearingPropertyType;
  readonly propertyPrice: string;
  readonly ownershipPercentage: string;
  readonly currentTaxableIncome: string;
  readonly depreciationYear: string;
  readonly financialYear: TaxYear;
  readonly dwelling: Dwelling | '';
  readonly contractDate: string;
  readonly contractTime: ContractTime;
  readonly rent: string;
  readonly otherExpenses: string;
  readonly interest: string;
  readonly loan: string;
}

/** Assumptions for all projections, as typed. */
export interface OutlookDraft {
  readonly lowGrowth: string;
  readonly mediumGrowth: string;
  readonly highGrowth: string;
  readonly priceRise: string;
}

/** Simulation settings as typed; untouched ones are absent. */
export type ProbabilityDraft = Readonly<Partial<Record<ProbabilityName, string>>>;

/** Everything typed on the modelling dashboard. */
export interface ModellingDraft {
  readonly outlook: OutlookDraft;
  readonly equity: EquityDraft;
  readonly portfolio: ProjectionDraft;
  readonly simulator: ProjectionDraft;
  readonly gearing: GearingDraft;
  readonly probability: ProbabilityDraft;
}

/** A part of the dashboard. */
export type Part = keyof ModellingDraft;

/** The draft for a scenario, for example from a link. */
export function toDraft(scenario: ModellingScenario): ModellingDraft {
  const { outlook, equity, portfolio, simulator, gearing, probability } = scenario;
  return {
    outlook: outlookDraft(outlook),
    equity: equityDraft(equity),
    portfolio: projectionDraft(portfolio),
    simulator: projectionDraft(simulator),
    gearing: gearingDraft(gearing),
    probability: probabilityDraft(probability),
  };
}

function outlookDraft({ lowGrowth, mediumGrowth, highGrowth, priceRise }: Outlook): OutlookDraft {
  return {
    lowGrowth: String(lowGrowth),
    mediumGrowth: String(mediumGrowth),
    highGrowth: String(highGrowth),
    priceRise: String(priceRise),
  };
}

function equityDraft({ propertyValue, interestRate, ...choices }: EquityScenario): EquityDraft {
  return { ...choices, propertyValue: amountText(propertyValue), interestRate: String(interestRate) };
}

function projectionDraft({ properties, interestRate, deposit, costs, refinancingLimit }: ProjectionScenario) {
  return {
    properties: properties.map((property, index) => propertyDraft(property, `p${index + 1}`)),
    interestRate: String(interestRate),
    deposit: String(deposit),
    costs: String(costs),
    refinancingLimit: String(refinancingLimit),
  };
}

/** A property as typed, with its own id. */
export function propertyDraft(
  { propertyValue, growthRate, acquired, owed, rentPct, ratePct, yearsLeft, interestOnlyYears }: ScenarioProperty,
  id: string,
): PropertyDraft {
  return {
    id,
    propertyValue: amountText(propertyValue),
    growthRate,
    acquired: acquired === null ? '' : `${acquired}`,
    owed: owed === undefined ? '' : amountText(owed),
    rentPct: String(rentPct ?? ''),
    ratePct: String(ratePct ?? ''),
    yearsLeft: String(yearsLeft ?? ''),
    interestOnlyYears: String(interestOnlyYears ?? ''),
  };
}

function gearingDraft({ contractDate, dwelling, ...scenario }: GearingScenario): GearingDraft {
  return {
    propertyType: scenario.propertyType,
    propertyPrice: amountText(scenario.propertyPrice),
    ownershipPercentage: String(scenario.ownershipPercentage),
    currentTaxableIncome: amountText(scenario.currentTaxableIncome),
    depreciationYear: String(scenario.depreciationYear),
    financialYear: scenario.financialYear,
    dwelling: dwelling ?? '',
    ...contractTyped(contractDate),
    rent: String(scenario.rent),
    otherExpenses: String(scenario.otherExpenses),
    interest: String(scenario.interest),
    loan: String(scenario.loan),
  };
}

function probabilityDraft(settings: ProbabilityScenario): ProbabilityDraft {
  const isDollars = (name: string) => name === 'startingCash' || name === 'yearlyCash';
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, isDollars(name) ? amountText(value) : String(value)]),
  );
}

function amountText(amount: number): string {
  return normaliseAmountText(String(amount));
}

/** Initial values of the dashboard. */
export const startingDraft: ModellingDraft = toDraft(modellingStart);

/** The draft with these parts as in `start`. */
export function restarted(
  draft: ModellingDraft,
  restartedParts: readonly Part[],
  start: ModellingDraft = startingDraft,
): ModellingDraft {
  const part = <Name extends Part>(name: Name) => (restartedParts.includes(name) ? start : draft)[name];
  return {
    outlook: part('outlook'),
    equity: part('equity'),
    portfolio: part('portfolio'),
    simulator: part('simulator'),
    gearing: part('gearing'),
    probability: part('probability'),
  };
}

const typed = z.string();

const projectionDraftSchema = z.strictObject({
  properties: z
    .array(
      z.strictObject({
        id: typed,
        propertyValue: typed,
        growthRate: z.enum(growthNames),
        acquired: typed,
        // Drafts stored before a property could be owned already lack these.
        owed: z._default(typed, ''),
        rentPct: z._default(typed, ''),
        ratePct: z._default(typed, ''),
        yearsLeft: z._default(typed, ''),
        interestOnlyYears: z._default(typed, ''),
      }),
    )
    .check(z.minLength(1)),
  interestRate: typed,
  deposit: typed,
  costs: typed,
  refinancingLimit: typed,
});

const draftSchema = z.strictObject({
  outlook: z.strictObject({ lowGrowth: typed, mediumGrowth: typed, highGrowth: typed, priceRise: typed }),
  equity: z.strictObject({
    propertyValue: typed,
    growthRate: z.enum(growthNames),
    loanType: z.enum(loanTypes),
    interestRate: typed,
  }),
  portfolio: projectionDraftSchema,
  simulator: projectionDraftSchema,
  gearing: z.strictObject({
    propertyType: z.enum(gearingPropertyTypes),
    propertyPrice: typed,
    ownershipPercentage: typed,
    currentTaxableIncome: typed,
    depreciationYear: typed,
    financialYear: z.enum(switchableTaxYears),
    dwelling: z.enum([...dwellings, '']),
    contractDate: typed,
    contractTime: z.enum(contractTimes),
    rent: typed,
    otherExpenses: typed,
    interest: typed,
    loan: typed,
  }),
  // Drafts stored before simulations existed lack it.
  probability: z._default(z.partialRecord(z.enum(probabilityNames), typed), {}),
});

/** Parses a draft of unknown origin, such as browser storage; null if it is not one. */
export function parseDraft(value: unknown): ModellingDraft | null {
  const checked = z.safeParse(draftSchema, value);
  return checked.success ? checked.data : null;
}
