import { maritalStatuses } from '@freehold/finance';
import * as z from 'zod/mini';
import { decodeLink, encodeLink } from '../base/link-json.ts';
import { type BorrowingForm, borrowingFormSchema } from './borrowing.ts';
import { modellingScenarioSchema, openedModellingSchema } from './scenario/modelling.ts';
import { mortgageScenarioSchema, openedMortgageSchema } from './scenario/mortgage.ts';

export { type EquityScenario, equityScenarioDefaults, equityScenarioSchema } from './scenario/equity.ts';
export { type GearingScenario, gearingScenarioDefaults, gearingScenarioSchema } from './scenario/gearing.ts';
export {
  type ModellingScenario,
  modellingDefaults,
  modellingScenarioSchema,
  modellingStart,
} from './scenario/modelling.ts';
export { type MortgageScenario, mortgageDefaults, mortgageScenarioSchema, mortgageStart } from './scenario/mortgage.ts';
export { type Outlook, outlookDefaults, outlookSchema } from './scenario/outlook.ts';
export {
  type ProbabilityName,
  type ProbabilityScenario,
  probabilityNames,
  probabilitySchema,
} from './scenario/probability.ts';
export {
  type ProjectionScenario,
  projectionScenarioSchema,
  type ScenarioProperty,
} from './scenario/projection.ts';
export { priceRiseMessages } from './scenario/todays-dollars.ts';

const { shape: borrowing } = borrowingFormSchema;

/** The borrowing calculator's inputs in a link; unreadable fields are blank, as on an empty form. */
const openedBorrowingSchema = z.object({
  grossIncome: z.catch(z.nullable(borrowing.grossIncome), null),
  maritalStatus: z.catch(z.nullable(z.enum(maritalStatuses)), null),
  partnerIncome: z.catch(z.optional(z.nullable(borrowing.partnerIncome)), null),
  dependants: z.catch(borrowing.dependants, 0),
  existingLoans: z.catch(borrowing.existingLoans, 0),
});

/**
 * The inputs of a calculation, to fill a form and to share in a link or a saved plan. Never contains results or contact
 * details. A changed shape is a new version; old links stay readable.
 */
const scenarioSchema = z.discriminatedUnion('kind', [
  z.object({ v: z.literal(1), kind: z.literal('borrowing'), inputs: borrowingFormSchema }),
  z.object({ v: z.literal(1), kind: z.literal('mortgage'), inputs: mortgageScenarioSchema }),
  z.object({ v: z.literal(1), kind: z.literal('modelling'), inputs: modellingScenarioSchema }),
]);
export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioKind = Scenario['kind'];

/** The same kinds as opened: each unreadable field has its calculator's initial value. */
const openedSchema = z.discriminatedUnion('kind', [
  z.object({ v: z.literal(1), kind: z.literal('borrowing'), inputs: openedBorrowingSchema }),
  z.object({ v: z.literal(1), kind: z.literal('mortgage'), inputs: openedMortgageSchema }),
  z.object({ v: z.literal(1), kind: z.literal('modelling'), inputs: openedModellingSchema }),
]);
export type OpenedScenario = z.infer<typeof openedSchema>;

/** Inputs of one kind as opened from a link. */
export type OpenedInputs<Kind extends ScenarioKind> = Extract<OpenedScenario, { readonly kind: Kind }>['inputs'];

/** A scenario from a link, and the names of its unreadable fields. */
export interface DecodedScenario {
  readonly scenario: OpenedScenario;
  readonly dropped: readonly string[];
}

/** The scenario of a valid borrowing form. */
export function borrowingScenario(inputs: BorrowingForm): Scenario {
  return { v: 1, kind: 'borrowing', inputs };
}

/** The scenario as text that is safe in a URL fragment. */
export function encodeScenario(scenario: Scenario): string {
  return encodeLink(scenario);
}

/**
 * Decodes a scenario with every valid field; names the others, a field inside a part as `part.field`. Null when the
 * text is not a scenario of a known kind and version, or has no valid field. Ignores fields that the kind does not
 * have.
 */
export function decodeScenario(encoded: string): DecodedScenario | null {
  const sent = decodeLink(encoded);
  const opened = z.safeParse(openedSchema, sent);
  if (!opened.success) return null;
  const known = fieldsOf(opened.data.inputs);
  const dropped = droppedFields(sent, known);
  const found = z.safeParse(z.object({ inputs: z.record(z.string(), z.unknown()) }), sent);
  const given = new Set(found.success ? fieldsOf(found.data.inputs) : []);
  const isAnyTaken = known.some((field) => given.has(field) && !dropped.includes(field));
  return isAnyTaken ? { scenario: opened.data, dropped } : null;
}

/** Names of all fields, those inside a part as `part.field`; a list is one field. */
function fieldsOf(inputs: object): readonly string[] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isPart ? Object.keys(value).map((field) => `${name}.${field}`) : [name];
  });
}

/** The known fields that the strict schema refuses: wrong, or missing but required. */
function droppedFields(sent: unknown, known: readonly string[]): readonly string[] {
  const checked = z.safeParse(scenarioSchema, sent);
  if (checked.success) return [];
  // Paths without the leading 'inputs'; `part` when a whole part is missing, `part.field.0.…` inside a list.
  const refused = checked.error.issues.map(({ path }) => `${path.slice(1).join('.')}.`);
  return known.filter((field) => refused.some((name) => name.startsWith(`${field}.`) || `${field}.`.startsWith(name)));
}
