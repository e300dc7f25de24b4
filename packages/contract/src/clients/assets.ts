import { recordFrequencies, states } from '@freehold/finance';
import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';
import { mapTable } from '../base/typed-entries.ts';
import {
  clientMessages,
  fieldKinds,
  given,
  listedChoice,
  purchaseYear,
  type RecordField,
  unknownChoice,
  unknownKinds,
} from './client-fields.ts';
import { assetTypes, dwellingKinds } from './record-kinds.ts';

/** How often an asset's income can fall due. */
export const incomeFrequencies = recordFrequencies;

/** Maximum assets, and maximum liabilities, of one client. */
export const mostRecords = 500;

const { line, amount, percent } = fieldKinds;

/**
 * Every field of an asset, once, as `profileFields` has those of the profile. A blank year of purchase becomes the year
 * of the save.
 */
export const assetFields = {
  assetType: { ...listedChoice(assetTypes), column: 'asset_type', class: 'financial', purpose: 'Kind' },
  currentValue: { ...amount, column: 'current_value', class: 'financial', purpose: 'Dollars today' },
  originalPrice: { ...amount, column: 'original_price', class: 'financial', purpose: 'Dollars paid' },
  yearPurchased: {
    ...amount,
    input: given(purchaseYear),
    column: 'year_purchased',
    class: 'financial',
    purpose: 'Year bought',
  },
  ownershipPercentage: {
    ...percent,
    blank: 100,
    column: 'ownership_percent',
    class: 'financial',
    purpose: 'Share owned',
  },
  incomeAmount: { ...amount, column: 'income_amount', class: 'financial', purpose: 'Dollars each time' },
  incomeFrequency: {
    ...listedChoice(incomeFrequencies),
    blank: 'Monthly',
    column: 'income_frequency',
    class: 'financial',
    purpose: 'How often it pays',
  },
  description: { ...line, column: 'description', class: 'financial', purpose: 'Own words' },
  state: { ...unknownChoice(states), column: 'state', class: 'financial', purpose: 'State or territory of a property' },
  contractDay: {
    ...unknownKinds.day,
    column: 'contract_day',
    class: 'financial',
    purpose: 'Day of the contract of purchase',
  },
  dwellingKind: {
    ...unknownChoice(dwellingKinds),
    column: 'dwelling_kind',
    class: 'financial',
    purpose: 'Kind of dwelling when it was bought',
  },
  landPercentage: {
    ...unknownKinds.percent,
    column: 'land_percent',
    class: 'financial',
    purpose: 'Land in the value of a property, percent',
  },
  clientSharePercentage: {
    ...unknownKinds.percent,
    column: 'client_share_percent',
    class: 'financial',
    purpose: 'Share of a property that the client owns, percent of the whole',
  },
  partnerSharePercentage: {
    ...unknownKinds.percent,
    column: 'partner_share_percent',
    class: 'financial',
    purpose: 'Share of a property that the partner owns, percent of the whole',
  },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The table, by type. */
export type AssetFields = typeof assetFields;
type AssetFieldName = keyof AssetFields;

/**
 * An asset as sent. With the id of one of the client's assets it updates that one; missing, null or blank fields get
 * the defaults of specification section 9: value 0, this year, 100 percent, Monthly. From the state on a field has no
 * default: null or blank makes it unknown, and a missing one stays as it is stored (decisions/0042).
 */
export const assetInputSchema = z.object({
  id: given(uuid),
  ...mapTable<AssetFields, { [Name in AssetFieldName]: AssetFields[Name]['input'] }>(
    assetFields,
    (field) => field.input,
  ),
});
export type AssetInput = z.infer<typeof assetInputSchema>;

export const assetListSchema = z.array(assetInputSchema).check(z.maxLength(mostRecords, clientMessages.tooManyRows));

const assetRecordSchema = z.object(
  mapTable<AssetFields, { [Name in AssetFieldName]: AssetFields[Name]['record'] }>(
    assetFields,
    (field) => field.record,
  ),
);
/** What an asset holds besides its id. */
export type AssetRecord = z.infer<typeof assetRecordSchema>;

/** What is stored where a row of the list says nothing; the year of purchase is still to be set. */
export const blankAsset: AssetRecord = mapTable<AssetFields, AssetRecord>(assetFields, (field) => field.blank);

/** A stored asset. */
export const assetSchema = z.object({
  id: uuid,
  ...assetRecordSchema.shape,
  /** True for stored text that names no known frequency; figures count it as Monthly (decision I-11). */
  frequencyUnknown: z.optional(z.boolean()),
});
export type Asset = z.infer<typeof assetSchema>;
