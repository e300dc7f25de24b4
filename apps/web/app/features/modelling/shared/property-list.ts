import { mostProjectionProperties, newProjectionProperty } from '@freehold/finance';
import { type ProjectionDraft, type PropertyDraft, propertyDraft } from './draft.ts';

type Properties = ProjectionDraft['properties'];

/** Adds a property with default values and a new id; full lists stay (PFPROJ-02). */
export function withNewProperty(properties: Properties): Properties {
  if (properties.length >= mostProjectionProperties) return properties;
  const numbers = properties.map(({ id }) => Number(id.slice(1)) || 0);
  return [...properties, propertyDraft(newProjectionProperty, `p${Math.max(0, ...numbers) + 1}`)];
}

/** Changes one field of one property (PFPROJ-04). */
export function withChange(
  properties: Properties,
  index: number,
  change: Partial<Omit<PropertyDraft, 'id'>>,
): Properties {
  return properties.map((property, place) => (place === index ? { ...property, ...change } : property));
}

/** Removes a property; the last one stays (PFPROJ-05). */
export function withoutProperty(properties: Properties, index: number): Properties {
  return properties.length <= 1 ? properties : properties.filter((_, place) => place !== index);
}
