import { newBuildChoices, Refusal, uses } from '@freehold/finance';
import * as z from 'zod/mini';
import { day, list, number } from './area.ts';

const optionalNumber = z.optional(number);
const flag = z.optional(z.boolean());
const exemptDays = z.optional(z.strictObject({ ownershipDays: number, exemptDays: number }));
const residentialDays = z.optional(z.strictObject({ ownershipDays: number, residentialDays: number }));
const period = z.strictObject({ from: day, to: day });

// One object with every name of both forms: a union could not say which name is unknown.
const mainResidence = z.strictObject({
  whole: exemptDays,
  pre: exemptDays,
  post: exemptDays,
  ownedFrom: z.optional(day),
  ownedTo: z.optional(day),
  livedIn: z.optional(list(period)),
  rented: z.optional(list(period)),
  absenceChoice: flag,
  firstIncomeUse: z.optional(z.strictObject({ on: day, marketValue: number })),
});

/** A sale of an asset, as `cgt.sale` takes it. */
export const saleSchema = z.strictObject({
  acquiredOn: day,
  soldOn: day,
  purchasePrice: number,
  purchaseCosts: optionalNumber,
  sellingCosts: optionalNumber,
  salePrice: number,
  sharePct: optionalNumber,
  use: z.optional(z.enum(uses)),
  costItems: z.optional(list(z.strictObject({ element: z.literal([1, 2, 3, 4, 5]), amount: number, on: day }))),
  capitalWorksClaimed: z.optional(z.strictObject({ before2027: optionalNumber, from2027: optionalNumber })),
  value2027: z.optional(
    z.strictObject({
      method: z.enum(['valuation', 'apportioned']),
      amount: optionalNumber,
      formula: z.optional(z.enum(['compound', 'straightLine'])),
    }),
  ),
  indexation: z.strictObject({
    method: z.enum(['none', 'cpi', 'rate']),
    numbers: z.optional(z.record(z.string(), number)),
    annualPct: optionalNumber,
  }),
  isNewBuild: flag,
  newBuildChoice: z.optional(z.enum(newBuildChoices)),
  mainResidence: z.optional(mainResidence),
  residentialUse: z.optional(z.strictObject({ pre: residentialDays, post: residentialDays })),
});

export type SaleInputs = z.output<typeof saleSchema>;

/** The sale with each choice in its own form. Throws Refusal for an amount that the chosen method needs. */
export function saleOf(given: SaleInputs | undefined) {
  if (given === undefined) return undefined;
  return {
    ...given,
    value2027: value2027Of(given.value2027),
    indexation: indexationOf(given.indexation),
    mainResidence: residenceOf(given.mainResidence),
  };
}

function value2027Of(given: SaleInputs['value2027']) {
  if (given === undefined) return undefined;
  if (given.method === 'apportioned') return { method: given.method, formula: given.formula };
  return { method: given.method, amount: needed('sale.value2027.amount', given.amount) };
}

function indexationOf(given: SaleInputs['indexation']) {
  if (given.method === 'none') return { method: given.method };
  if (given.method === 'rate') {
    return { method: given.method, annualPct: needed('sale.indexation.annualPct', given.annualPct) };
  }
  return { method: given.method, numbers: given.numbers ?? {} };
}

function residenceOf(given: SaleInputs['mainResidence']) {
  if (given === undefined) return undefined;
  const { ownedFrom, ownedTo, livedIn = [], rented = [], absenceChoice, firstIncomeUse, ...days } = given;
  if (ownedFrom === undefined && ownedTo === undefined) return days;
  return {
    ownedFrom: needed('sale.mainResidence.ownedFrom', ownedFrom),
    ownedTo: needed('sale.mainResidence.ownedTo', ownedTo),
    livedIn,
    rented,
    absenceChoice,
    firstIncomeUse,
  };
}

function needed<Value>(field: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new Refusal('required', field, `${field} is missing`);
}
