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

/** On the day that the law turns on: whether the contract was made before the moment, at or after it, or not said. */
const contractTimes = ['', 'before', 'after'] as const;
type ContractTime = (typeof contractTimes)[number];

const moment = lossQuarantine.value.contractsFrom;

/** The day on which the time of a contract decides, ISO. */
export const decidingDay = moment.slice(0, 10);

// One minute before the announcement stands for any time before it.
const minuteBefore = `${decidingDay}T00:00`;

/** The contract date of a scenario for a typed day and the answer about its time; null while no day is typed. */
export function contractMoment({
  contractDate,
  contractTime,
}: {
  readonly contractDate: string;
  readonly contractTime: ContractTime;
}): string | null {
  if (contractDate.trim() === '') return null;
  if (contractDate !== decidingDay || contractTime === '') return contractDate;
  return contractTime === 'before' ? minuteBefore : moment;
}

/** The day and the answer that show a scenario's contract date. */
export function contractTyped(contractDate: string | null): {
  readonly contractDate: string;
  readonly contractTime: ContractTime;
} {
  const day = contractDate?.slice(0, 10) ?? '';
  if (contractDate === null || day !== decidingDay || contractDate === decidingDay) {
    return { contractDate: day, contractTime: '' };
  }
  return { contractDate: day, contractTime: contractDate < moment ? 'before' : 'after' };
}

/** A property of a portfolio as it is typed; `acquired` is empty while it is bought when equity allows. */
export interface PropertyDraft {
  /** Stays with the property while others come and go. */
  readonly id: string;
  readonly propertyValue: string;
  readonly growthRate: GrowthName;
  readonly acquired: string;
}

/** The projection panel or the growth simulator as it is typed. */
export interface ProjectionDraft {
  readonly properties: readonly PropertyDraft[];
  readonly interestRate: string;
  readonly deposit: string;
  readonly costs: string;
  readonly refinancingLimit: string;
}

/** The equity projection tool as it is typed. */
export interface EquityDraft {
  readonly propertyValue: string;
  readonly growthRate: GrowthName;
  readonly loanType: LoanType;
  readonly interestRate: string;
}

/** The negative gearing calculator as it is typed. */
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

/** What is expected of all projections, as it is typed. */
export interface OutlookDraft {
  readonly lowGrowth: string;
  readonly mediumGrowth: string;
  readonly highGrowth: string;
  readonly priceRise: string;
}

/** What was set of the futures of a portfolio, as it is typed; what nobody touched is not in it. */
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

/** The draft that shows a scenario, for example one that came in a link. */
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

/** A property as it is typed, under an id of its own. */
export function propertyDraft({ propertyValue, growthRate, acquired }: ScenarioProperty, id: string): PropertyDraft {
  return { id, propertyValue: amountText(propertyValue), growthRate, acquired: acquired === null ? '' : `${acquired}` };
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
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}

function amountText(amount: number): string {
  return normaliseAmountText(String(amount));
}

/** What the dashboard starts with. */
export const startingDraft: ModellingDraft = toDraft(modellingStart);

/** The draft with these parts as at the start. */
export function restarted(draft: ModellingDraft, restartedParts: readonly Part[]): ModellingDraft {
  const part = <Name extends Part>(name: Name) => (restartedParts.includes(name) ? startingDraft : draft)[name];
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
    .array(z.strictObject({ id: typed, propertyValue: typed, growthRate: z.enum(growthNames), acquired: typed }))
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

/** The draft in a value of unknown origin, such as the browser's storage, or null. */
export function parseDraft(value: unknown): ModellingDraft | null {
  const checked = z.safeParse(draftSchema, value);
  return checked.success ? checked.data : null;
}
