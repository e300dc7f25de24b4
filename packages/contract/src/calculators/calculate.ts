import { BadInputError, calculateArea } from '@freehold/finance';
import * as z from 'zod/mini';
import { splitName } from '../base/person-name.ts';
import { joinProfileAddress, propertyAddressText } from '../base/postal-address.ts';

const text = z.string();
const nameInputs = z.object({ name: text });
const propertyAddressInputs = z.object({ street: text, suburb: text, state: text, postcode: text });
const profileAddressInputs = z.extend(propertyAddressInputs, { country: text });

/** Areas about text, not figures, which the contract itself computes. */
const textAreas = new Map<string, (inputs: unknown) => object>([
  ['lead.splitName', (inputs) => splitName(checked(nameInputs, inputs).name)],
  ['profile.address', (inputs) => ({ joined: joinProfileAddress(checked(profileAddressInputs, inputs)) })],
  ['property.address', (inputs) => ({ display: propertyAddressText(checked(propertyAddressInputs, inputs)) })],
]);

/**
 * Computes an area from plain JSON inputs: the engine's areas and the few about names and addresses. Used by the golden
 * cases and the API. Throws as `calculateArea` does.
 */
export function calculate(area: string, inputs: unknown): object {
  const textArea = textAreas.get(area);
  return textArea ? textArea(inputs) : calculateArea(area, inputs);
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, inputs: unknown): z.output<Schema> {
  const result = z.safeParse(schema, inputs);
  if (result.success) return result.data;
  const field = String(result.error.issues[0]?.path[0] ?? 'inputs');
  throw new BadInputError(field, undefined, 'a text');
}
