import type { SavedLink } from '@freehold/contract';
import { demoUsers } from '#app/lib/session-demo.ts';
import { pictures } from '../pictures.ts';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';
import { propertySketches } from './property-sketches.ts';
import type { DemoAssignment, DemoProperty } from './records.ts';

/** The demo's properties, the newest first; one has no picture, and one neither growth nor yield. */
export function demoProperties(now: Date): DemoProperty[] {
  return propertySketches.map(({ picture, place, rooms, rates, ...sketch }, index) => {
    const [street, suburb, state, postcode] = place;
    const [beds, baths, area] = rooms;
    const [growthRate, rentalYield] = rates;
    return {
      id: demoId('property', index + 1),
      createdAt: daysBefore(now, 3 + index * 11),
      ...sketch,
      ...{ street, suburb, state, postcode, beds, baths, area, growthRate, rentalYield },
      imageUrl: picture === null ? '' : pictures[picture],
      features: [...sketch.features],
      purchasePrice: null,
      currentValue: null,
      deposit: null,
      userId: null,
      status: index % 4 === 3 ? 'Under offer' : 'Available',
      version: 1,
    };
  });
}

const saved = [
  [3, false],
  [6, false],
  [2, true],
] as const;

/** Saved by the demo client and two others; the one marked bought is in the portfolio too. */
export function demoSavedLinks(): SavedLink[] {
  const own = saved.map(([property, purchased]) => ({
    userId: demoUsers.CLIENT.id,
    property_id: demoId('property', property),
    purchased,
  }));
  const others = [5, 9].map((client) => ({
    userId: demoId('client', client),
    property_id: demoId('property', client),
    purchased: false,
  }));
  return [...own, ...others];
}

/** Properties advisers assigned to clients, newest first. */
export function demoAssignments(): DemoAssignment[] {
  const own = [2, 8].map((property) => ({ clientId: demoUsers.CLIENT.id, propertyId: demoId('property', property) }));
  const others = [1, 2, 3, 4, 6, 8, 10].map((client) => ({
    clientId: demoId('client', client),
    propertyId: demoId('property', 1 + ((client * 3) % propertySketches.length)),
  }));
  return [...own, ...others];
}
