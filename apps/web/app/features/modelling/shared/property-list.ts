import { mostProjectionProperties, newProjectionProperty } from '@freehold/finance';
import { type ProjectionDraft, type PropertyDraft, propertyDraft } from './draft.ts';

type Properties = ProjectionDraft['properties'];

/** The list with one more property of default values, under an id that no other has had; full lists stay (PFPROJ-02). */
export function withNewProperty(properties: Properties): Properties {
  if (properties.length >= mostProjectionProperties) return properties;
  const numbers = properties.map(({ id }) => Number(id.slice(1)) || 0);
  return [...properties, propertyDraft(newProjectionProperty, `p${Math.max(0, ...numbers) + 1}`)];
}

/** The list with one field of one property changed (PFPROJ-04). */
export function withChange(
  properties: Properties,
  index: number,
  change: Partial<Omit<PropertyDraft, 'id'>>,
): Properties {
  return properties.map((property, place) => (place === index ? { ...property, ...change } : property));
}

/** The list without a property; the last one stays (PFPROJ-05). */
export function withoutProperty(properties: Properties, index: number): Properties {
  return properties.length <= 1 ? properties : properties.filter((_, place) => place !== index);
}
