import { propertyAddressText } from '@freehold/contract';
import { date } from '#app/lib/format.ts';
import {
  type AddressValues,
  type AssetValues,
  type LiabilityValues,
  profileValuesSchema,
} from './client-form-values.ts';
import type { FieldFacts } from './field-facts.ts';

const nothing = 'Not given';
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a field's value for display: `$600,000`, `4.5%`, `17 May 1984`, `Yes`. */
export function shownValue({ kind, unit, choices }: FieldFacts, value: unknown): string {
  if (kind === 'flag') return value === true ? 'Yes' : 'No';
  if (kind === 'address') return addressText(profileValuesSchema.shape.address.parse(value)) || nothing;
  const text = String(value).trim();
  if (text === '') return nothing;
  if (kind === 'money') return withUnit(`$${text}`, unit);
  if (kind === 'date') return isoDay.test(text) ? date(new Date(`${text}T12:00`)) : text;
  if (kind === 'choice') return choices?.find((choice) => choice.value === text)?.label ?? text;
  return kind === 'percent' ? `${text}${unit ?? '%'}` : withUnit(text, unit);
}

/** Name of a list row: its description, else its type, else "New asset" or "New liability". */
export function rowName(row: AssetValues | LiabilityValues): string {
  const isAsset = 'assetType' in row;
  const type = isAsset ? row.assetType : row.liabilityType;
  return row.description.trim() || type || (isAsset ? 'New asset' : 'New liability');
}

/** Summary of a collapsed row: its type, and its value or balance. */
export function rowFigures(row: AssetValues | LiabilityValues): { type: string; amount: string } {
  const isAsset = 'assetType' in row;
  const type = isAsset ? row.assetType : row.liabilityType;
  const amount = (isAsset ? row.currentValue : row.loanBalance).trim();
  return { type: type || 'No type yet', amount: `$${amount === '' ? '0' : amount}` };
}

function addressText({ country, ...address }: AddressValues): string {
  return [propertyAddressText(address), country.trim()].filter((part) => part !== '').join(', ');
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined ? text : `${text} ${unit}`;
}
