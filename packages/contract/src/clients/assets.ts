import { recordFrequencies } from '@freehold/finance';
import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import {
  choiceOf,
  clientAmount,
  clientLine,
  clientMessages,
  clientPercent,
  given,
  purchaseYear,
} from './client-fields.ts';

/** Kinds of asset (specification section 9). */
export const assetTypes = [
  'Primary Home',
  'Investment Property',
  'Business',
  'Shares',
  'Super',
  'Savings',
  'Other',
] as const;

/** How often an asset's income can fall due. */
export const incomeFrequencies = recordFrequencies;

/** Maximum assets, and maximum liabilities, of one client. */
export const mostRecords = 500;

/**
 * An asset as sent. With the id of one of the client's assets it updates that one; missing, null or blank fields get
 * the defaults of specification section 9: value 0, this year, 100 percent, Monthly.
 */
export const assetInputSchema = z.object({
  id: given(uuid),
  assetType: given(choiceOf(assetTypes)),
  /** Dollars, as is the price. */
  currentValue: given(clientAmount),
  originalPrice: given(clientAmount),
  yearPurchased: given(purchaseYear),
  ownershipPercentage: given(clientPercent),
  /** Dollars each time. */
  incomeAmount: given(clientAmount),
  incomeFrequency: given(choiceOf(incomeFrequencies)),
  description: given(clientLine),
});
export type AssetInput = z.infer<typeof assetInputSchema>;

export const assetListSchema = z.array(assetInputSchema).check(z.maxLength(mostRecords, clientMessages.tooManyRows));

/** A stored asset. */
export const assetSchema = z.object({
  id: uuid,
  assetType: z.string(),
  currentValue: z.number(),
  originalPrice: z.number(),
  yearPurchased: z.number(),
  ownershipPercentage: z.number(),
  incomeAmount: z.number(),
  incomeFrequency: z.string(),
  description: z.string(),
  /** True for stored text that names no known frequency; figures count it as Monthly (decision I-11). */
  frequencyUnknown: z.optional(z.boolean()),
});
export type Asset = z.infer<typeof assetSchema>;
