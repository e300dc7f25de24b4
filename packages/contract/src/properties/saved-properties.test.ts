import { expect, it } from 'vitest';
import { removedPairBodySchema, savedLinksQuerySchema, savedPairSchema } from './saved-properties.ts';

it.each(['true', 'false', undefined])('[API-28] takes purchased=%s', (purchased) => {
  expect(savedLinksQuerySchema.safeParse(purchased === undefined ? {} : { purchased }).success).toBe(true);
});

it.each(['', 'TRUE', '1', '0', 'yes', ' true', ['true', 'false']])('[API-28] refuses purchased=%j', (purchased) => {
  expect(savedLinksQuerySchema.safeParse({ purchased }).success).toBe(false);
});

it('[API-32] a pair needs its property; whose it is may be left out', () => {
  const propertyId = '3f2b8c1e-4d5a-4b6c-8d7e-9f0a1b2c3d4e';
  expect(savedPairSchema.safeParse({ propertyId }).success).toBe(true);
  expect(savedPairSchema.safeParse({ userId: propertyId }).success).toBe(false);
  expect(savedPairSchema.safeParse({ propertyId, role: 'ADMIN' }).success).toBe(false);
});

it('[API-34] a removal may have no body', () => {
  expect(removedPairBodySchema.safeParse(undefined).success).toBe(true);
  expect(removedPairBodySchema.safeParse(null).success).toBe(true);
});
